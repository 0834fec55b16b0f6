"""The words of the lessons: `en.toml` and `de.toml` beside them."""

from collections.abc import Mapping

from hexhaven.texts import filled, texts_in


class Texts:
    """What one game has to say, in every language; the terminal and the page are guided alike."""

    def __init__(self, package: str) -> None:
        self.package = package

    def all(self, language: str) -> Mapping[str, str]:
        """Its lessons and phrases by their keys, such as 'lesson.welcome.title'."""
        return texts_in(self.package, language)

    def lesson(self, language: str, key: str, values: Mapping[str, object]) -> tuple[str, str]:
        """The title and the text of a lesson."""
        said = self.all(language)
        title, text = said[f"lesson.{key}.title"], said[f"lesson.{key}.text"]
        return filled(title, values), " ".join(filled(text, values).split())

    def phrase(self, language: str, key: str, **values: object) -> str:
        """A part of a lesson that is said only sometimes."""
        return filled(self.all(language)[f"phrase.{key}"], values)
