"""Small changes of the base game's rules, each chosen by an option."""
