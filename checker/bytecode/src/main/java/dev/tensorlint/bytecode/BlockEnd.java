// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Expr;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** How a basic block ends. Targets are numbers of blocks. */
sealed interface BlockEnd {

  /** Returns the blocks that can follow, without exceptions. */
  List<Integer> targets();

  /** Returns the same end with other numbers. */
  BlockEnd renumbered(int[] numbers);

  /** Goes on with one block. */
  record Jump(int target) implements BlockEnd {
    @Override
    public List<Integer> targets() {
      return List.of(target);
    }

    @Override
    public BlockEnd renumbered(int[] numbers) {
      return new Jump(numbers[target]);
    }
  }

  /** Goes on with one of two blocks. */
  record Branch(Expr condition, int whenTrue, int whenFalse) implements BlockEnd {
    @Override
    public List<Integer> targets() {
      return List.of(whenTrue, whenFalse);
    }

    @Override
    public BlockEnd renumbered(int[] numbers) {
      return new Branch(condition, numbers[whenTrue], numbers[whenFalse]);
    }
  }

  /**
   * Goes on with the block of a constant.
   *
   * @param keys the constants, each with the target at the same index
   */
  record Choice(Expr selector, List<Expr> keys, List<Integer> cases, int otherwise)
      implements BlockEnd {
    @Override
    public List<Integer> targets() {
      return Stream.concat(cases.stream(), Stream.of(otherwise)).distinct().toList();
    }

    @Override
    public BlockEnd renumbered(int[] numbers) {
      List<Integer> moved = new ArrayList<>();
      cases.forEach(each -> moved.add(numbers[each]));
      return new Choice(selector, keys, moved, numbers[otherwise]);
    }
  }

  /** Leaves the method. */
  record Return(@Nullable Expr value) implements BlockEnd {
    @Override
    public List<Integer> targets() {
      return List.of();
    }

    @Override
    public BlockEnd renumbered(int[] numbers) {
      return this;
    }
  }

  /** Throws. */
  record Throw(Expr value) implements BlockEnd {
    @Override
    public List<Integer> targets() {
      return List.of();
    }

    @Override
    public BlockEnd renumbered(int[] numbers) {
      return this;
    }
  }
}
