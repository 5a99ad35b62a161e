// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.resolve;

import dev.tensorlint.scanner.types.Conversions;
import dev.tensorlint.scanner.types.Member;
import dev.tensorlint.scanner.types.Type;
import dev.tensorlint.scanner.types.Types;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Methods of one name that take the same number of arguments. Where there are many, they are
 * indexed by the class of the parameter in which they differ most: an argument fits only the
 * parameters of its own class and its supertypes.
 */
final class SameCount {

  /** As many are quicker looked at than looked up. */
  private static final int FEW = 16;

  private final List<Member> members;
  private int position = -1;
  private Map<String, BitSet> byClass = Map.of();

  /** Those whose parameter is of no class that could be looked up. */
  private BitSet others = new BitSet();

  SameCount(List<Member> members, int count) {
    this.members = members;
    if (members.size() > FEW) {
      for (int i = 0; i < count; i++) {
        index(i);
      }
    }
  }

  /** Takes a position for the index when it tells the methods apart better than the last one. */
  private void index(int candidate) {
    Map<String, BitSet> classes = new HashMap<>();
    BitSet rest = new BitSet();
    for (int i = 0; i < members.size(); i++) {
      String name = className(members.get(i), candidate);
      (name == null ? rest : classes.computeIfAbsent(name, any -> new BitSet())).set(i);
    }
    if (classes.size() > byClass.size()) {
      position = candidate;
      byClass = classes;
      others = rest;
    }
  }

  /** Returns the class of a parameter, null when an argument fits for other reasons, too. */
  private static @Nullable String className(Member member, int position) {
    if (member.method().isVarargs()) {
      return null;
    }
    return Overloads.parameter(member, position, false) instanceof Type.ClassType type
        ? type.name()
        : null;
  }

  List<Member> members() {
    return members;
  }

  /** Returns the methods that arguments could fit, in order, and perhaps some that they do not. */
  List<Member> near(List<Argument> arguments, Types types) {
    Set<String> fitting = position < 0 ? null : classes(arguments.get(position), types);
    if (fitting == null) {
      return members;
    }
    BitSet near = (BitSet) others.clone();
    for (String each : fitting) {
      BitSet same = byClass.get(each);
      if (same != null) {
        near.or(same);
      }
    }
    List<Member> found = new ArrayList<>(near.cardinality());
    near.stream().forEach(i -> found.add(members.get(i)));
    return found;
  }

  /** Returns the classes of the parameters that an argument fits, null when that is not known. */
  private static @Nullable Set<String> classes(Argument argument, Types types) {
    if (!(argument instanceof Argument.Value value)
        || !(Conversions.boxed(value.type()) instanceof Type.ClassType type)
        || !types.supertypes().isComplete(type.name())) {
      return null;
    }
    Set<String> classes = new HashSet<>(types.supertypes().closure(type.name()));
    classes.add(type.name());
    classes.add(Type.ClassType.OBJECT.name());
    return classes;
  }
}
