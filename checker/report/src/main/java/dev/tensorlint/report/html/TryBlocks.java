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
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where the blocks of {@code try (resources) { }} end, by the text alone: a finding names the
 * resource at the head, although its release happens at the end.
 */
final class TryBlocks {

  /** Comments and literals are skipped; brackets, {@code try} and other words are not. */
  private static final Pattern TOKEN =
      Pattern.compile(
          "//[^\n]*+|/\\*(?:[^*]|\\*(?!/))*+\\*/|\"\"\"(?:[^\"\\\\]|\\\\.|\"(?!\"\"))*+\"\"\""
              + "|\"(?:[^\"\\\\\n]|\\\\.)*+\"|'(?:[^'\\\\\n]|\\\\.)*+'"
              + "|[(){}]|[\\p{L}_$][\\p{L}\\p{N}_$]*+");

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
    Matcher tokens = TOKEN.matcher(text);
    while (tokens.find()) {
      reader.accept(text.charAt(tokens.start()), tokens);
    }
    return reader.found;
  }

  /** Matches brackets from the first token to the last. */
  private static final class Reader {
    final List<Block> found = new ArrayList<>();
    private final Deque<Open> open = new ArrayDeque<>();
    private boolean isAfterTry;
    private Span head = Span.NONE;

    void accept(char first, Matcher token) {
      switch (first) {
        case '(', '{' -> opened(first, token);
        case ')', '}' -> closed(first, token);
        default -> {
          if (Character.isJavaIdentifierStart(first)) {
            isAfterTry = token.group().equals("try");
            head = Span.NONE;
          }
        }
      }
    }

    private void opened(char bracket, Matcher token) {
      open.push(new Open(token.start(), isAfterTry, bracket == '{' ? head : Span.NONE));
      isAfterTry = false;
      head = Span.NONE;
    }

    private void closed(char bracket, Matcher token) {
      Open start = open.poll();
      head = Span.NONE;
      if (start == null) {
        return;
      }
      if (bracket == ')' && start.isOfTry()) {
        head = new Span(start.start(), token.end());
      } else if (bracket == '}' && !start.head().equals(Span.NONE)) {
        found.add(new Block(start.head(), token.start()));
      }
    }
  }
}
