#define _GNU_SOURCE
#include "CEditline.h"

#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <wchar.h>

_Static_assert(sizeof(wchar_t) == sizeof(uint32_t), "wchar_t holds a Unicode scalar");

/// The prompt lives here: libedit reads it after the callback has returned.
static wchar_t *prompt_text;

static wchar_t *prompt(EditLine *editor) {
  (void)editor;
  static wchar_t empty[1];
  return prompt_text ? prompt_text : empty;
}

/// Reads one character: UTF-8 whatever the locale, bytes that are none left out.
static int read_character(EditLine *editor, wchar_t *character) {
  (void)editor;
  static uint32_t scalar;
  static int missing;
  for (;;) {
    unsigned char byte;
    int result = editline_session_read(&byte);
    if (result != 1) return result;
    if (missing > 0 && (byte & 0xC0) == 0x80) {
      scalar = scalar << 6 | (byte & 0x3F);
      if (--missing > 0) continue;
      if (scalar < 0x80 || scalar > 0x10FFFF || (scalar >= 0xD800 && scalar <= 0xDFFF)) continue;
      *character = (wchar_t)scalar;
      return 1;
    }
    missing = byte >= 0xC2 && byte < 0xE0 ? 1 : byte >= 0xE0 && byte < 0xF0 ? 2 : byte >= 0xF0 && byte < 0xF5 ? 3 : 0;
    scalar = missing == 1 ? byte & 0x1F : missing == 2 ? byte & 0x0F : byte & 0x07;
    if (byte < 0x80) {
      *character = byte;
      return 1;
    }
  }
}

/// Complaints about an unknown terminal go to a string instead of stderr.
static bool is_quiet(FILE *complaints, size_t *length) {
  fflush(complaints);
  return *length == 0;
}

EditLine *editline_create(const char *program, bool *is_known) {
  char *text = NULL;
  size_t length = 0;
  FILE *complaints = open_memstream(&text, &length);
  if (!complaints) return NULL;
  EditLine *editor = el_init(program, stdin, stdout, complaints);
  *is_known = is_quiet(complaints, &length);
  if (editor) {
    el_set(editor, EL_SETFP, 2, stderr);
    el_set(editor, EL_EDITOR, "emacs");
    el_set(editor, EL_SIGNAL, 0);
    el_wset(editor, EL_PROMPT_ESC, prompt, L'\1');
    el_wset(editor, EL_GETCFN, read_character);
  }
  fclose(complaints);
  free(text);
  return editor;
}

void editline_destroy(EditLine *editor) {
  el_set(editor, EL_EDITMODE, 0);
  el_end(editor);
}

bool editline_set_terminal(EditLine *editor, const char *name) {
  char *text = NULL;
  size_t length = 0;
  FILE *complaints = open_memstream(&text, &length);
  if (!complaints) return false;
  el_set(editor, EL_SETFP, 2, complaints);
  el_set(editor, EL_TERMINAL, name);
  bool found = is_quiet(complaints, &length);
  el_set(editor, EL_SETFP, 2, stderr);
  fclose(complaints);
  free(text);
  return found;
}

void editline_set_prompt(EditLine *editor, const uint32_t *text) {
  (void)editor;
  free(prompt_text);
  prompt_text = wcsdup((const wchar_t *)text);
}

void editline_set_client(EditLine *editor, void *client) { el_set(editor, EL_CLIENTDATA, client); }

void *editline_client(EditLine *editor) {
  void *client = NULL;
  el_get(editor, EL_CLIENTDATA, &client);
  return client;
}

bool editline_add_function(EditLine *editor, const char *name, editline_function function) {
  return el_set(editor, EL_ADDFN, name, name, function) == 0;
}

bool editline_bind(EditLine *editor, const char *key, const char *command) {
  return el_set(editor, EL_BIND, key, command, NULL) == 0;
}

const uint32_t *editline_read(EditLine *editor, int *count, int *error) {
  fflush(stdout);
  // libedit would write the prompt first: a key pressed in between would be the kernel's.
  el_set(editor, EL_PREP_TERM, 1);
  errno = 0;
  const wchar_t *line = el_wgets(editor, count);
  *error = line ? 0 : errno;
  return (const uint32_t *)line;
}

bool editline_read_scalar(EditLine *editor, uint32_t *scalar) {
  wchar_t character = 0;
  editline_session_hold_redraw(true);
  int result;
  do {
    errno = 0;
    result = el_wgetc(editor, &character);
  } while (result < 0 && errno == EINTR && !editline_interrupt_requested());
  editline_session_hold_redraw(false);
  if (result != 1) return false;
  *scalar = (uint32_t)character;
  return true;
}

const uint32_t *editline_line(EditLine *editor, size_t *count, size_t *cursor) {
  const LineInfoW *line = el_wline(editor);
  *count = (size_t)(line->lastchar - line->buffer);
  *cursor = (size_t)(line->cursor - line->buffer);
  return (const uint32_t *)line->buffer;
}

bool editline_insert(EditLine *editor, const uint32_t *text) {
  return el_winsertstr(editor, (const wchar_t *)text) == 0;
}

HistoryW *editline_history_create(EditLine *editor, int size) {
  HistoryW *history = history_winit();
  if (!history) return NULL;
  HistEventW event;
  history_w(history, &event, H_SETSIZE, size);
  history_w(history, &event, H_SETUNIQUE, 1);
  el_wset(editor, EL_HIST, history_w, history);
  return history;
}

void editline_history_destroy(HistoryW *history) { history_wend(history); }

void editline_history_add(HistoryW *history, const uint32_t *text) {
  HistEventW event;
  history_w(history, &event, H_ENTER, (const wchar_t *)text);
}

void editline_write(const char *bytes, size_t count) { fwrite(bytes, 1, count, stdout); }

void editline_write_error(const char *bytes, size_t count) {
  fflush(stdout);
  fwrite(bytes, 1, count, stderr);
  fflush(stderr);
}

void editline_flush(void) { fflush(stdout); }

void editline_prepare_locale(void) {
  const char *names[] = {"", "C.UTF-8", "C.utf8", "en_US.UTF-8"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    if (setlocale(LC_CTYPE, names[i]) && strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return;
  }
}

int editline_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

bool editline_window_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}
