// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.parse;

import com.github.javaparser.Position;
import com.github.javaparser.Range;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.expr.SimpleName;
import dev.tensorlint.rules.source.LineTable;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;

/** Turns JavaParser's lines and columns into spans of a file. */
public final class Spans {

  private final SourceFile file;
  private final LineTable lines;

  public Spans(SourceFile file) {
    this.file = file;
    this.lines = file.lines();
  }

  public Span of(Node node) {
    if (node instanceof SimpleName name) {
      // JavaParser takes the brackets of `int a[]` for a part of the name.
      int start = name.getRange().map(range -> offset(range.begin)).orElse(0);
      String written = name.getIdentifier();
      if (file.text().startsWith(written, start)) {
        return new Span(start, start + written.length());
      }
    }
    return node.getRange().map(this::of).orElse(Span.NONE);
  }

  public Span of(Range range) {
    int start = offset(range.begin);
    return new Span(start, Math.max(start, offset(range.end) + 1));
  }

  private int offset(Position position) {
    int line = Math.min(Math.max(position.line, 1), lines.lineCount());
    return lines.offsetOf(line, position.column);
  }

  public SourceFile file() {
    return file;
  }

  /** Returns the span from the start of the first node to the end of the last one. */
  public Span of(NodeList<? extends Node> nodes) {
    return of(nodes.get(0)).to(of(nodes.get(nodes.size() - 1)));
  }

  /** Returns the span of the first occurrence of a text behind an offset. */
  public Span find(String text, int from) {
    int start = file.text().indexOf(text, from);
    return start < 0 ? new Span(from, from) : new Span(start, start + text.length());
  }

  /** Returns a span without white space at its end. */
  public Span trimmed(Span span) {
    int end = span.end();
    while (end > span.start() && Character.isWhitespace(file.text().charAt(end - 1))) {
      end--;
    }
    return new Span(span.start(), end);
  }

  /** Returns the offset of the first brace behind an offset that stands in no comment. */
  public int openingBrace(int from, int end) {
    String text = file.text();
    for (int i = from; i < end; i++) {
      if (text.startsWith("//", i)) {
        i = lines.endOf(lines.positionOf(i).line()) - 1;
      } else if (text.startsWith("/*", i)) {
        i = text.indexOf("*/", i) + 1;
      } else if (text.charAt(i) == '{') {
        return i;
      }
    }
    return from;
  }

  /** Returns the text of a span. */
  public String text(Span span) {
    return file.textOf(span);
  }
}
