// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.html;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Where the blocks of {@code try (resources) { }} end, by the text alone: a finding names the
 * resource at the head, although its release happens at the end.
 */
final class TryBlocks {

  private final Map<SourceFile, List<Block>> blocks = new HashMap<>();

  private record Block(Span head, int end) {}

  /** A bracket that is not closed yet. */
  private record Open(int start, boolean isOfTry, Span head) {}

  /** Returns the line in which a resource ends that a place in the head of a block names. */
  OptionalInt lastLine(Place place) {
    List<Block> ofFile = blocks.computeIfAbsent(place.file(), file -> blocksOf(file.text()));
    return ofFile.stream()
        .filter(block -> block.head().contains(place.span()))
        .mapToInt(block -> place.file().positionOf(block.end()).line())
        .min();
  }

  private static List<Block> blocksOf(String text) {
    Reader reader = new Reader();
    int at = 0;
    while (at < text.length()) {
      int end = JavaTokens.end(text, at);
      reader.accept(text, at, end);
      at = end;
    }
    return reader.found;
  }

  /** Matches brackets from the first token to the last. */
  private static final class Reader {
    final List<Block> found = new ArrayList<>();
    private final Deque<Open> open = new ArrayDeque<>();
    private boolean isAfterTry;
    private Span head = Span.NONE;

    void accept(String text, int at, int end) {
      char first = text.charAt(at);
      switch (first) {
        case '(', '{' -> opened(first, at);
        case ')', '}' -> closed(first, at);
        default -> {
          if (Character.isJavaIdentifierStart(first)) {
            isAfterTry = text.substring(at, end).equals("try");
            head = Span.NONE;
          }
        }
      }
    }

    private void opened(char bracket, int at) {
      open.push(new Open(at, isAfterTry, bracket == '{' ? head : Span.NONE));
      isAfterTry = false;
      head = Span.NONE;
    }

    private void closed(char bracket, int at) {
      Open start = open.poll();
      head = Span.NONE;
      if (start == null) {
        return;
      }
      if (bracket == ')' && start.isOfTry()) {
        head = new Span(start.start(), at + 1);
      } else if (bracket == '}' && !start.head().equals(Span.NONE)) {
        found.add(new Block(start.head(), at));
      }
    }
  }
}
