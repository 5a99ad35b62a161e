// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * The steps of a chain as loops over registers: arrays of a tile's elements. The operands have the
 * first registers, in their order. A register is used again after the last use of its value, so
 * that few of them are needed and all stay in the cache.
 */
final class JavaChainCode {

  private final Chain chain;
  private final IntPredicate isSteady;
  private final int[] registers;
  private final int[] lastUses;
  private final Deque<Integer> free = new ArrayDeque<>();
  private final List<Loop> loops = new ArrayList<>();
  private final List<Filled> constants = new ArrayList<>();
  private int count;

  /** One step. */
  @FunctionalInterface
  private interface Loop {
    void run(float[][] registers, int elements);
  }

  private record Filled(int register, float value) {}

  /**
   * Compiles a chain.
   *
   * @param isSteady says of an operand's number whether its register keeps its content
   */
  JavaChainCode(Chain chain, IntPredicate isSteady) {
    this.chain = chain;
    this.isSteady = isSteady;
    this.registers = new int[chain.value(chain.steps().size())];
    this.lastUses = lastUses(chain);
    for (int operand = 0; operand < chain.operands(); operand++) {
      registers[operand] = count++;
    }
    for (int i = 0; i < chain.steps().size(); i++) {
      loops.add(compiled(chain.steps().get(i), i));
    }
  }

  /** Makes registers of so many elements, for one thread. */
  float[][] allocate(int elements) {
    float[][] made = new float[count][elements];
    constants.forEach(constant -> Arrays.fill(made[constant.register()], constant.value()));
    return made;
  }

  /** Runs all steps; returns the register of the result. */
  float[] run(float[][] made, int elements) {
    for (Loop loop : loops) {
      loop.run(made, elements);
    }
    return made[registers[registers.length - 1]];
  }

  private static int[] lastUses(Chain chain) {
    int[] uses = new int[chain.value(chain.steps().size())];
    for (int i = 0; i < chain.steps().size(); i++) {
      for (int value : chain.steps().get(i).values()) {
        uses[value] = i;
      }
    }
    return uses;
  }

  private Loop compiled(Chain.Step step, int index) {
    int left = registers[step.values().get(0)];
    if (step instanceof Chain.MapStep map) {
      JavaFloatMap loop = JavaFloatMap.of(map.function());
      int to = result(step, index);
      return (all, elements) -> loop.apply(all[left], all[to], 0, elements);
    }
    if (step instanceof Chain.ZipStep zip) {
      return zip(zip.function(), left, registers[zip.right()], result(step, index));
    }
    Chain.ConstantStep constant = (Chain.ConstantStep) step;
    int right = count++;
    constants.add(new Filled(right, constant.right()));
    return zip(constant.function(), left, right, result(step, index));
  }

  private static Loop zip(BinaryOp function, int left, int right, int to) {
    JavaFloatBinary loop = JavaFloatBinary.of(function);
    return (all, elements) -> loop.apply(all[left], all[right], all[to], 0, elements);
  }

  /**
   * Finds a register for a step's result, which may be that of a value that it is the last to use.
   */
  private int result(Chain.Step step, int index) {
    step.values().stream().distinct().filter(value -> ends(value, index)).forEach(this::free);
    int register = free.isEmpty() ? count++ : free.pop();
    registers[chain.value(index)] = register;
    return register;
  }

  private boolean ends(int value, int index) {
    boolean isKept = value < chain.operands() && isSteady.test(value);
    return lastUses[value] == index && !isKept;
  }

  private void free(int value) {
    free.push(registers[value]);
  }
}
