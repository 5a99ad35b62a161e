// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * An operand of a call: its receiver, an argument, the value of a field, or an object that none of
 * these is known to be.
 *
 * @param index -4 for an object that other code has, -3 for a field, -2 for none, -1 for the
 *     receiver, else the argument's position from 0
 * @param field the field of the receiver, or static field, as its class declares it, else null
 */
public record Operand(int index, @Nullable FieldKey field) implements Comparable<Operand> {

  private static final Comparator<FieldKey> FIELDS =
      Comparator.nullsFirst(Comparator.naturalOrder());

  private static final Comparator<Operand> ORDER =
      Comparator.comparingInt(Operand::index).thenComparing(Operand::field, FIELDS);

  private static final Pattern TEXT = Pattern.compile("receiver|argument (\\d{1,3})");

  public static final Operand NONE = new Operand(-2, null);
  public static final Operand RECEIVER = new Operand(-1, null);

  /** An object that was there before the call, and that is not followed. */
  public static final Operand UNSEEN = new Operand(-4, null);

  public static Operand argument(int position) {
    return new Operand(position, null);
  }

  public static Operand field(FieldKey field) {
    return new Operand(-3, field);
  }

  /** Parses {@code receiver} or {@code argument 0}; empty for any other text. */
  public static Optional<Operand> parse(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    return Optional.of(
        matcher.group(1) == null ? RECEIVER : argument(Integer.parseInt(matcher.group(1))));
  }

  /** Orders the receiver before the arguments, these by position, and fields by name. */
  @Override
  public int compareTo(Operand other) {
    return ORDER.compare(this, other);
  }

  public boolean isReceiver() {
    return index == -1;
  }

  public boolean isArgument() {
    return index >= 0;
  }
}
