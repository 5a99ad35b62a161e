// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.finding.NearestNames;
import dev.tensorlint.rules.ir.TypeOracle;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Types that a model names and that are not there, though their package is. */
final class MisspeltTypes {

  private static final Pattern UNNAMED = Pattern.compile("\\$[@0-9]");

  private final TypeOracle types;

  MisspeltTypes(TypeOracle types) {
    this.types = types;
  }

  /**
   * Returns what is wrong with the name of a type; empty when it is known, and when it is unknown
   * whether it exists: the library may not be on the class path, or only sources of a part of its
   * package are checked and none of them has a similar name.
   */
  Optional<String> problem(String binaryName) {
    int end = binaryName.lastIndexOf('.');
    if (end < 0 || types.isKnown(binaryName)) {
      return Optional.empty();
    }
    String packageName = binaryName.substring(0, end);
    List<String> nearest = nearest(binaryName, types.typesIn(packageName));
    if (nearest.isEmpty() && !types.hasPackage(packageName)) {
      return Optional.empty();
    }
    String hint =
        nearest.isEmpty()
            ? "check its spelling and the library's version"
            : "did you mean " + NearestNames.alternatives(nearest) + "?";
    return Optional.of(
        "there is no type `" + binaryName + "` in package `" + packageName + "`: " + hint);
  }

  /** Within a package only the last part of the names differs. */
  private static List<String> nearest(String written, Set<String> names) {
    TreeSet<String> bySimple =
        names.stream()
            .map(MisspeltTypes::simple)
            .filter(MisspeltTypes::canBeMeant)
            .collect(Collectors.toCollection(TreeSet::new));
    String prefix = written.substring(0, written.length() - simple(written).length());
    return NearestNames.of(simple(written), bySimple).stream().map(name -> prefix + name).toList();
  }

  /** Nobody means an anonymous or local class. */
  private static boolean canBeMeant(String simple) {
    return !UNNAMED.matcher(simple).find();
  }

  private static String simple(String binaryName) {
    return binaryName.substring(binaryName.lastIndexOf('.') + 1);
  }
}
