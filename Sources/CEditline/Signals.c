#define _GNU_SOURCE
#include "CEditline.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <termios.h>
#include <unistd.h>

// No handler here has SA_RESTART: a blocked read must return EINTR, or Ctrl-C and a resize would seem to do nothing.
// Handlers only set flags and restore the terminal with calls that POSIX allows in them.

int editline_interrupt_flag;

static void on_interrupt(int signal) {
  (void)signal;
  editline_interrupt_set(true);
}

void editline_interrupt_install(void) {
  struct sigaction action = {.sa_handler = on_interrupt};
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, NULL);
}

/// What the session catches: signals that redraw, that stop, and that end the process. Ctrl-\ is ignored, as shells do.
static const int caught[] = {SIGWINCH, SIGCONT, SIGTSTP, SIGQUIT, SIGTERM, SIGHUP,
                             SIGABRT,  SIGSEGV, SIGBUS,  SIGILL,  SIGTRAP, SIGFPE};
enum { caught_count = sizeof caught / sizeof *caught, redraw_count = 3 };

static struct sigaction earlier[caught_count];
static struct termios cooked;
static bool has_cooked;
static volatile sig_atomic_t is_active;
static volatile sig_atomic_t has_paste;
static int redraw_flag;

static void switch_paste(bool on) {
  const char *sequence = on ? "\033[?2004h" : "\033[?2004l";
  ssize_t written = write(STDOUT_FILENO, sequence, 8);
  (void)written;
}

/// Sets the modes although this may run in the background, where it would stop the process.
static void put_modes(const struct termios *modes) {
  sigset_t block, before;
  sigemptyset(&block);
  sigaddset(&block, SIGTTOU);
  sigprocmask(SIG_BLOCK, &block, &before);
  tcsetattr(STDIN_FILENO, TCSANOW, modes);
  sigprocmask(SIG_SETMASK, &before, NULL);
}

static void restore_terminal(void) {
  if (has_paste) switch_paste(false);
  if (has_cooked) put_modes(&cooked);
}

static void on_redraw(int signal) {
  (void)signal;
  __atomic_store_n(&redraw_flag, 1, __ATOMIC_RELAXED);
}

static void put_back(int signal) {
  for (int i = 0; i < caught_count; i++) {
    if (caught[i] == signal) sigaction(signal, &earlier[i], NULL);
  }
}

/// Restores the terminal, then lets the signal have its earlier effect once this handler returns.
static void on_end(int signal) {
  int saved = errno;
  restore_terminal();
  ssize_t written = write(STDOUT_FILENO, "\n", 1);
  (void)written;
  put_back(signal);
  raise(signal);
  errno = saved;
}

static void on_stop(int signal) {
  int saved = errno;
  struct sigaction own;
  sigset_t set;
  sigaction(signal, NULL, &own);
  restore_terminal();
  put_back(signal);
  raise(signal);
  sigemptyset(&set);
  sigaddset(&set, signal);
  sigprocmask(SIG_UNBLOCK, &set, NULL);  // stopped here until SIGCONT
  sigaction(signal, &own, NULL);
  if (has_paste) switch_paste(true);
  on_redraw(signal);
  errno = saved;
}

static void at_exit(void) {
  if (is_active) restore_terminal();
}

void editline_session_begin(bool paste) {
  static bool is_registered;
  if (is_active) return;
  if (!is_registered) is_registered = atexit(at_exit) == 0;
  has_cooked = tcgetattr(STDIN_FILENO, &cooked) == 0;
  for (int i = 0; i < caught_count; i++) {
    struct sigaction action = {0};
    sigemptyset(&action.sa_mask);
    bool redraws = caught[i] == SIGWINCH || caught[i] == SIGCONT;
    action.sa_handler = redraws                ? on_redraw
                        : caught[i] == SIGTSTP ? on_stop
                        : caught[i] == SIGQUIT ? SIG_IGN
                                               : on_end;
    sigaction(caught[i], NULL, &earlier[i]);
    if (redraws || earlier[i].sa_handler != SIG_IGN) sigaction(caught[i], &action, NULL);
  }
  is_active = 1;
  __atomic_store_n(&redraw_flag, 0, __ATOMIC_RELAXED);
  has_paste = paste;
  editline_flush();
  if (paste) switch_paste(true);
}

void editline_session_end(void) {
  if (!is_active) return;
  editline_flush();
  if (has_paste) switch_paste(false);
  has_paste = 0;
  for (int i = 0; i < caught_count; i++) sigaction(caught[i], &earlier[i], NULL);
  is_active = 0;
}

void editline_session_single_keys(void) {
  if (!has_cooked) return;
  struct termios modes = cooked;
  modes.c_lflag &= (tcflag_t) ~(ICANON | ECHO | ISIG);
  modes.c_cc[VMIN] = 1;
  modes.c_cc[VTIME] = 0;
  put_modes(&modes);
}

void editline_session_restore(void) {
  if (has_cooked) put_modes(&cooked);
}

bool editline_session_take_redraw(void) { return __atomic_exchange_n(&redraw_flag, 0, __ATOMIC_RELAXED) != 0; }

static bool is_redraw_held;

void editline_session_hold_redraw(bool held) { is_redraw_held = held; }

static bool has_request(void) {
  return editline_interrupt_requested() || (!is_redraw_held && __atomic_load_n(&redraw_flag, __ATOMIC_RELAXED));
}

/// Waits for input with the signals let through only while waiting, so that none slips in before it.
static int wait_for_input(int descriptor, bool (*is_requested)(void)) {
  sigset_t block, before;
  sigemptyset(&block);
  sigaddset(&block, SIGINT);
  for (int i = 0; i < redraw_count; i++) sigaddset(&block, caught[i]);
  sigprocmask(SIG_BLOCK, &block, &before);
  struct pollfd input = {.fd = descriptor, .events = POLLIN};
  int result = is_requested() ? -1 : ppoll(&input, 1, NULL, &before);
  int error = result < 0 && is_requested() ? EINTR : errno;
  sigprocmask(SIG_SETMASK, &before, NULL);
  errno = error;
  return result;
}

/// How far the bytes read so far are into a key that is several bytes: 0 for not at all, 1 after ESC, 2 after ESC [ or O.
static int key_state;

static void note_byte(unsigned char byte) {
  if (key_state == 1 && (byte == '[' || byte == 'O')) {
    key_state = 2;
  } else if (key_state != 2 || (byte >= 0x40 && byte <= 0x7e)) {
    key_state = byte == 0x1b;
  }
}

/// Whether the rest of a key has come, or comes within a moment: a resize between its bytes must not tear it apart.
static bool has_rest_of_key(void) {
  if (key_state == 0) return false;
  struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
  int result;
  do {
    result = poll(&input, 1, 50);
  } while (result < 0 && errno == EINTR && !editline_interrupt_requested());
  return result > 0;
}

int editline_session_read(unsigned char *byte) {
  if (!has_rest_of_key() && wait_for_input(STDIN_FILENO, has_request) < 0) return -1;
  int result = (int)read(STDIN_FILENO, byte, 1);
  if (result == 1) note_byte(*byte);
  return result;
}

ssize_t editline_read_bytes(int descriptor, unsigned char *bytes, size_t count) {
  return wait_for_input(descriptor, editline_interrupt_requested) < 0 ? -1 : read(descriptor, bytes, count);
}
