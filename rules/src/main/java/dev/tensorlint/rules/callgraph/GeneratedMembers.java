// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.inferred.Retention;
import dev.tensorlint.rules.ir.Annotation;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.TypeDecl;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The summaries of the accessors and constructors that Lombok generates: a getter lends a field, a
 * setter and a constructor store their arguments, and none of them throws. A front end resolves a
 * call to one of them only if it is generated, so that the name says which one it is.
 */
final class GeneratedMembers {

  private static final Set<String> GETTERS = Set.of("Getter", "Data", "Value");
  private static final Set<String> SETTERS = Set.of("Setter", "Data");
  private static final Set<String> CONSTRUCTORS =
      Set.of(
          "AllArgsConstructor",
          "RequiredArgsConstructor",
          "NoArgsConstructor",
          "Data",
          "Value",
          "Builder",
          "SuperBuilder");

  private GeneratedMembers() {}

  /** Returns the summary of a member that is not declared; empty if it is not generated either. */
  static Optional<Summary> effects(TypeDecl type, MethodRef called) {
    if (called.isConstructor()) {
      return has(type.annotations(), CONSTRUCTORS) ? constructor(type, called) : Optional.empty();
    }
    return switch (called.parameters().size()) {
      case 0 -> field(type, called, GETTERS).map(one -> Summary.accessor(FieldKey.of(one)));
      case 1 ->
          field(type, called, SETTERS)
              .filter(one -> isSetter(called))
              .map(one -> setter(one, called));
      default -> Optional.empty();
    };
  }

  /** Returns whether a field has a generated setter. */
  static boolean hasSetter(TypeDecl type, FieldDecl field) {
    boolean isFinal = field.modifiers().contains(Modifier.FINAL);
    return !field.isStatic()
        && !isFinal
        && (has(field.annotations(), SETTERS) || has(type.annotations(), SETTERS));
  }

  /** Returns the names that the generated setter of a field may have. */
  static Set<String> setters(FieldDecl field) {
    String name = field.name();
    Set<String> names = new HashSet<>(Set.of(name, "set" + capitalized(name)));
    if (name.startsWith("is")) {
      names.add("set" + name.substring(2));
    }
    return names;
  }

  private static String capitalized(String name) {
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  /** Returns whether a method with one parameter returns nothing, or the object for more calls. */
  private static boolean isSetter(MethodRef called) {
    return called.returnType().isVoid() || isChained(called);
  }

  private static boolean isChained(MethodRef called) {
    return called.returnType().name().equals(called.owner());
  }

  /** Returns the effects of a setter: the object may be known to others, and keeps the argument. */
  private static Summary setter(FieldDecl field, MethodRef called) {
    Retention keeps = new Retention(Map.of(0, Set.of(FieldKey.of(field))));
    Summary stores =
        storing(List.of(field))
            .withArguments(List.of(OperandEffect.notFollowed(field.type())))
            .with(keeps);
    return isChained(called)
        ? stores.giving(ResultEffect.of(ResultEffect.Kind.ALIAS, Operand.RECEIVER))
        : stores;
  }

  private static Summary storing(List<FieldDecl> fields) {
    return Summary.harmless(List.of())
        .storingParameters(fields.stream().map(FieldKey::of).toList());
  }

  /** Returns the field that an accessor reads or stores. */
  private static Optional<FieldDecl> field(
      TypeDecl type, MethodRef called, Set<String> annotations) {
    return type.fields().stream()
        .filter(one -> !one.isStatic() && isNamedAfter(one.name(), called.name()))
        .filter(one -> has(one.annotations(), annotations) || has(type.annotations(), annotations))
        .findFirst();
  }

  private static boolean isNamedAfter(String field, String accessor) {
    String property = capitalized(field);
    boolean isPrefixed =
        Set.of("get" + property, "set" + property, "is" + property).contains(accessor);
    return accessor.equals(field)
        || isPrefixed
        || (field.startsWith("is") && accessor.equals("set" + field.substring(2)));
  }

  private static Optional<Summary> constructor(TypeDecl type, MethodRef called) {
    int given = called.parameters().size();
    List<FieldDecl> required = fields(type, GeneratedMembers::isRequired);
    if (required.size() == given) {
      return Optional.of(storing(required));
    }
    List<FieldDecl> all = fields(type, one -> isOpen(one, type));
    if (all.size() == given) {
      return Optional.of(storing(all));
    }
    return given == 0 ? Optional.of(storing(List.of())) : Optional.empty();
  }

  private static List<FieldDecl> fields(TypeDecl type, Predicate<FieldDecl> isWanted) {
    return type.fields().stream().filter(one -> !one.isStatic() && isWanted.test(one)).toList();
  }

  private static boolean isRequired(FieldDecl field) {
    boolean mustBeSet =
        field.modifiers().contains(Modifier.FINAL) || has(field.annotations(), Set.of("NonNull"));
    return field.initializer() == null && mustBeSet;
  }

  /** Returns whether a constructor of all fields sets a field. */
  private static boolean isOpen(FieldDecl field, TypeDecl type) {
    boolean isFinal =
        field.modifiers().contains(Modifier.FINAL) || has(type.annotations(), Set.of("Value"));
    return field.initializer() == null || !isFinal;
  }

  private static boolean has(List<Annotation> annotations, Set<String> names) {
    return annotations.stream().anyMatch(each -> names.contains(each.name()));
  }
}
