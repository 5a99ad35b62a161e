// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.known;

import dev.tensorlint.rules.model.Renames;
import dev.tensorlint.scanner.types.BinaryName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The declarations of a library under the other names that a model gives its types. A class gets
 * the types that become its members; types that keep their names are left out, but for those of
 * packages that are taken as a whole.
 */
final class RenamedText {

  private final Renames renames;
  private final List<String> whole;

  /**
   * @param whole packages all of whose types are taken
   */
  RenamedText(Renames renames, List<String> whole) {
    this.renames = renames;
    this.whole = List.copyOf(whole);
  }

  /** Returns whether some types of these packages are taken. */
  boolean takesOf(List<String> packages) {
    return Stream.concat(renames.packages().stream(), whole.stream()).anyMatch(packages::contains);
  }

  /** Returns the packages of the types, by their new names. */
  List<String> packages(List<String> packages) {
    Stream<String> renamed =
        renames.names().entrySet().stream()
            .filter(each -> packages.contains(BinaryName.packageOf(each.getKey())))
            .map(each -> BinaryName.packageOf(each.getValue()));
    return Stream.concat(renamed, whole.stream().filter(packages::contains)).distinct().toList();
  }

  /** Returns the text of a library with the new names. */
  String of(String text) {
    List<String> before = types(text);
    List<String> after = types(renames.inInternal(text));
    Map<String, StringBuilder> members = new HashMap<>();
    List<String> taken = new ArrayList<>();
    for (int i = 0; i < after.size(); i++) {
      String name = SignatureText.typeName(after.get(i));
      String old = SignatureText.typeName(before.get(i));
      if (!name.equals(old) || whole.contains(BinaryName.packageOf(name.replace('/', '.')))) {
        taken.add(after.get(i));
        addMember(name, members);
      }
    }
    StringBuilder all = new StringBuilder();
    for (String type : taken) {
      String name = SignatureText.typeName(type);
      all.append(type).append(members.getOrDefault(name, new StringBuilder()));
    }
    return all.toString();
  }

  private static void addMember(String name, Map<String, StringBuilder> members) {
    int cut = name.lastIndexOf('$');
    if (cut > 0) {
      members
          .computeIfAbsent(name.substring(0, cut), any -> new StringBuilder())
          .append("  member ")
          .append(name.substring(cut + 1))
          .append(' ')
          .append(name)
          .append('\n');
    }
  }

  /** Returns the texts of the types, each from its first line on. */
  private static List<String> types(String text) {
    List<String> types = new ArrayList<>();
    int start = -1;
    for (int at = 0; at < text.length(); at = next(text, at)) {
      char first = text.charAt(at);
      if (first != ' ' && first != '#') {
        if (start >= 0) {
          types.add(text.substring(start, at));
        }
        start = at;
      }
    }
    if (start >= 0) {
      types.add(text.substring(start));
    }
    return types;
  }

  private static int next(String text, int at) {
    int end = text.indexOf('\n', at);
    return end < 0 ? text.length() : end + 1;
  }
}
