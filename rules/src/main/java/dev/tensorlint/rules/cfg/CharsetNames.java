// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodRef;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The names of charsets that every Java platform supports (the documentation of {@code
 * java.nio.charset.Charset} lists them): looking one up never fails.
 */
final class CharsetNames {

  private static final Set<String> STANDARD =
      Set.of("US-ASCII", "ISO-8859-1", "UTF-8", "UTF-16BE", "UTF-16LE", "UTF-16");

  private static final Set<String> OF_UNKNOWN_CHARSET =
      Set.of(
          "java.io.UnsupportedEncodingException",
          "java.nio.charset.UnsupportedCharsetException",
          "java.nio.charset.IllegalCharsetNameException");

  private CharsetNames() {}

  /** Returns whether an argument is the name of a charset that is always supported. */
  static boolean isStandardAmong(List<Expr> arguments) {
    for (Expr argument : arguments) {
      LiteralKey key = LiteralKey.of(argument);
      if (key != null
          && key.kind() == LiteralKey.Kind.STRING
          && STANDARD.contains(key.text().replace("\"", "").toUpperCase(Locale.ROOT))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether an exception is thrown only for a charset that is not supported. */
  static boolean isForUnknownOne(String exception) {
    return OF_UNKNOWN_CHARSET.contains(exception);
  }

  /** Returns whether a method only looks a charset up. */
  static boolean isLookUp(@Nullable MethodRef method) {
    return method != null
        && method.owner().equals("java.nio.charset.Charset")
        && method.name().equals("forName");
  }
}
