import Lessons
import Testing

@Suite struct PhrasesTests {
  @Test func `arguments are put in, and another language falls back to English`() {
    var phrases = Phrases(.simplifiedChinese)
    phrases.add(["LessonPhrase.once": "一次"], for: .simplifiedChinese)
    #expect(phrases(LessonPhrase.once) == "一次")
    #expect(phrases(LessonPhrase.times, "3") == "3 times")
    #expect(Phrases()(LessonPhrase.hintHeader, "1", "2", "{0}") == "Hint 1 of 2: {0}")
    #expect(phrases.missing(LessonPhrase.self, in: .simplifiedChinese).count == LessonPhrase.allCases.count - 1)
  }

  @Test(arguments: [("zh_CN.UTF-8", "zh-Hans"), ("zh-Hans", "zh-Hans"), ("zh_TW", "en"), ("C", "en"), ("de_DE", "en")])
  func `the language of a locale`(locale: String, language: String) {
    #expect(Language(locale: locale).rawValue == language)
  }
}
