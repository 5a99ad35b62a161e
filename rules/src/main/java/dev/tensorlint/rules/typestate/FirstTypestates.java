// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.LiteralKey;
import dev.tensorlint.rules.effect.ReleaseModel;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Size;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.typestate.state.Typestate;
import java.util.OptionalLong;

/**
 * The typestates in which resources begin. One that the garbage collector releases as well need not
 * be released as long as it holds little or nothing, and one that begins empty as long as no call
 * has filled it. Any other one begins open.
 */
final class FirstTypestates {

  /** The number of elements up to which an object is small: some kilobytes. */
  private static final long FEW = 1024;

  private FirstTypestates() {}

  /** Returns the typestate of what a call makes. */
  static Typestate of(Instr.Invoke call, ResultEffect result, TypeModel model) {
    if (model.release().collection() == ReleaseModel.Collection.USUAL
        && result.container() == null) {
      return Typestate.SMALL;
    }
    if (model.beginsEmpty() && result.size().equals(Size.NONE)) {
      return Typestate.EMPTY;
    }
    return model.release().isCollected() ? ofCollected(call, result) : Typestate.OPEN;
  }

  /** Returns the typestate of what a constructor without an entry makes. */
  static Typestate ofConstructor(TypeModel model) {
    return model.beginsEmpty() ? Typestate.EMPTY : Typestate.OPEN;
  }

  /**
   * Returns the typestate of what a constructor of the program makes.
   *
   * @param result what the constructor of a library makes with which it begins
   */
  static Typestate inherited(ResultEffect result, TypeModel model) {
    boolean isCollected = model.release().isCollected();
    if (model.release().collection() == ReleaseModel.Collection.USUAL
        || (isCollected && result.size().equals(Size.SMALL))) {
      return Typestate.SMALL;
    }
    boolean canBeEmpty = isCollected || model.beginsEmpty();
    return canBeEmpty && result.size().equals(Size.NONE) ? Typestate.EMPTY : Typestate.OPEN;
  }

  /** A handle holds nothing of its own. */
  private static Typestate ofCollected(Instr.Invoke call, ResultEffect result) {
    if (result.container() != null) {
      return Typestate.OPEN;
    }
    if (result.kind() == ResultEffect.Kind.HANDLE) {
      return Typestate.SMALL;
    }
    return switch (result.size().amount()) {
      case UNSTATED, AT_MOST, LIKE -> Typestate.OPEN;
      case SMALL -> Typestate.SMALL;
      case NONE -> Typestate.EMPTY;
      case PRODUCT -> isFew(call, result.size()) ? Typestate.SMALL : Typestate.OPEN;
      case LISTED -> isListed(call) ? Typestate.SMALL : Typestate.OPEN;
    };
  }

  /** Returns whether the arguments that give the number of elements are constants, and small. */
  private static boolean isFew(Instr.Invoke call, Size size) {
    long product = 1;
    for (int factor : size.factors()) {
      LiteralKey constant = call.literal(factor);
      OptionalLong value = constant == null ? OptionalLong.empty() : constant.wholeNumber();
      if (value.isEmpty() || value.getAsLong() < 0 || value.getAsLong() > FEW) {
        return false;
      }
      product *= value.getAsLong();
      if (product > FEW) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether a call with a variable number of arguments has no array of them. */
  private static boolean isListed(Instr.Invoke call) {
    int count = call.arguments().size();
    return count > 1 || (count == 1 && call.literal(0) != null);
  }
}
