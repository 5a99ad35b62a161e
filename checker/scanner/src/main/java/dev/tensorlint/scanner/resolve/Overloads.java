// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.resolve;

import dev.tensorlint.scanner.types.Erasure;
import dev.tensorlint.scanner.types.FunctionType;
import dev.tensorlint.scanner.types.Member;
import dev.tensorlint.scanner.types.MethodInfo;
import dev.tensorlint.scanner.types.Type;
import dev.tensorlint.scanner.types.TypeVariable;
import dev.tensorlint.scanner.types.Types;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Chooses among methods of one name: JLS 15.12.2 on erased types. Never guesses: what stays
 * ambiguous is not chosen, unless one can stand for all ({@link EqualOverloads}).
 */
public final class Overloads {

  /**
   * The chosen method.
   *
   * @param isVariableArity whether its last parameter takes single arguments
   */
  public record Choice(Member member, boolean isVariableArity) {

    /** Returns the declared type that an argument is passed to. */
    public Type parameter(int position) {
      return Overloads.parameter(member, position, isVariableArity);
    }
  }

  private enum Phase {
    STRICT,
    LOOSE,
    VARIABLE_ARITY
  }

  private final Types types;

  public Overloads(Types types) {
    this.types = types;
  }

  /** Returns the one method that is meant, null when there is none or more than one. */
  public @Nullable Choice choose(OverloadSet overloads, List<Argument> arguments) {
    List<Member> candidates = overloads.near(arguments, types);
    for (Phase phase : Phase.values()) {
      List<Member> applicable =
          candidates.stream().filter(each -> isApplicable(each, arguments, phase)).toList();
      if (!applicable.isEmpty()) {
        boolean variable = phase == Phase.VARIABLE_ARITY;
        Member chosen = mostSpecific(applicable, arguments, variable);
        return chosen == null ? null : new Choice(chosen, variable);
      }
    }
    return null;
  }

  private boolean isApplicable(Member member, List<Argument> arguments, Phase phase) {
    MethodInfo method = member.method();
    boolean variable = phase == Phase.VARIABLE_ARITY;
    boolean countFits =
        variable
            ? method.isVarargs() && OverloadSet.takes(method, arguments.size())
            : arguments.size() == method.parameters().size();
    if (!countFits) {
      return false;
    }
    for (int i = 0; i < arguments.size(); i++) {
      if (!isApplicable(arguments.get(i), parameter(member, i, variable), method, phase)) {
        return false;
      }
    }
    return true;
  }

  static Type parameter(Member member, int position, boolean variable) {
    List<Type> parameters = member.method().parameters();
    int last = parameters.size() - 1;
    Type declared = parameters.get(Math.min(position, last));
    boolean isElement = variable && position >= last && declared instanceof Type.ArrayType;
    Type type = isElement && declared instanceof Type.ArrayType array ? array.element() : declared;
    return member.substitution().apply(type);
  }

  private boolean isApplicable(Argument argument, Type parameter, MethodInfo method, Phase phase) {
    if (argument instanceof Argument.Value value) {
      if (value.type() == Type.Special.OPEN) {
        return phase != Phase.STRICT || !parameter.isPrimitive();
      }
      boolean fits =
          phase == Phase.STRICT
              ? types.conversions().isStrict(value.type(), parameter)
              : types.conversions().isLoose(value.type(), parameter);
      return fits || types.conversions().isUncertain(value.type(), parameter);
    }
    return isApplicable((Argument.Function) argument, parameter, method);
  }

  private boolean isApplicable(Argument.Function argument, Type parameter, MethodInfo method) {
    boolean isInferred =
        parameter instanceof TypeVariable variable && method.typeParameters().contains(variable);
    if (isInferred || !parameter.isKnown()) {
      return true;
    }
    FunctionType function = types.functions().of(parameter);
    if (function == null || !argument.fits(function)) {
      return false;
    }
    return function.isVoid() || !argument.bodyType().isVoid();
  }

  @SuppressWarnings("ReferenceEquality") // The very member, which need not be compared.
  private @Nullable Member mostSpecific(
      List<Member> applicable, List<Argument> arguments, boolean variable) {
    if (applicable.size() == 1) {
      return applicable.get(0);
    }
    Member last = lastOfChain(applicable, arguments, variable);
    List<Member> candidates =
        applicable.stream()
            .filter(each -> each == last || isMoreSpecific(each, last, arguments, variable))
            .toList();
    Predicate<Member> isBest = each -> isBest(each, applicable, arguments, variable);
    // Several are equally specific when an interface repeats what another one declares.
    Member best =
        Stream.concat(
                candidates.stream().filter(each -> !each.method().isAbstract()),
                candidates.stream().filter(each -> each.method().isAbstract()))
            .filter(isBest)
            .findFirst()
            .orElse(null);
    if (best != null && !dependsOnUnknown(applicable, arguments, variable)) {
      return best;
    }
    return isOpen(applicable, arguments, variable) ? EqualOverloads.standIn(applicable) : null;
  }

  /** Returns whether only arguments of unknown types decide among methods of fixed arity. */
  private boolean isOpen(List<Member> applicable, List<Argument> arguments, boolean variable) {
    return !variable
        && dependsOnUnknown(applicable, arguments, false)
        && arguments.stream().allMatch(Argument.Value.class::isInstance);
  }

  /**
   * Returns a method that the best one, if there is one, is at least as specific as. One walk finds
   * it, and few others pass it: of thousands of methods, not each is compared with each.
   */
  private Member lastOfChain(List<Member> applicable, List<Argument> arguments, boolean variable) {
    Member last = applicable.get(0);
    for (Member each : applicable) {
      if (!isMoreSpecific(last, each, arguments, variable)) {
        last = each;
      }
    }
    return last;
  }

  private boolean isBest(
      Member member, List<Member> applicable, List<Argument> arguments, boolean variable) {
    return applicable.stream()
        .allMatch(
            other -> other.equals(member) || isMoreSpecific(member, other, arguments, variable));
  }

  private boolean dependsOnUnknown(
      List<Member> applicable, List<Argument> arguments, boolean variable) {
    for (int i = 0; i < arguments.size(); i++) {
      int position = i;
      if (isUnknown(arguments.get(i), position, applicable, variable)
          && applicable.stream()
                  .map(each -> Erasure.of(parameter(each, position, variable)))
                  .distinct()
                  .count()
              > 1) {
        return true;
      }
    }
    return false;
  }

  private boolean isUnknown(
      Argument argument, int position, List<Member> applicable, boolean variable) {
    return argument instanceof Argument.Value value
        && (value.type() == Type.Special.UNKNOWN
            || applicable.stream()
                .map(each -> parameter(each, position, variable))
                .anyMatch(each -> types.conversions().isUncertain(value.type(), each)));
  }

  private boolean isMoreSpecific(
      Member member, Member other, List<Argument> arguments, boolean variable) {
    int count = arguments.size();
    if (variable) {
      count = Math.max(count, member.method().parameters().size());
      count = Math.max(count, other.method().parameters().size());
    }
    for (int i = 0; i < count; i++) {
      Type mine = parameter(member, i, variable);
      Type theirs = parameter(other, i, variable);
      Argument argument = i < arguments.size() ? arguments.get(i) : null;
      if (!isMoreSpecific(mine, theirs, argument)) {
        return false;
      }
    }
    return true;
  }

  private boolean isMoreSpecific(Type mine, Type theirs, @Nullable Argument argument) {
    if (argument instanceof Argument.Function function) {
      return isMoreSpecific(mine, theirs, function);
    }
    return types.conversions().isStrict(mine, theirs);
  }

  /** JLS 15.12.2.5, for functional interfaces of which none inherits from the other. */
  private boolean isMoreSpecific(Type mine, Type theirs, Argument.Function argument) {
    if (types.conversions().isSubtype(mine, theirs)) {
      return true;
    }
    FunctionType my = types.functions().of(mine);
    FunctionType their = types.functions().of(theirs);
    if (my == null || their == null || types.conversions().isSubtype(theirs, mine)) {
      return false;
    }
    return their.isVoid() || (!my.isVoid() && hasBetterResult(my, their, argument.bodyType()));
  }

  private boolean hasBetterResult(FunctionType my, FunctionType their, Type body) {
    if (my.result().isPrimitive() != their.result().isPrimitive()) {
      return body.isKnown() && my.result().isPrimitive() == body.isPrimitive();
    }
    return types.conversions().isStrict(my.result(), their.result());
  }
}
