// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Types and members that sources are looked through for, {@code a.b.C} and {@code a.b.C#member}.
 * Thread-safe.
 */
public final class SourceNames {

  private final Map<String, List<SourceName>> byPackage = new TreeMap<>();

  private SourceNames() {}

  /** Returns what looks for some names. */
  public static SourceNames of(Collection<String> names) {
    SourceNames wanted = new SourceNames();
    for (String each : new TreeSet<>(names)) {
      SourceName name = new SourceName(each);
      wanted.byPackage.computeIfAbsent(name.inPackage, any -> new ArrayList<>()).add(name);
    }
    return wanted;
  }

  /** Returns those that a source names. */
  public Set<String> in(String text) {
    Set<String> found = new TreeSet<>();
    byPackage.forEach(
        (inPackage, names) -> {
          if (text.contains(inPackage)) {
            names.stream().filter(each -> each.isIn(text)).forEach(each -> found.add(each.name));
          }
        });
    return found;
  }

  /** Returns those that one of some sources names. */
  public Set<String> inAny(Collection<String> texts) {
    Set<String> found = new TreeSet<>();
    texts.forEach(text -> found.addAll(in(text)));
    return found;
  }

  /** Returns the names. */
  @Override
  public String toString() {
    return byPackage.values().stream()
        .flatMap(List::stream)
        .map(each -> each.name)
        .toList()
        .toString();
  }

  /**
   * A type or member as sources name it: in full, or by its simple name where its package or type
   * is imported. Few texts have the type in any way: the patterns are made for the first of them.
   */
  private static final class SourceName {

    private final String name;
    private final String inPackage;
    private final String typeName;
    private volatile @Nullable Patterns patterns;

    private record Patterns(Pattern full, Pattern onDemand, Pattern imported, Pattern simple) {}

    SourceName(String name) {
      int memberAt = name.indexOf('#');
      String type = memberAt < 0 ? name : name.substring(0, memberAt);
      int cut = type.lastIndexOf('.');
      this.name = name;
      this.inPackage = type.substring(0, cut);
      this.typeName = type.substring(cut + 1);
    }

    boolean isIn(String text) {
      return text.contains(typeName) && isIn(text, patterns());
    }

    private static boolean isIn(String text, Patterns as) {
      return as.full().matcher(text).find()
          || ((as.onDemand().matcher(text).find() || as.imported().matcher(text).find())
              && as.simple().matcher(text).find());
    }

    private Patterns patterns() {
      Patterns known = patterns;
      if (known == null) {
        known = compiled();
        patterns = known;
      }
      return known;
    }

    private Patterns compiled() {
      int memberAt = name.indexOf('#');
      String member =
          memberAt < 0 ? "" : "\\s*\\.\\s*" + Pattern.quote(name.substring(memberAt + 1));
      String type = Pattern.quote(inPackage + "." + typeName);
      return new Patterns(
          Pattern.compile("(?<![.\\w])" + type + member + "\\b"),
          Pattern.compile("\\bimport\\s+" + Pattern.quote(inPackage + ".*")),
          Pattern.compile("\\bimport\\s+" + type + "\\s*;"),
          Pattern.compile("(?<![.\\w])" + Pattern.quote(typeName) + member + "\\b"));
    }
  }
}
