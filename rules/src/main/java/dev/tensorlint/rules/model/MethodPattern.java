// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

/**
 * The methods that an entry of a model describes.
 *
 * @param name the method's name, {@code <init>} for a constructor; {@code *} in it stands for any
 *     characters
 * @param parameters the leading parameters: a type as {@link #ANY} or as a name, simple or
 *     qualified, {@code []} after it for each dimension of an array
 * @param isOpen whether any further parameters may follow
 */
public record MethodPattern(String name, List<String> parameters, boolean isOpen) {

  /** Stands for one parameter of any type. */
  public static final String ANY = "?";

  /** The more specific first: whole name, closed parameters, then the number of named types. */
  public static final Comparator<MethodPattern> SPECIFIC_FIRST =
      Comparator.comparing(MethodPattern::hasWildcardName)
          .thenComparing(MethodPattern::isOpen)
          .thenComparingInt(pattern -> -pattern.namedTypes())
          .thenComparingInt(pattern -> -pattern.parameters().size());

  public MethodPattern {
    parameters = List.copyOf(parameters);
  }

  /** Returns the pattern of all methods of a name. */
  static MethodPattern anyOf(String name) {
    return new MethodPattern(name, List.of(), true);
  }

  public boolean hasWildcardName() {
    return name.indexOf('*') >= 0;
  }

  public boolean isConstructor() {
    return name.equals(MethodRef.CONSTRUCTOR);
  }

  public boolean matches(MethodRef method) {
    return matchesName(method.name()) && matchesParameters(method.parameters());
  }

  /** Returns whether it matches some of the methods that one stands for. */
  boolean mayMatch(MethodRef method) {
    return matchesName(method.name())
        && fits(
            method.parameters(), (type, actual) -> !actual.isKnown() || matchesType(type, actual));
  }

  /** Returns whether the name matches; a wildcard never stands for a constructor. */
  public boolean matchesName(String method) {
    if (!hasWildcardName()) {
      return name.equals(method);
    }
    return !method.equals(MethodRef.CONSTRUCTOR) && Wildcard.matches(name, method);
  }

  public boolean matchesParameters(List<TypeRef> actual) {
    return fits(actual, MethodPattern::matchesType);
  }

  private boolean fits(List<TypeRef> actual, BiPredicate<String, TypeRef> matches) {
    int fixed = parameters.size();
    if (actual.size() < fixed || (actual.size() > fixed && !isOpen)) {
      return false;
    }
    for (int i = 0; i < fixed; i++) {
      if (!matches.test(parameters.get(i), actual.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether some method could match both patterns, as far as their texts show. */
  boolean overlaps(MethodPattern other) {
    int common = Math.min(parameters.size(), other.parameters.size());
    boolean sizesFit =
        (parameters.size() == common || other.isOpen)
            && (other.parameters.size() == common || isOpen);
    return sizesFit
        && namesOverlap(other)
        && parametersOverlap(parameters.subList(0, common), other.parameters);
  }

  private boolean namesOverlap(MethodPattern other) {
    return other.hasWildcardName() ? other.matchesName(name) : matchesName(other.name);
  }

  private static boolean parametersOverlap(List<String> some, List<String> others) {
    for (int i = 0; i < some.size(); i++) {
      if (!sameType(some.get(i), others.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean sameType(String one, String other) {
    return one.equals(ANY)
        || other.equals(ANY)
        || isNameOf(one, other.replace('$', '.'))
        || isNameOf(other, one.replace('$', '.'));
  }

  private int namedTypes() {
    int named = 0;
    for (String type : parameters) {
      named += type.equals(ANY) ? 0 : 1;
    }
    return named;
  }

  private static boolean matchesType(String pattern, TypeRef actual) {
    return pattern.equals(ANY) || isNameOf(pattern, actual.erased().toString().replace('$', '.'));
  }

  /** Returns whether a name is the qualified one or the end of it. */
  private static boolean isNameOf(String written, String qualified) {
    String name = written.replace('$', '.');
    return qualified.endsWith(name)
        && (qualified.length() == name.length()
            || qualified.charAt(qualified.length() - name.length() - 1) == '.');
  }

  @Override
  public String toString() {
    String shown = isConstructor() ? "new" : name;
    Stream<String> rest = isOpen ? Stream.of("*") : Stream.empty();
    return shown
        + Stream.concat(parameters.stream(), rest)
            .toList()
            .toString()
            .replaceFirst("^\\[", "(")
            .replaceFirst("]$", ")");
  }
}
