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
      SourceName name = SourceName.of(each);
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
   * is imported.
   */
  private record SourceName(String name, String inPackage, String typeName, String member) {

    static SourceName of(String name) {
      int memberAt = name.indexOf('#');
      String type = memberAt < 0 ? name : name.substring(0, memberAt);
      String member =
          memberAt < 0 ? "" : "\\s*\\.\\s*" + Pattern.quote(name.substring(memberAt + 1));
      int cut = type.lastIndexOf('.');
      return new SourceName(name, type.substring(0, cut), type.substring(cut + 1), member);
    }

    /** A text that has the type in any way is rare: the rest is made for that one. */
    boolean isIn(String text) {
      return text.contains(typeName)
          && (has("(?<![.\\w])" + quoted() + member + "\\b", text)
              || (isImportedIn(text)
                  && has("(?<![.\\w])" + Pattern.quote(typeName) + member + "\\b", text)));
    }

    private boolean isImportedIn(String text) {
      return has("\\bimport\\s+" + Pattern.quote(inPackage + ".*"), text)
          || has("\\bimport\\s+" + quoted() + "\\s*;", text);
    }

    private String quoted() {
      return Pattern.quote(inPackage + "." + typeName);
    }

    private static boolean has(String pattern, String text) {
      return Pattern.compile(pattern).matcher(text).find();
    }
  }
}
