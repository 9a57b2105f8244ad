#ifndef CEDITLINE_H
#define CEDITLINE_H
#if !__has_include(<histedit.h>)
#error "histedit.h is missing: install it with `apt-get install -y libedit-dev`"
#endif
#include <histedit.h>
#endif
