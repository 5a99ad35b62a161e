// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.validation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which lines of a formatted file run when a line runs: the bodies of the methods and constructors
 * of the file that it calls by name, theirs, and the fields of the classes that it creates.
 */
final class CallsInText {

  private static final Pattern CALL = Pattern.compile("\\b(\\w+)(?:<\\w*>)?\\(");
  private static final Pattern CLASS = Pattern.compile("\\bclass (\\w+)(?: extends (\\w+))?.*\\{$");
  private static final Pattern METHOD =
      Pattern.compile("^ *(?:[\\w<>\\[\\], ]+ )?(\\w+)\\([^;=]*\\{$");

  private final List<String> lines;

  CallsInText(List<String> lines) {
    this.lines = lines;
  }

  /** Returns whether a line, counted from 1, runs code of another line. */
  boolean reach(int line, int other) {
    Set<String> seen = new HashSet<>();
    Deque<String> open = new ArrayDeque<>();
    call(text(line), seen, open);
    call(text(line + 1), seen, open);
    while (!open.isEmpty()) {
      String name = open.remove();
      for (int i = 1; i <= lines.size(); i++) {
        if (declares(name, i) && follow(i, other, seen, open)) {
          return true;
        }
      }
    }
    return false;
  }

  private static void call(String text, Set<String> seen, Deque<String> open) {
    Matcher calls = CALL.matcher(text);
    while (calls.find()) {
      if (seen.add(calls.group(1))) {
        open.add(calls.group(1));
      }
    }
  }

  private boolean declares(String name, int line) {
    Matcher type = CLASS.matcher(text(line));
    Matcher method = METHOD.matcher(text(line));
    return (type.find() && type.group(1).equals(name))
        || (method.find() && method.group(1).equals(name));
  }

  /** Visits a declaration; of a class only its fields, and its superclass. */
  private boolean follow(int declaration, int other, Set<String> seen, Deque<String> open) {
    Matcher type = CLASS.matcher(text(declaration));
    boolean isClass = type.find();
    if (isClass && type.group(2) != null && seen.add(type.group(2))) {
      open.add(type.group(2));
    }
    int depth = indent(text(declaration));
    for (int i = declaration + 1; i <= lines.size(); i++) {
      String text = text(i);
      if (!text.isBlank() && indent(text) <= depth) {
        return false;
      }
      boolean runs = !isClass || (indent(text) == depth + 2 && text.endsWith(";"));
      if (runs && i == other) {
        return true;
      }
      call(runs ? text : "", seen, open);
    }
    return false;
  }

  private static int indent(String text) {
    return text.length() - text.stripLeading().length();
  }

  private String text(int line) {
    return line < 1 || line > lines.size() ? "" : lines.get(line - 1);
  }
}
