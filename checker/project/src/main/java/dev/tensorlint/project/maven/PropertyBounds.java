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

  /**
   * What a property comes to.
   *
   * @param length of the text, up to one more than the longest
   * @param depth of references to other properties, up to one more than the deepest
   */
  private record Size(int length, int depth) {

    boolean isAllowed() {
      return length <= LONGEST && depth <= DEEPEST;
    }
  }

  /** The length of what is no reference in a property, and the properties that it names. */
  private record Value(int length, List<String> named) {}

  private final Map<String, Value> values = new HashMap<>();
  private Map<String, Size> sizes = new HashMap<>();

  private PropertyBounds(Properties properties) {
    for (String name : properties.stringPropertyNames()) {
      add(name, properties.getProperty(name));
    }
  }

  /** Removes the properties that grow too long or are too deep; references to them stay as text. */
  static void cut(Properties properties) {
    new PropertyBounds(properties).tooLarge().forEach(properties::remove);
  }

  private void add(String name, String value) {
    List<String> named = new ArrayList<>();
    int referenceLength = 0;
    for (Matcher each = REFERENCE.matcher(value); each.find(); ) {
      named.add(each.group(1));
      referenceLength += each.end() - each.start();
    }
    values.put(name, new Value(value.length() - referenceLength, named));
  }

  /** A round for each level; properties in a cycle are deeper than any number of rounds. */
  private List<String> tooLarge() {
    for (int i = 0; i <= DEEPEST + 1; i++) {
      Map<String, Size> next = new HashMap<>();
      values.forEach((name, value) -> next.put(name, size(value)));
      sizes = next;
    }
    return sizes.entrySet().stream()
        .filter(each -> !each.getValue().isAllowed())
        .map(Map.Entry::getKey)
        .toList();
  }

  private Size size(Value value) {
    long sum = value.length();
    int depth = 0;
    for (String each : value.named()) {
      Size size = sizes.get(each);
      if (size != null) {
        sum += size.length();
        depth = Math.max(depth, size.depth() + 1);
      }
    }
    return new Size((int) Math.min(sum, LONGEST + 1L), Math.min(depth, DEEPEST + 1));
  }
}
