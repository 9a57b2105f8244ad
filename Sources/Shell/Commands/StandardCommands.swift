extension CommandTable {
  /// All commands of the shell, in the order in which `help` lists them within a topic.
  package static let standard = CommandTable([
    ShowCommand(), HideCommand(), WaitCommand(), FindCommand(),
    TapCommand(), TypeCommand(), ClearCommand(), PressCommand(), ToggleCommand(), SlideCommand(), SelectCommand(),
    SwipeCommand(), ScrollCommand(), PickCommand(), EraseCommand(), PasteCommand(), FocusCommand(), UnfocusCommand(),
    GestureCommand(), BackCommand(), DismissCommand(),
    RotateCommand(), AppearanceCommand(), TextSizeCommand(), BackgroundCommand(), ForegroundCommand(),
    MemoryWarningCommand(), FinishCommand(), CancelCommand(), FailCommand(),
    TreeCommand(), StateCommand(), LayoutCommand(), ObjectsCommand(), RetainedCommand(), TraceCommand(), WhyCommand(),
    LanesCommand(), LintCommand(), SourceCommand(), APICommand(),
    UndoCommand(), RedoCommand(), ResetCommand(), LoadCommand(), SaveCommand(), ExportCommand(), SetCommand(),
    HelpCommand(), QuitCommand(),
    LessonsCommand(), LessonCommand(), NextCommand(), HintCommand(), SolutionCommand(), SkipCommand(), RestartCommand(),
    ProgressCommand(), QuizCommand(),
  ])
}
