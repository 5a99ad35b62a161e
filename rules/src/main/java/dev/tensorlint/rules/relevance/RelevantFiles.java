// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.relevance;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The files that can matter, as {@link Relevance} tells them, kept while files change. What has
 * mattered once goes on doing so as long as the file is there: that costs time and changes no
 * finding.
 */
public final class RelevantFiles {

  private final Map<String, Mentions> files = new HashMap<>();
  private final Map<Integer, Set<String>> declaring = new HashMap<>();
  private final Map<Integer, Set<String>> mentioning = new HashMap<>();
  private final Set<String> relevant = new LinkedHashSet<>();

  public boolean contains(String path) {
    return relevant.contains(path);
  }

  /** Returns what a file mentions, null when it is not known. */
  public @Nullable Mentions mentions(String path) {
    return files.get(path);
  }

  /**
   * Notes new texts of files, and returns the files that matter from now on and did not before.
   *
   * @param seeds those that matter by themselves
   */
  public Set<String> put(Map<String, Mentions> changed, Set<String> seeds) {
    changed.keySet().forEach(this::forget);
    Set<Integer> newlyDeclared = new LinkedHashSet<>();
    changed.forEach((path, mentions) -> declare(path, mentions, newlyDeclared));
    files.forEach((path, mentions) -> findMentions(path, mentions, newlyDeclared));
    files.putAll(changed);
    changed.forEach(this::noteMentions);
    return spread(changed.keySet(), seeds);
  }

  public void remove(String path) {
    forget(path);
    relevant.remove(path);
  }

  private void forget(String path) {
    Mentions old = files.remove(path);
    if (old != null) {
      old.declaredTypes().forEach(type -> forget(declaring, type.hashCode(), path));
      old.hashes().forEach(hash -> forget(mentioning, hash, path));
    }
  }

  private static void forget(Map<Integer, Set<String>> index, int hash, String path) {
    Set<String> paths = index.get(hash);
    if (paths != null && paths.remove(path) && paths.isEmpty()) {
      index.remove(hash);
    }
  }

  private void declare(String path, Mentions mentions, Set<Integer> newlyDeclared) {
    for (String type : mentions.declaredTypes()) {
      if (!declaring.containsKey(type.hashCode())) {
        newlyDeclared.add(type.hashCode());
      }
      add(declaring, type.hashCode(), path);
    }
  }

  private void findMentions(String path, Mentions mentions, Set<Integer> types) {
    for (int type : types) {
      if (mentions.has(type)) {
        add(mentioning, type, path);
      }
    }
  }

  private void noteMentions(String path, Mentions mentions) {
    mentions.hashes().filter(declaring::containsKey).forEach(hash -> add(mentioning, hash, path));
  }

  private static void add(Map<Integer, Set<String>> index, int hash, String path) {
    index.computeIfAbsent(hash, any -> new TreeSet<>()).add(path);
  }

  private Set<String> spread(Set<String> changed, Set<String> seeds) {
    Set<String> added = new LinkedHashSet<>();
    Deque<String> waiting = new ArrayDeque<>();
    for (String path : changed) {
      if (relevant.contains(path)) {
        waiting.add(path);
      } else if (seeds.contains(path) || neighbours(path).stream().anyMatch(relevant::contains)) {
        mark(path, added, waiting);
      }
    }
    while (!waiting.isEmpty()) {
      neighbours(waiting.remove()).forEach(path -> mark(path, added, waiting));
    }
    return added;
  }

  private void mark(String path, Set<String> added, Deque<String> waiting) {
    if (relevant.add(path)) {
      added.add(path);
      waiting.add(path);
    }
  }

  /** Files that mention a type of this one, and files whose types this one mentions. */
  private Set<String> neighbours(String path) {
    Set<String> found = new LinkedHashSet<>();
    Mentions mentions = files.get(path);
    if (mentions == null) {
      return found;
    }
    for (String type : mentions.declaredTypes()) {
      found.addAll(mentioning.getOrDefault(type.hashCode(), Set.of()));
    }
    mentions.hashes().forEach(hash -> found.addAll(declaring.getOrDefault(hash, Set.of())));
    return found;
  }
}
