// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.effect.MethodSummary;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeSummaries;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.resource.OwnerType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * States in the words of a model what holds for a type of the program whose objects must be
 * released. In the program, the fields of such an object are followed; a caller in another module
 * follows the object in their place.
 */
final class OwnerSummaries {

  private OwnerSummaries() {}

  static TypeSummaries of(TypeSummaries type, Optional<OwnerType> owner) {
    return owner
        .map(
            one ->
                new TypeSummaries(
                    type.type(),
                    one.model(),
                    type.methods().stream().map(method -> of(method, one)).toList()))
        .orElse(type);
  }

  private static MethodSummary of(MethodSummary method, OwnerType owner) {
    return method
        .summary()
        .map(summary -> method.with(of(method.method(), summary, owner)))
        .orElse(method);
  }

  private static Summary of(MethodRef method, Summary summary, OwnerType owner) {
    if (method.isConstructor()) {
      return owner.makers().contains(method.key()) ? making(method, summary, owner) : summary;
    }
    boolean isRelease =
        method.parameters().isEmpty() && owner.model().release().methods().contains(method.name());
    return isRelease ? summary.withReceiver(OperandEffect.RELEASES) : summary;
  }

  /** The object is new, and releases what it owns of its arguments. */
  private static Summary making(MethodRef method, Summary summary, OwnerType owner) {
    List<OperandEffect> arguments = new ArrayList<>();
    for (int i = 0; i < method.parameters().size(); i++) {
      arguments.add(isOwned(i, summary, owner) ? OperandEffect.WRAPS : summary.parameter(i));
    }
    ResultEffect.Kind made =
        owner.isScopable() ? ResultEffect.Kind.SCOPED : ResultEffect.Kind.FRESH;
    return summary.withArguments(arguments).giving(ResultEffect.of(made));
  }

  private static boolean isOwned(int parameter, Summary summary, OwnerType owner) {
    return owner.owned().stream().anyMatch(key -> summary.field(key).stored() == parameter);
  }
}
