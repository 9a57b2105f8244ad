import Lessons

/// What the tutor of the shell says around lessons and quizzes.
package enum ShellPhrase: String, PhraseKey {
  case lessons = "Lessons"
  case quizzes = "Quizzes"
  case howToBegin = "`lesson ID` begins a lesson or goes on where you were, `quiz ID` takes a quiz."
  case noLessons = "No lessons are installed. `--pack DIR` or $INTEROP_PACKS says where some are."
  case minutes = "{0} min"
  case done = "done"
  case doneOf = "{0} of {1}"
  case new = "new"
  case alreadyThere = "Already there:"
  case readOnly = "Nothing to type here: `next` goes on."
  case goOn = "`next` goes on."
  case yourTurn = "Your turn. `hint` helps, `solution` shows it, `skip` goes on without."
  case nothingDone = "Nothing is done yet. `lessons` lists what there is."
  case lessonOver = "`lessons` lists the others."
  case noQuiz = "no quiz '{0}'"
  case brokenQuiz = "the quiz '{0}' cannot be taken: {1}"
}
