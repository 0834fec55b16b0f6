"""The theme set Wizards & Dragons: citadels with wizards, their magic power, and what it is spent on."""
