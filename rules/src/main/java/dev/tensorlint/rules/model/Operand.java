// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

/**
 * A value that takes part in a call.
 *
 * @param index -2 for none, -1 for the receiver, else the argument's position from 0
 */
public record Operand(int index) {

  public static final Operand NONE = new Operand(-2);
  public static final Operand RECEIVER = new Operand(-1);

  public static Operand argument(int position) {
    return new Operand(position);
  }

  public boolean isReceiver() {
    return index == -1;
  }

  public boolean isArgument() {
    return index >= 0;
  }
}
