"""What the games themselves promise: a folder for each."""
