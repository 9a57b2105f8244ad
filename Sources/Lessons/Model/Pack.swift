/// A set of lessons and quizzes that belong together.
package struct Pack: Sendable {
  /// Its id.
  package var id: String
  /// Its version, for progress and reports.
  package var version: String
  /// Its title in each language that has one.
  package var titles: [Language: String]
  /// Under which terms it may be passed on.
  package var licence: String?
  /// The folder it was read from.
  package var folder: String
  /// The lessons in the order of `pack.txt`, in English.
  package var lessons: [Lesson] = []
  /// The files of the quizzes, in the order of `pack.txt`.
  package var quizzes: [QuizFile] = []
  /// The terms of the subject.
  package var glossary = Glossary()
  /// What is there in other languages, by lesson id.
  package var translations: [Language: [String: Translation]] = [:]

  /// Where a quiz is; the quiz room reads it.
  package struct QuizFile: Sendable, Equatable {
    /// Its id.
    package var id: String
    /// Its title.
    package var title: String
    /// The path of its file.
    package var path: String
  }

  /// The title in a language, else in English.
  package func title(in language: Language) -> String { titles[language] ?? titles[.english] ?? id }

  /// A lesson by its id, in a language; a step without a translation is in English and says so.
  package func lesson(_ id: String, in language: Language = .english) -> Lesson? {
    guard let lesson = lessons.first(where: { $0.id == id }) else { return nil }
    if language == .english { return lesson }
    return lesson.translated(by: translations[language]?[id])
  }
}
