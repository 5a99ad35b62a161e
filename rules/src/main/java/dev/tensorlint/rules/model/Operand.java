// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A value that takes part in a call.
 *
 * @param index -2 for none, -1 for the receiver, else the argument's position from 0
 */
public record Operand(int index) {

  private static final Pattern TEXT = Pattern.compile("receiver|argument (\\d{1,3})");

  public static final Operand NONE = new Operand(-2);
  public static final Operand RECEIVER = new Operand(-1);

  public static Operand argument(int position) {
    return new Operand(position);
  }

  /** Reads {@code receiver} or {@code argument 0}. */
  static Optional<Operand> parse(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    return Optional.of(
        matcher.group(1) == null ? RECEIVER : argument(Integer.parseInt(matcher.group(1))));
  }

  public boolean isReceiver() {
    return index == -1;
  }

  public boolean isArgument() {
    return index >= 0;
  }
}
