// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.classes;

import java.util.Set;
import java.util.function.Predicate;

/** The types and packages that a text names with dots. */
final class QualifiedTypes {

  private static final Set<String> PLATFORM = Set.of("java", "javax", "jdk", "sun", "kotlin");

  private QualifiedTypes() {}

  /**
   * Returns whether a text names a type that is wanted, or a package: as it does which is in it or
   * imports all of it. What follows the first name with a capital is left out, as the name of a
   * member is; a package with a capital in its name ends too early and is not found.
   */
  static boolean areIn(String text, Predicate<String> isWanted) {
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
    for (int dot = cut; dot >= 0 && dot < end; dot = text.indexOf('.', dot + 1)) {
      if (dot + 1 < end && Character.isUpperCase(text.charAt(dot + 1))) {
        int next = text.indexOf('.', dot + 1);
        return isWanted.test(text.substring(start, next < 0 ? end : Math.min(next, end)));
      }
    }
    boolean endsWithDot = text.charAt(end - 1) == '.';
    return isWanted.test(text.substring(start, endsWithDot ? end - 1 : end));
  }
}
