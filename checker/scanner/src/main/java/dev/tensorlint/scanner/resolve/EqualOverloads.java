// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.resolve;

import dev.tensorlint.scanner.types.Member;
import dev.tensorlint.scanner.types.MethodInfo;
import dev.tensorlint.scanner.types.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Overloads among which only an argument of unknown type decides. Where they differ in nothing but
 * the types of parameters, one method whose parameters are unknown there stands for all of them,
 * and the analysis decides whether they have the same effect.
 */
final class EqualOverloads {

  private EqualOverloads() {}

  /** Returns the method that stands for several; null if they differ in more than parameters. */
  static @Nullable Member standIn(List<Member> several) {
    Member first = several.get(0);
    return several.stream().allMatch(each -> isAlike(each, first))
        ? new Member(withParameters(first.method(), common(several)), first.substitution())
        : null;
  }

  private static boolean isAlike(Member one, Member other) {
    MethodInfo mine = one.method();
    MethodInfo theirs = other.method();
    return mine.owner().equals(theirs.owner())
        && mine.parameters().size() == theirs.parameters().size()
        && mine.isStatic() == theirs.isStatic()
        && mine.typeParameters().isEmpty()
        && theirs.typeParameters().isEmpty()
        && result(one).equals(result(other))
        && mine.thrown().equals(theirs.thrown());
  }

  private static Type result(Member member) {
    return member.substitution().apply(member.method().returnType());
  }

  private static List<Type> common(List<Member> several) {
    List<Type> common = new ArrayList<>(several.get(0).method().parameters());
    for (Member each : several) {
      List<Type> parameters = each.method().parameters();
      for (int i = 0; i < parameters.size(); i++) {
        if (!parameters.get(i).equals(common.get(i))) {
          common.set(i, Type.Special.UNKNOWN);
        }
      }
    }
    return common;
  }

  private static MethodInfo withParameters(MethodInfo method, List<Type> parameters) {
    return new MethodInfo(
        method.owner(),
        method.name(),
        method.flags(),
        List.of(),
        parameters,
        method.returnType(),
        method.thrown());
  }
}
