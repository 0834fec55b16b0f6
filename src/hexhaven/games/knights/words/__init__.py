"""What is said of Cities & Knights: names, choices and questions, and what happened."""
