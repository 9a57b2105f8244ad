#ifndef CEDITLINE_H
#define CEDITLINE_H
#if !__has_include(<histedit.h>)
#error "histedit.h is missing: install it with `apt-get install -y libedit-dev`"
#endif
#include <histedit.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Swift cannot call C-variadic functions: each operation of `el_set` and `history` that the editor needs has one
// function here. Text crosses as Unicode scalars (`wchar_t` is UCS-4 in glibc), so no locale stands in between.

/// What a key runs: libedit's `el_func_t`, its result one of the `CC_` codes.
typedef unsigned char (*editline_function)(EditLine *editor, int key);

/// An editor over stdin, stdout and stderr in the emacs map, without `~/.editrc` and without signal handlers of its
/// own. `is_known` says whether the terminal's description was found; nothing is printed when it was not.
EditLine *editline_create(const char *program, bool *is_known);
/// Ends the editor without throwing typed-ahead input away.
void editline_destroy(EditLine *editor);
/// Takes the description of another kind of terminal; false when there is none of that name.
bool editline_set_terminal(EditLine *editor, const char *name);
/// The prompt, its escape sequences between `\1` marks. The text is copied.
void editline_set_prompt(EditLine *editor, const uint32_t *text);
/// The pointer that functions bound to keys find their owner with.
void editline_set_client(EditLine *editor, void *client);
/// The pointer given to `editline_set_client`.
void *editline_client(EditLine *editor);
/// Makes a function known under a name; call it once per name.
bool editline_add_function(EditLine *editor, const char *name, editline_function function);
/// Binds a key sequence to a command. Register the command first: libedit complains on stderr about unknown ones.
bool editline_bind(EditLine *editor, const char *key, const char *command);

/// One line with its newline; NULL with `count` 0 at the end of input and -1 when `error` says why.
const uint32_t *editline_read(EditLine *editor, int *count, int *error);
/// One character while a function runs; false at the end of input or on Ctrl-C.
bool editline_read_scalar(EditLine *editor, uint32_t *scalar);
/// The text being edited: its scalars, how many, and how many stand before the cursor.
const uint32_t *editline_line(EditLine *editor, size_t *count, size_t *cursor);
/// Inserts at the cursor; false when it did not fit.
bool editline_insert(EditLine *editor, const uint32_t *text);

/// The list that libedit's own incremental search looks through.
HistoryW *editline_history_create(EditLine *editor, int size);
/// Frees the list.
void editline_history_destroy(HistoryW *history);
/// Adds an entry at the end.
void editline_history_add(HistoryW *history, const uint32_t *text);

/// Writes to stdout through the same buffer as Swift's `print`.
void editline_write(const char *bytes, size_t count);
/// Writes to stderr after what stdout still holds.
void editline_write_error(const char *bytes, size_t count);
/// Sends out what stdout's buffer holds.
void editline_flush(void);

/// Sets the character type from the environment, or to C.UTF-8 where that gives no UTF-8.
void editline_prepare_locale(void);
/// Columns that a scalar takes, by libc: -1 for what cannot be printed.
int editline_width(uint32_t scalar);
/// The size of the terminal on a file descriptor; false when it has none.
bool editline_window_size(int descriptor, int *columns, int *rows);

/// Begins an interactive time: remembers the terminal's modes and catches what would end or stop the process, so
/// that the modes are put back first. Bracketed paste is switched on when `paste` is true.
void editline_session_begin(bool paste);
/// Ends it: earlier handlers come back, bracketed paste goes off.
void editline_session_end(void);
/// Puts the terminal into single-key mode (no echo, no signals from keys) within a session.
void editline_session_single_keys(void);
/// Puts back the modes remembered when the session began.
void editline_session_restore(void);
/// Whether the window was resized or the process continued since last asked.
bool editline_session_take_redraw(void);

/// Reads a byte from stdin: 1, 0 at the end, -1 with errno. A signal that came before the wait counts as one during
/// it, so that no Ctrl-C and no resize is missed.
int editline_session_read(unsigned char *byte);
/// Reads bytes as `read` does, with the same care for Ctrl-C.
ssize_t editline_read_bytes(int descriptor, unsigned char *bytes, size_t count);
/// While held, a resize does not end a read.
void editline_session_hold_redraw(bool held);

/// The request flag; read it through `editline_interrupt_requested`.
extern int editline_interrupt_flag;
/// Catches SIGINT from here on.
void editline_interrupt_install(void);
/// Whether Ctrl-C was pressed since the flag was cleared; costs one load.
static inline bool editline_interrupt_requested(void) {
  return __atomic_load_n(&editline_interrupt_flag, __ATOMIC_RELAXED) != 0;
}
/// Sets or clears the flag.
static inline void editline_interrupt_set(bool requested) {
  __atomic_store_n(&editline_interrupt_flag, requested ? 1 : 0, __ATOMIC_RELAXED);
}
#endif
