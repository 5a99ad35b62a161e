// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.resolve;

import dev.tensorlint.scanner.types.ClassInfo;
import dev.tensorlint.scanner.types.Conversions;
import dev.tensorlint.scanner.types.Erasure;
import dev.tensorlint.scanner.types.InferenceVariable;
import dev.tensorlint.scanner.types.Substitution;
import dev.tensorlint.scanner.types.Type;
import dev.tensorlint.scanner.types.TypeVariable;
import dev.tensorlint.scanner.types.Types;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Infers what the type parameters of one call stand for: the reduction of JLS 18.2, with bounds
 * that are not propagated between variables. Equal bounds win over lower ones, those over upper
 * ones, those over the declared bound. A bound that is not known makes the variable unknown.
 */
public final class Inference {

  /** How what is given relates to what is declared. */
  private enum Relation {
    /** The given type is a subtype of the declared one. */
    BELOW,
    EQUAL,
    /** The given type is a supertype of the declared one. */
    ABOVE
  }

  private static final class Bounds {
    final List<Type> equal = new ArrayList<>();
    final List<Type> lower = new ArrayList<>();
    final List<Type> upper = new ArrayList<>();
    boolean isFixed;

    boolean areEmpty() {
      return equal.isEmpty() && lower.isEmpty() && upper.isEmpty();
    }
  }

  private final Types types;
  private final Map<Type, Bounds> bounds = new LinkedHashMap<>();
  private final Substitution ofClass;
  private final Substitution toVariables;
  private boolean isUnchecked;

  /**
   * @param ofClass what the type parameters of the method's class stand for
   */
  public Inference(Types types, List<TypeVariable> parameters, Substitution ofClass) {
    this.types = types;
    this.ofClass = ofClass;
    Map<TypeVariable, Type> variables = new LinkedHashMap<>();
    for (TypeVariable parameter : parameters) {
      InferenceVariable variable = new InferenceVariable(parameter);
      variables.put(parameter, variable);
      bounds.put(variable, new Bounds());
    }
    this.toVariables = Substitution.of(variables);
  }

  /** Returns a declared type with the type parameters replaced by variables. */
  public Type open(Type declared) {
    return toVariables.apply(declared);
  }

  /** Takes in that a value of a type is passed where another one is declared. */
  public void passed(Type given, Type open) {
    reduce(given, open, Relation.BELOW);
  }

  /** Takes in that the result is used where another type is expected. */
  public void expected(Type expected, Type open) {
    if (expected.isKnown() && !expected.isVoid()) {
      reduce(Conversions.boxed(expected), open, Relation.ABOVE);
    }
  }

  private void reduce(Type given, Type open, Relation relation) {
    Bounds own = bounds.get(open);
    if (own != null) {
      bound(own, given, relation);
    } else if (open instanceof Type.ArrayType array) {
      reduceElements(given, array, relation);
    } else if (open instanceof Type.ClassType type && !type.arguments().isEmpty()) {
      reduceArguments(given, type, relation);
    }
  }

  private static void bound(Bounds own, Type given, Relation relation) {
    Type type = Conversions.boxed(given);
    boolean saysNothing = type == Type.Special.NULL || type == Type.Special.OPEN;
    if (own.isFixed || saysNothing || (relation == Relation.ABOVE && !type.isKnown())) {
      return;
    }
    switch (relation) {
      case BELOW -> own.lower.add(type);
      case EQUAL -> own.equal.add(type);
      case ABOVE -> own.upper.add(type);
    }
  }

  private void reduceElements(Type given, Type.ArrayType open, Relation relation) {
    if (given instanceof Type.ArrayType array && !array.element().isPrimitive()) {
      reduce(array.element(), open.element(), relation);
    } else if (!given.isKnown()) {
      reduce(given, open.element(), relation);
    }
  }

  private void reduceArguments(Type given, Type.ClassType open, Relation relation) {
    if (given == Type.Special.UNKNOWN && relation != Relation.ABOVE) {
      open.arguments().forEach(each -> argument(given, each));
    }
    if (!given.isKnown()) {
      return;
    }
    boolean above = relation == Relation.ABOVE;
    isUnchecked |= relation == Relation.BELOW && isRaw(given, open);
    Type.ClassType declared = open;
    Type.ClassType actual = null;
    if (above && given instanceof Type.ClassType target) {
      declared = types.supertypes().asSuper(open, target.name());
      actual = target;
    } else if (!above) {
      actual = types.supertypes().asSuper(given, open.name());
    }
    if (actual == null
        || declared == null
        || actual.arguments().size() != declared.arguments().size()) {
      return;
    }
    for (int i = 0; i < actual.arguments().size(); i++) {
      if (above) {
        expectedArgument(actual.arguments().get(i), declared.arguments().get(i));
      } else {
        argument(captured(actual, i), declared.arguments().get(i));
      }
    }
  }

  /** An argument without an upper bound has that of the parameter: JLS 5.1.10. */
  private Type captured(Type.ClassType type, int position) {
    Type argument = type.arguments().get(position);
    return argument.equals(Type.Wildcard.ANY)
        ? types.supertypes().withoutWildcards(type).arguments().get(position)
        : argument;
  }

  /** Nothing is unchecked about a raw type where any arguments will do. */
  private boolean isRaw(Type given, Type.ClassType open) {
    if (!(given instanceof Type.ClassType raw) || !raw.arguments().isEmpty()) {
      return false;
    }
    ClassInfo info = types.table().find(raw.name());
    boolean isGeneric = info != null && !info.typeParameters().isEmpty();
    return isGeneric
        && types.supertypes().asSuper(given, open.name()) != null
        && !open.arguments().stream().allMatch(Type.Wildcard.ANY::equals);
  }

  /** Reduces a type argument that is given to one that is declared and may be a wildcard. */
  private void argument(Type given, Type open) {
    if (!(open instanceof Type.Wildcard wildcard)) {
      reduce(Substitution.upper(given), open, Relation.EQUAL);
    } else if (wildcard.kind() == Type.Wildcard.Kind.EXTENDS) {
      reduce(Substitution.upper(given), wildcard.bound(), Relation.BELOW);
    } else if (wildcard.kind() == Type.Wildcard.Kind.SUPER) {
      Type bound =
          given instanceof Type.Wildcard other && other.kind() == Type.Wildcard.Kind.SUPER
              ? other.bound()
              : Substitution.upper(given);
      reduce(bound, wildcard.bound(), Relation.ABOVE);
    }
  }

  /** Reduces a type argument that is expected, and may be a wildcard, to one that is declared. */
  private void expectedArgument(Type expected, Type open) {
    if (!expected.isKnown()) {
      return;
    }
    Type declared = open instanceof Type.Wildcard wildcard ? wildcard.bound() : open;
    if (!(expected instanceof Type.Wildcard wildcard)) {
      reduce(expected, declared, Relation.EQUAL);
    } else if (wildcard.kind() == Type.Wildcard.Kind.EXTENDS) {
      reduce(wildcard.bound(), declared, Relation.ABOVE);
    } else if (wildcard.kind() == Type.Wildcard.Kind.SUPER) {
      reduce(wildcard.bound(), declared, Relation.BELOW);
    }
  }

  /** Returns an open type with what is known so far; a variable without bounds stays open. */
  public Type known(Type open) {
    return Substitution.upper(solution(false).apply(open));
  }

  /**
   * Returns what is asked of an argument that a parameter of an open type takes. Other arguments
   * bound a variable from below, and ask nothing of this one, which joins them: JLS 18.5.2.1.
   */
  public Type asked(Type open) {
    Bounds own = bounds.get(open);
    if (own == null || !own.equal.isEmpty()) {
      return known(open);
    }
    Type upper = own.upper.isEmpty() ? Type.ClassType.OBJECT : mostComplete(own.upper);
    return upper.equals(Type.ClassType.OBJECT) ? declared((InferenceVariable) open) : upper;
  }

  private Type declared(InferenceVariable variable) {
    Type bound = variable.parameter().leftmostBound();
    return bound instanceof Type.ClassType type && !type.arguments().isEmpty()
        ? known(open(ofClass.apply(type)))
        : Type.Special.OPEN;
  }

  /**
   * Returns an open type with its variables fixed: what comes later does not change them. A
   * variable without bounds stays open and is unknown in the answer.
   */
  public Type fixed(Type open) {
    bounds.forEach(
        (variable, own) -> {
          if (mentions(open, variable) && !own.areEmpty()) {
            Type solved = solve((InferenceVariable) variable, own);
            own.equal.clear();
            own.equal.add(solved);
            own.isFixed = true;
          }
        });
    return known(open);
  }

  /**
   * Returns an open type with all variables solved; erased where an argument was raw: JLS 18.5.2.1.
   */
  public Type solved(Type open) {
    Type solved = Substitution.upper(solution(true).apply(open));
    return isUnchecked ? Erasure.of(solved) : solved;
  }

  /** Returns whether the arguments say nothing about what an open type is. */
  public boolean isOpen(Type open) {
    Bounds own = bounds.get(open);
    return own != null && own.equal.isEmpty() && own.lower.isEmpty();
  }

  /** Returns whether the expected type could change the variables of an open type. */
  public boolean isLoose(Type open) {
    return bounds.entrySet().stream()
        .anyMatch(each -> each.getValue().equal.isEmpty() && mentions(open, each.getKey()));
  }

  private Substitution solution(boolean isFinal) {
    Map<Type, Type> solved = new LinkedHashMap<>();
    bounds.forEach(
        (variable, own) -> {
          Type solution = solve((InferenceVariable) variable, own);
          solved.put(variable, isFinal ? solution : soFar(own, solution));
        });
    return Substitution.of(solved);
  }

  /** What is only bounded from above may still become something smaller. */
  private static Type soFar(Bounds own, Type solution) {
    if (own.areEmpty()) {
      return Type.Special.OPEN;
    }
    boolean isBounded = own.equal.isEmpty() && own.lower.isEmpty();
    return isBounded ? new Type.Wildcard(Type.Wildcard.Kind.EXTENDS, solution) : solution;
  }

  private Type solve(InferenceVariable variable, Bounds own) {
    if (!own.equal.isEmpty()) {
      return mostComplete(own.equal);
    } else if (!own.lower.isEmpty()) {
      return types.upperBounds().of(own.lower);
    }
    Type declared = declaredBound(variable);
    Type upper = own.upper.isEmpty() ? Type.ClassType.OBJECT : mostComplete(own.upper);
    return types.conversions().isSubtype(declared, upper) ? declared : upper;
  }

  /** Returns the bound with what other variables stand for; erased where it mentions itself. */
  private Type declaredBound(InferenceVariable variable) {
    Type bound = open(ofClass.apply(variable.parameter().leftmostBound()));
    Map<Type, Type> others = new LinkedHashMap<>();
    for (Map.Entry<Type, Bounds> each : bounds.entrySet()) {
      if (mentions(bound, each.getKey())) {
        Bounds known = each.getValue();
        boolean isKnown = !known.equal.isEmpty() || !known.lower.isEmpty();
        if (!isKnown || each.getKey().equals(variable)) {
          return Erasure.of(variable.parameter());
        }
        others.put(each.getKey(), solve((InferenceVariable) each.getKey(), known));
      }
    }
    return Substitution.upper(Substitution.of(others).apply(bound));
  }

  private static Type mostComplete(List<Type> types) {
    return types.stream()
        .filter(each -> !mentions(each, Type.Special.OPEN) && each.isKnown())
        .findFirst()
        .orElse(types.get(0));
  }

  static boolean mentions(Type type, Type variable) {
    if (type instanceof Type.ClassType t) {
      return t.arguments().stream().anyMatch(each -> mentions(each, variable));
    } else if (type instanceof Type.ArrayType t) {
      return mentions(t.element(), variable);
    } else if (type instanceof Type.Wildcard t) {
      return mentions(t.bound(), variable);
    } else if (type instanceof Type.Intersection t) {
      return t.components().stream().anyMatch(each -> mentions(each, variable));
    }
    return type.equals(variable);
  }
}
