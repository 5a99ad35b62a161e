// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.relevance;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Tells the files that can matter to a finding: those that name something modelled, those that
 * mention a type of one that matters, and those whose types one that matters mentions. The first of
 * these carry values, the last say what becomes of them. So a file matters together with all that
 * mentions connect it to, in whichever direction.
 */
public final class Relevance {

  private final List<Mentions> files;
  private final Map<Integer, Integer> declaring = new HashMap<>();
  private final Connected connected;

  private Relevance(List<Mentions> files) {
    this.files = files;
    this.connected = new Connected(files.size());
    for (int i = 0; i < files.size(); i++) {
      for (String type : files.get(i).declaredTypes()) {
        Integer other = declaring.putIfAbsent(type.hashCode(), i);
        if (other != null) {
          connected.join(i, other);
        }
      }
    }
    for (int i = 0; i < files.size(); i++) {
      connectWithMentioned(i);
    }
  }

  /** A file mentions the types that it declares; so those that declare the same are connected. */
  private void connectWithMentioned(int file) {
    Mentions mentions = files.get(file);
    for (int i = 0; i < mentions.count(); i++) {
      Integer other = declaring.get(mentions.hash(i));
      if (other != null) {
        connected.join(file, other);
      }
    }
  }

  /**
   * Returns for each file whether it matters.
   *
   * @param seeds whether a file matters by itself
   */
  public static boolean[] of(List<Mentions> files, boolean[] seeds) {
    return new Relevance(files).connected.with(seeds);
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
    return isAnySeed
        ? of(texts.stream().map(text -> Mentions.of(Words.of(text))).toList(), seeds)
        : seeds;
  }

  /** Groups of connected files, each named by one of its members. */
  private static final class Connected {

    private final int[] towards;

    Connected(int size) {
      this.towards = new int[size];
      for (int i = 0; i < size; i++) {
        towards[i] = i;
      }
    }

    void join(int one, int other) {
      towards[group(one)] = group(other);
    }

    private int group(int file) {
      int at = file;
      while (towards[at] != at) {
        towards[at] = towards[towards[at]];
        at = towards[at];
      }
      return at;
    }

    boolean[] with(boolean[] seeds) {
      boolean[] hasSeed = new boolean[towards.length];
      for (int i = 0; i < seeds.length; i++) {
        hasSeed[group(i)] |= seeds[i];
      }
      boolean[] matters = new boolean[towards.length];
      for (int i = 0; i < matters.length; i++) {
        matters[i] = hasSeed[group(i)];
      }
      return matters;
    }
  }
}
