// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.relevance;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Tells the files that can matter to a finding: those that name something modelled, those that
 * mention a type of one that matters, and those whose types one that matters mentions. The first of
 * these carry values, the last say what becomes of them.
 */
public final class Relevance {

  private final List<Words> files;
  private final Map<String, List<Integer>> declaring = new HashMap<>();
  private final Map<String, List<Integer>> mentioning = new HashMap<>();
  private final boolean[] matters;
  private final Deque<Integer> waiting = new ArrayDeque<>();

  private Relevance(List<Words> files) {
    this.files = files;
    this.matters = new boolean[files.size()];
    for (int i = 0; i < files.size(); i++) {
      for (String type : files.get(i).declaredTypes()) {
        declaring.computeIfAbsent(type, any -> new ArrayList<>()).add(i);
      }
    }
    for (int i = 0; i < files.size(); i++) {
      for (String word : files.get(i).identifiers()) {
        if (declaring.containsKey(word)) {
          mentioning.computeIfAbsent(word, any -> new ArrayList<>()).add(i);
        }
      }
    }
  }

  /**
   * Returns for each file whether it matters.
   *
   * @param seeds whether a file matters by itself
   */
  public static boolean[] of(List<Words> files, boolean[] seeds) {
    Relevance relevance = new Relevance(files);
    for (int i = 0; i < seeds.length; i++) {
      if (seeds[i]) {
        relevance.mark(i);
      }
    }
    relevance.spread();
    return relevance.matters;
  }

  /**
   * Returns for each text that is known to be Java whether it matters. No words are looked for if
   * none of the texts matters by itself.
   *
   * @param mayConcern whether a text matters by itself
   */
  public static boolean[] ofTexts(List<String> texts, Predicate<String> mayConcern) {
    boolean[] seeds = new boolean[texts.size()];
    boolean isAnySeed = false;
    for (int i = 0; i < seeds.length; i++) {
      seeds[i] = mayConcern.test(texts.get(i));
      isAnySeed |= seeds[i];
    }
    return isAnySeed ? of(texts.stream().map(Words::of).toList(), seeds) : seeds;
  }

  private void mark(int file) {
    if (!matters[file]) {
      matters[file] = true;
      waiting.add(file);
    }
  }

  private void spread() {
    while (!waiting.isEmpty()) {
      Words file = files.get(waiting.remove());
      for (String type : file.declaredTypes()) {
        mentioning.getOrDefault(type, List.of()).forEach(this::mark);
      }
      for (String word : file.identifiers()) {
        declaring.getOrDefault(word, List.of()).forEach(this::mark);
      }
    }
  }
}
