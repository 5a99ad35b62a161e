// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.trace;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.device.Chain;
import dev.tensorlint.runtime.device.ChainWalk;
import dev.tensorlint.runtime.op.Fused;
import dev.tensorlint.runtime.op.KernelOp;
import dev.tensorlint.runtime.op.Matmul;
import dev.tensorlint.runtime.op.TensorType;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Finds operations of a graph that can be one pass over memory. From the back, each element-wise
 * operation takes in those before it whose results no other operation needs, as long as all have
 * one shape and a kernel has room; a matrix product may be the first of them.
 */
final class Fusion {

  private final List<Value> values;
  private final List<TensorType> types;
  private final List<BitSet> users;
  private final BitSet taken = new BitSet();

  Fusion(List<Value> values, List<TensorType> types, int output) {
    this.values = values;
    this.types = types;
    this.users = users(values, output);
  }

  /** Returns as many values, of which the output needs fewer. */
  List<Value> fused() {
    List<Value> fused = new ArrayList<>(values);
    for (int last = values.size() - 1; last >= 0; last--) {
      if (!taken.get(last) && isElementwise(last)) {
        NavigableSet<Integer> group = groupOf(last);
        if (group.size() > 1) {
          fused.set(last, one(group));
        }
      }
    }
    return fused;
  }

  /** Returns the needed values that use each value; the output has itself as a user. */
  private static List<BitSet> users(List<Value> values, int output) {
    List<BitSet> users = new ArrayList<>();
    values.forEach(value -> users.add(new BitSet()));
    users.get(output).set(output);
    for (int index = output; index >= 0; index--) {
      if (!users.get(index).isEmpty()) {
        for (int operand : values.get(index).operands()) {
          users.get(operand).set(index);
        }
      }
    }
    return users;
  }

  /** Visits candidates from the end: when one is reached, all its users are decided. */
  private NavigableSet<Integer> groupOf(int last) {
    NavigableSet<Integer> group = new TreeSet<>(List.of(last));
    NavigableSet<Integer> candidates = new TreeSet<>(values.get(last).operands());
    while (!candidates.isEmpty()) {
      int next = candidates.pollLast();
      if (isWanted(next, group)) {
        group.add(next);
        if (!fits(group)) {
          group.remove(next);
        } else if (!isProduct(next)) {
          candidates.addAll(values.get(next).operands());
        }
      }
    }
    group.forEach(taken::set);
    return group;
  }

  private boolean isWanted(int index, NavigableSet<Integer> group) {
    boolean isStep =
        isElementwise(index) || (isProduct(index) && group.stream().noneMatch(this::isProduct));
    return isStep
        && !taken.get(index)
        && types.get(index).equals(types.get(group.last()))
        && users.get(index).stream()
            .allMatch(user -> user != index && group.contains(user) && !isProduct(user));
  }

  private boolean fits(NavigableSet<Integer> group) {
    List<Integer> outside = outside(group, member -> !isProduct(member));
    List<int[]> shapes = outside.stream().map(value -> types.get(value).shape().dims()).toList();
    int[] output = types.get(group.last()).shape().dims();
    return group.size() <= Chain.MAX_STEPS
        && outside.size() < Chain.MAX_OPERANDS
        && ChainWalk.of(output, shapes).isPresent();
  }

  /** Returns what members of a group use from outside it. */
  private List<Integer> outside(NavigableSet<Integer> group, Predicate<Integer> members) {
    return group.stream()
        .filter(members)
        .flatMap(member -> values.get(member).operands().stream())
        .filter(operand -> !group.contains(operand))
        .distinct()
        .toList();
  }

  private Value one(NavigableSet<Integer> group) {
    List<Integer> operands = outside(group, member -> true);
    Map<Integer, Integer> numbers = new HashMap<>();
    operands.forEach(operand -> numbers.put(operand, numbers.size()));
    List<Fused.Step> steps = new ArrayList<>();
    inOrder(group)
        .forEach(
            member -> {
              Value.Computed computed = (Value.Computed) values.get(member);
              List<Integer> used = computed.operands().stream().map(numbers::get).toList();
              steps.add(new Fused.Step((KernelOp) computed.op(), used));
              numbers.put(member, numbers.size());
            });
    return new Value.Computed(new Fused(operands.size(), steps), operands);
  }

  /** A product needs no other member, and goes first. */
  private List<Integer> inOrder(NavigableSet<Integer> group) {
    List<Integer> order = new ArrayList<>(group.stream().filter(this::isProduct).toList());
    group.stream().filter(member -> !isProduct(member)).forEach(order::add);
    return order;
  }

  private boolean isElementwise(int index) {
    return values.get(index) instanceof Value.Computed computed
        && !users.get(index).isEmpty()
        && Fused.isElementwise(computed.op())
        && types.get(index).dtype() == DType.FLOAT32
        && computed.operands().stream()
            .allMatch(operand -> types.get(operand).dtype() == DType.FLOAT32);
  }

  private boolean isProduct(int index) {
    return values.get(index) instanceof Value.Computed computed && computed.op() instanceof Matmul;
  }
}
