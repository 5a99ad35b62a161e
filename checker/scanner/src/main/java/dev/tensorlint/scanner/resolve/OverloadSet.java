// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.resolve;

import dev.tensorlint.scanner.types.Member;
import dev.tensorlint.scanner.types.MethodInfo;
import dev.tensorlint.scanner.types.Types;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The methods of one name that a call could mean. There may be thousands of them, and as many
 * calls: each looks at those alone that take its number of arguments, and its first telling one.
 * Used by one thread.
 */
public final class OverloadSet {

  public static final OverloadSet NONE = new OverloadSet(List.of());

  private final List<Member> members;
  private final Map<Integer, SameCount> byCount = new HashMap<>();

  public OverloadSet(List<Member> members) {
    this.members = List.copyOf(members);
  }

  /** Returns all of them, the nearest declaring type first. */
  public List<Member> members() {
    return members;
  }

  public boolean isEmpty() {
    return members.isEmpty();
  }

  /** Returns whether more than one of them takes a number of arguments. */
  public boolean isOverloaded(int arguments) {
    return sameCount(arguments).members().size() > 1;
  }

  /** Returns the methods that arguments could fit, in order, and perhaps some that they do not. */
  List<Member> near(List<Argument> arguments, Types types) {
    return sameCount(arguments.size()).near(arguments, types);
  }

  private SameCount sameCount(int arguments) {
    return byCount.computeIfAbsent(
        arguments,
        count ->
            new SameCount(
                members.stream().filter(each -> takes(each.method(), count)).toList(), count));
  }

  /** Returns whether a method takes a number of arguments. */
  static boolean takes(MethodInfo method, int arguments) {
    int declared = method.parameters().size();
    return arguments == declared || (method.isVarargs() && arguments >= declared - 1);
  }
}
