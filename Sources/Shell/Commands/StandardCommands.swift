extension CommandTable {
  /// All commands of the shell, in the order in which `help` lists them within a topic.
  package static let standard = CommandTable([
    ShowCommand(), HideCommand(), WaitCommand(), FindCommand(),
    TapCommand(), TypeCommand(), ClearCommand(), PressCommand(), ToggleCommand(), SlideCommand(), PlainCommand.select,
    SwipeCommand(), ScrollCommand(), PickCommand(), EraseCommand(), PasteCommand(), PlainCommand.focus,
    PlainCommand.unfocus,
    GestureCommand(), PlainCommand.back, PlainCommand.dismiss,
    PlainCommand.rotate, PlainCommand.appearance, PlainCommand.textsize, PlainCommand.background,
    PlainCommand.foreground,
    PlainCommand.memorywarning, PlainCommand.finish, PlainCommand.cancel, PlainCommand.fail,
    TreeCommand(), StateCommand(), LayoutCommand(), ObjectsCommand(), RetainedCommand(), TraceCommand(), WhyCommand(),
    LanesCommand(), LintCommand(), SourceCommand(), APICommand(),
    UndoCommand(), RedoCommand(), ResetCommand(), LoadCommand(), SaveCommand(), ExportCommand(), SetCommand(),
    HelpCommand(), QuitCommand(),
    LessonsCommand(), LessonCommand(), NextCommand(), HintCommand(), SolutionCommand(), SkipCommand(), RestartCommand(),
    ProgressCommand(), QuizCommand(),
  ])
}
