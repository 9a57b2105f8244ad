import Lessons

/// What can be wrong with a quiz file besides what can be wrong with any.
package enum QuizFault: String, PhraseKey {
  case noQuestions = "a quiz has questions; a question begins with '##'"
  case noKey = "a question of type '{0}' needs {1}"
  case oneRight = "a single choice has one right answer, this has {0}; say type=multi if more are right"
  case scoring = "'{0}' does not score a question of type '{1}'"
  case strayItem = "a question of type '{0}' has no such line"
  case strayBlock = "a question of type '{0}' has no '{1}' block"
  case pickTooMany = "{0} questions are to be drawn from {1}"
  case badPattern = "this is no regular expression"
  case emptyTrace = "nothing of these kinds happens, so there is nothing to predict"
  case itemCount = "the translation has {0} items, the question {1}"
  case strayFeedback = "'>' gives feedback to an answer above it; there is none"
}
