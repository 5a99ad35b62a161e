// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.classes;

import java.util.Set;
import java.util.function.Predicate;

/** The packages that a text names: those before a name with a capital, in qualified names. */
final class PackageNames {

  private static final Set<String> PLATFORM = Set.of("java", "javax", "jdk", "sun", "kotlin");

  private PackageNames() {}

  /** Adds the packages that a text names, but those of the platform. */
  static void addTo(Set<String> packages, String text) {
    each(
        text,
        name -> {
          packages.add(name);
          return false;
        });
  }

  /** Returns whether a text names one of some packages. */
  static boolean areIn(String text, Predicate<String> packages) {
    return each(text, packages);
  }

  /** Returns whether some qualified name is in a package that is wanted. */
  private static boolean each(String text, Predicate<String> isWanted) {
    int start = 0;
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length() || !isOfName(text.charAt(i))) {
        if (i > start && isWanted(text, start, i, isWanted)) {
          return true;
        }
        start = i + 1;
      }
    }
    return false;
  }

  private static boolean isOfName(char c) {
    return c == '.' || Character.isJavaIdentifierPart(c);
  }

  private static boolean isWanted(String text, int start, int end, Predicate<String> isWanted) {
    int cut = text.indexOf('.', start);
    if (cut < 0 || cut >= end || PLATFORM.contains(text.substring(start, cut))) {
      return false;
    }
    // A package has no capitals as a rule; where it has, its name ends too early and is not found.
    int last = cut;
    for (int dot = cut; dot >= 0 && dot < end; dot = text.indexOf('.', dot + 1)) {
      last = dot;
      if (dot + 1 < end && Character.isUpperCase(text.charAt(dot + 1))) {
        break;
      }
    }
    return isWanted.test(text.substring(start, last));
  }
}
