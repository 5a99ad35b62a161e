// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.html;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tensorlint.rules.source.SourceFile;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;

/** The files of a report, and those of their lines that it shows. Each line is written once. */
final class SourceTexts {

  /** UTF-16 units of a line that are shown. */
  static final int LINE_LIMIT = 400;

  private static final String CUT = "\u2026";

  private final Map<String, Shown> files = new LinkedHashMap<>();

  private static final class Shown {
    final int index;
    final SourceFile file;
    final NavigableSet<Integer> lines = new TreeSet<>();

    Shown(int index, SourceFile file) {
      this.index = index;
      this.file = file;
    }
  }

  /** Returns the index of a file, which is the order in which files are first asked for. */
  int indexOf(SourceFile file) {
    return shown(file).index;
  }

  /** Adds lines that the report shows, first and last from 1; those of no text are left out. */
  void show(SourceFile file, int first, int last) {
    Shown shown = shown(file);
    if (file.isWritten()) {
      for (int line = first; line <= last; line++) {
        shown.lines.add(line);
      }
    }
  }

  private Shown shown(SourceFile file) {
    return files.computeIfAbsent(file.path(), path -> new Shown(files.size(), file));
  }

  void write(JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("files");
    for (Shown each : files.values()) {
      json.writeStartObject();
      json.writeStringField("path", each.file.path());
      json.writeStringField("module", ModulePath.of(each.file.path()));
      if (!each.file.isWritten()) {
        json.writeBooleanField("classFile", true);
      }
      writeLines(json, each);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  /** Runs of lines, each an array of its first number and the texts. */
  private static void writeLines(JsonGenerator json, Shown shown) throws IOException {
    json.writeArrayFieldStart("lines");
    int next = -1;
    for (int line : shown.lines) {
      if (line != next) {
        if (next >= 0) {
          json.writeEndArray();
        }
        json.writeStartArray();
        json.writeNumber(line);
      }
      json.writeString(text(shown.file, line));
      next = line + 1;
    }
    if (next >= 0) {
      json.writeEndArray();
    }
    json.writeEndArray();
  }

  /** Returns a line without its end, cut where it is too long. */
  static String text(SourceFile file, int line) {
    int start = file.lines().startOf(line);
    int end = file.lines().endOf(line);
    while (end > start && isLineEnd(file.text().charAt(end - 1))) {
      end--;
    }
    return end - start <= LINE_LIMIT
        ? file.text().substring(start, end)
        : file.text().substring(start, start + LINE_LIMIT) + CUT;
  }

  private static boolean isLineEnd(char c) {
    return c == '\n' || c == '\r';
  }
}
