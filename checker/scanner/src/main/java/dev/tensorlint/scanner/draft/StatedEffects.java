// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.draft;

import dev.tensorlint.rules.effect.AnnotationEffects;
import dev.tensorlint.rules.effect.MethodSummary;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeSummaries;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What annotations and the code of a library say of a method: which argument it releases, and
 * whether it returns one. What neither of them says is left to names.
 */
final class StatedEffects {

  /**
   * What is known of a method.
   *
   * @param result empty if nothing is
   * @param arguments empty if nothing is
   * @param why where it comes from
   */
  record Stated(Optional<String> result, Optional<String> arguments, String why) {

    boolean isEmpty() {
      return result.isEmpty() && arguments.isEmpty();
    }
  }

  private static final String RELEASES = "releases";

  private final Map<String, TypeSummaries> inferred = new HashMap<>();
  private final Predicate<String> isResource;
  private final AnnotationEffects annotations =
      ModelLibrary.load(ModelRequest.BUNDLED).models().annotations();

  /**
   * @param inferred what the code of the library does
   * @param isResource tells whether objects of a type must be released
   */
  StatedEffects(List<TypeSummaries> inferred, Predicate<String> isResource) {
    inferred.forEach(type -> this.inferred.put(type.type(), type));
    this.isResource = isResource;
  }

  /** Returns what is known of a method; annotations say more than its code. */
  Stated of(ClassShape shape, ClassShape.Method method) {
    Stated annotated = annotated(shape, method);
    return annotated.isEmpty() ? inferred(shape, method) : annotated;
  }

  private Stated annotated(ClassShape shape, ClassShape.Method method) {
    MethodRef ref = ref(shape, method);
    Optional<Summary> stated = annotations.summary(ref, method.annotations());
    return new Stated(
        stated.filter(StatedEffects::isFresh).isPresent() && isMade(method)
            ? Optional.of("fresh")
            : Optional.empty(),
        stated.flatMap(each -> arguments(method, each)),
        "sure");
  }

  private static boolean isFresh(Summary summary) {
    return summary.result().kind() == ResultEffect.Kind.FRESH;
  }

  private static MethodRef ref(ClassShape shape, ClassShape.Method method) {
    List<TypeRef> parameters = method.parameters().stream().map(TypeRef::of).toList();
    return new MethodRef(
        shape.name(),
        method.name(),
        parameters,
        TypeRef.of(method.result()),
        method.isStatic(),
        false,
        !method.isStatic(),
        List.of());
  }

  private Stated inferred(ClassShape shape, ClassShape.Method method) {
    Optional<Summary> shown =
        Optional.ofNullable(inferred.get(shape.name())).stream()
            .flatMap(type -> type.methods().stream())
            .filter(each -> isSame(each.method(), method))
            .filter(each -> each.line() > 0 && each.isComplete())
            .findFirst()
            .flatMap(MethodSummary::summary);
    return new Stated(
        shown.flatMap(each -> alias(method, each)),
        shown.flatMap(each -> arguments(method, each)),
        "inferred");
  }

  private static boolean isSame(MethodRef one, ClassShape.Method other) {
    return one.name().equals(other.name())
        && one.parameters().stream().map(StatedEffects::text).toList().equals(other.parameters());
  }

  private static String text(TypeRef type) {
    return type.name() + "[]".repeat(type.dimensions());
  }

  private Optional<String> alias(ClassShape.Method method, Summary summary) {
    ResultEffect result = summary.result();
    boolean isArgument =
        result.kind() == ResultEffect.Kind.ALIAS
            && result.field() == null
            && result.from().isArgument();
    return isArgument && isMade(method)
        ? Optional.of("{ alias: argument " + result.from().index() + " }")
        : Optional.empty();
  }

  private boolean isMade(ClassShape.Method method) {
    return isResource.test(method.result()) && !method.isConstructor();
  }

  private Optional<String> arguments(ClassShape.Method method, Summary summary) {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < method.parameters().size(); i++) {
      OperandEffect effect = summary.parameter(i);
      if (isResource.test(method.parameters().get(i)) && effect.isReleased()) {
        words.add(i + ": " + RELEASES);
      }
    }
    if (words.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        method.parameters().size() == 1
            ? RELEASES
            : "{ " + String.join(", ", words) + ", all: borrows }");
  }
}
