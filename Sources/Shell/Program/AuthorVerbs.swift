import Diagnostics
import Lessons
import Quiz
import Trace

/// What authors of lessons ask for: `lesson lint|test|preview`, `test`.
struct AuthorVerbs {
  /// The words behind `lesson` that are no lesson.
  static let names = ["lint", "test", "preview", "new", "i18n"]

  private let program: Program
  private let shell: Shell

  init(_ program: Program, _ shell: Shell) {
    self.program = program
    self.shell = shell
  }

  /// Does what the first operand says; nil where it is a lesson's id.
  func run(_ operands: [String]) throws(UsageError) -> ExitStatus? {
    let rest = Array(operands.dropFirst())
    switch operands[0] {
    case "lint": return try lint(try folders(rest))
    case "test": return try test(try folders(rest))
    case "preview":
      guard rest.count == 1 else { throw UsageError("'lesson preview' needs a lesson", "usage: \(Verb.lesson.usage)") }
      return try preview(rest[0])
    case "new", "i18n": throw UsageError("'lesson \(operands[0])' is not there yet", "usage: \(Verb.lesson.usage)")
    default: return nil
    }
  }

  /// The packs that are named, else those that are found.
  private func folders(_ named: [String]) throws(UsageError) -> [String] {
    let folders = named.isEmpty ? shell.tutor.folders : named
    if folders.isEmpty { throw UsageError("no pack was found", "name its folder") }
    for folder in folders where !FileStore.exists("\(folder)/pack.txt") {
      throw UsageError("'\(folder)' is no pack: it has no pack.txt", "usage: interop lesson lint|test [PACK]")
    }
    return folders
  }

  /// Says what is wrong with the files of packs.
  private func lint(_ folders: [String]) throws(UsageError) -> ExitStatus {
    var problems: [ContentProblem] = []
    for folder in folders {
      let (pack, found) = PackReader.read(folder, phrases: shell.tutor.phrases)
      problems += found
      for quiz in pack.quizzes {
        do throws(FileFailure) {
          problems += try QuizReader.read(path: quiz.path, phrases: shell.tutor.phrases).problems
        } catch {
          problems.append(ContentProblem(quiz.path, Diagnostic(error.reason)))
        }
      }
    }
    tell(problems)
    let errors = problems.count { $0.diagnostic.severity == .error }
    shell.session.report("lesson lint", ["\(errors) errors, \(problems.count - errors) warnings"])
    return errors == 0 ? .ok : .failed
  }

  /// Runs every answer of packs, and says which are not as they should be.
  func test(_ operands: [String]) throws(UsageError) -> ExitStatus {
    let phrases = shell.tutor.phrases
    let options = shell.session.options
    var checks = 0
    var problems: [ContentProblem] = []
    for folder in try folders(operands) {
      let (pack, found) = PackReader.read(folder, phrases: phrases)
      problems += found.filter { $0.diagnostic.severity == .error }
      let tester = LessonTester(phrases: phrases) { LessonBench.scratch(options) }
      for lesson in pack.lessons {
        let tried = tester.test(lesson)
        checks += tried.count
        problems += LessonTester.problems(tried, of: lesson)
      }
      let quizTester = QuizTester(phrases: phrases) { LessonBench.scratch(options) }
      for file in pack.quizzes {
        do throws(FileFailure) {
          let (quiz, found) = try QuizReader.read(path: file.path, phrases: phrases)
          problems += found.filter { $0.diagnostic.severity == .error }
          checks += quiz.questions.count
          problems += quizTester.test(quiz)
        } catch {
          problems.append(ContentProblem(file.path, Diagnostic(error.reason)))
        }
      }
    }
    tell(problems)
    shell.session.report("lesson test", ["\(checks) checks, \(problems.count) failed"])
    return problems.isEmpty ? .ok : .failed
  }

  /// Shows how a lesson's page looks: `ID` or `ID#STEP`.
  private func preview(_ name: String) throws(UsageError) -> ExitStatus {
    let parts = name.split(separator: "#").map(String.init)
    guard let lesson = shell.tutor.lesson(parts.first ?? "") else {
      throw UsageError("no lesson '\(name)'", NearNames.advice(name, in: shell.tutor.lessonIDs))
    }
    let steps = parts.count > 1 ? [parts[1]] : lesson.steps.map(\.id)
    for step in steps {
      guard lesson.index(of: step) != nil else {
        throw UsageError("'\(lesson.id)' has no step '\(step)'", NearNames.advice(step, in: lesson.steps.map(\.id)))
      }
      let options = shell.session.options
      let bench = LessonBench.scratch(options)
      let runner = LessonRunner(lesson, in: bench, scratch: { bench }, phrases: shell.tutor.phrases)
      let fault = runner.begin(at: step)
      shell.session.report("lesson preview", (fault.map { [$0] } ?? []) + shell.tutor.page(of: runner))
    }
    return .ok
  }

  /// Writes problems as compilers do, or as events.
  private func tell(_ problems: [ContentProblem]) {
    if problems.isEmpty { return }
    if shell.session.writer?.isJSON == true {
      let recorder = shell.session.simulation.recorder
      recorder.beginStep()
      for problem in problems {
        let kind: EventKind = problem.diagnostic.severity == .error ? .error : .warning
        recorder.record(
          Event(kind, message: problem.diagnostic.text, path: problem.file, at: problem.diagnostic.position))
      }
    } else {
      program.console.write(problems.map { $0.line + "\n" }.joined())
    }
  }
}
