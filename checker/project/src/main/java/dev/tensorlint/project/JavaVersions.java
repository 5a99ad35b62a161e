// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads versions of Java as builds write them: {@code 17}, {@code 1.8}, {@code VERSION_21}. */
public final class JavaVersions {

  private static final Pattern NUMBER = Pattern.compile("(?:VERSION_)?(?:1[._])?(\\d{1,3})");

  private JavaVersions() {}

  /** Returns the number of a version, 0 if the text is none. */
  public static int number(String text) {
    Matcher found = NUMBER.matcher(text.strip());
    return found.matches() ? Integer.parseInt(found.group(1)) : 0;
  }
}
