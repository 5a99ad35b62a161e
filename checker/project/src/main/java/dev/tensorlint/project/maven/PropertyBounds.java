// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.maven;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Bounds what properties grow to when they are replaced in each other: thirty that each name the
 * next one twice are a text of a billion times the last one's length.
 */
final class PropertyBounds {

  /** The longest text of a property; coordinates and paths are far shorter. */
  static final int LONGEST = 4096;

  /** How deep properties may name each other. */
  private static final int DEEPEST = 32;

  private static final Pattern REFERENCE = Pattern.compile("\\$\\{([^${}]*)}");

  private final Map<String, Integer> literal = new HashMap<>();
  private final Map<String, List<String>> references = new HashMap<>();
  private Map<String, Integer> lengths = new HashMap<>();

  private PropertyBounds(Properties properties) {
    for (String name : properties.stringPropertyNames()) {
      add(name, properties.getProperty(name));
    }
  }

  /** Removes the properties that grow too long or are too deep; references to them stay as text. */
  static void cut(Properties properties) {
    new PropertyBounds(properties).tooLong().forEach(properties::remove);
  }

  private void add(String name, String value) {
    List<String> named = new ArrayList<>();
    int referenceLength = 0;
    for (Matcher each = REFERENCE.matcher(value); each.find(); ) {
      named.add(each.group(1));
      referenceLength += each.end() - each.start();
    }
    literal.put(name, value.length() - referenceLength);
    references.put(name, named);
  }

  /** After a round for each level, what still grows is deeper than the deepest, or a cycle. */
  private List<String> tooLong() {
    lengths = literal;
    for (int i = 0; i < DEEPEST; i++) {
      lengths = grown();
    }
    Map<String, Integer> next = grown();
    return lengths.keySet().stream()
        .filter(name -> next.get(name) > LONGEST || !next.get(name).equals(lengths.get(name)))
        .sorted()
        .toList();
  }

  private Map<String, Integer> grown() {
    Map<String, Integer> next = new HashMap<>();
    literal.forEach((name, length) -> next.put(name, grown(length, references.get(name))));
    return next;
  }

  private int grown(int length, List<String> named) {
    long sum = length;
    for (String each : named) {
      sum += lengths.getOrDefault(each, 0);
    }
    return (int) Math.min(sum, LONGEST + 1L);
  }
}
