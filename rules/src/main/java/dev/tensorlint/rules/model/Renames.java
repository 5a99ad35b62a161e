// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Other names that the types of a model have, as in an earlier version of the library or in a copy
 * of it.
 *
 * @param model the bundled model of the types, empty for none
 * @param names other names by names. {@code a.b.*} stands for each type of a package, and has
 *     {@code c.d.*} for those of another one, or {@code c.D$*} for the members of a class
 */
public record Renames(String model, Map<String, String> names) {

  /** Of a model that renames nothing. */
  public static final Renames NONE = new Renames("", Map.of());

  /** What a key of the names looks like. */
  static final Pattern FROM = Pattern.compile(NameDecoder.BINARY_NAME + "(\\.\\*)?");

  /** What another name looks like. */
  static final Pattern TO = Pattern.compile(NameDecoder.BINARY_NAME + "([.$]\\*)?");

  private static final String ALL = ".*";

  public Renames {
    names = Map.copyOf(names);
  }

  /** Returns whether types have other names. */
  public boolean isEmpty() {
    return names.isEmpty();
  }

  /** Returns the other name of a type, by binary names; its own if it has no other one. */
  public String of(String type) {
    String exact = names.get(type);
    if (exact != null) {
      return exact;
    }
    int cut = type.lastIndexOf('.');
    String member = names.get(type.substring(0, Math.max(cut, 0)) + ALL);
    return member == null
        ? type
        : member.substring(0, member.length() - 1) + type.substring(cut + 1);
  }

  /** Returns a text in which each qualified name of a type is the other one. */
  public String in(String text) {
    return in(text, '.');
  }

  /** Returns a text of internal names, in which each name of a type is the other one. */
  public String inInternal(String text) {
    return in(text, '/');
  }

  private String in(String text, char separator) {
    if (isEmpty()) {
      return text;
    }
    String packages =
        packages().stream()
            .map(name -> Pattern.quote(name.replace('.', separator) + separator))
            .collect(Collectors.joining("|"));
    Matcher found = Pattern.compile("(?:" + packages + ")\\w+").matcher(text);
    return found.replaceAll(name -> Matcher.quoteReplacement(renamed(name, separator)));
  }

  private String renamed(MatchResult name, char separator) {
    return of(name.group().replace(separator, '.')).replace('.', separator);
  }

  /** Returns the packages of the types that have other names. */
  public List<String> packages() {
    TreeSet<String> packages = new TreeSet<>();
    names.keySet().forEach(name -> packages.add(name.substring(0, name.lastIndexOf('.'))));
    return List.copyOf(packages);
  }

  /** Returns the names in an order of their own, for messages and keys. */
  @Override
  public String toString() {
    return model + new TreeMap<>(names);
  }
}
