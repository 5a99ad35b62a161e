// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.rules.effect.CallTraits;
import dev.tensorlint.rules.effect.Extents;
import dev.tensorlint.rules.effect.LambdaRuns;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.OperandTest;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Size;
import dev.tensorlint.rules.effect.Summary;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What a call does, in the words of the model files; what goes without saying is left out. */
final class EffectDescription {

  private EffectDescription() {}

  static String of(Summary effect) {
    List<String> parts = new ArrayList<>();
    parts.add("result " + result(effect.result()));
    Size size = effect.result().size();
    addIf(parts, !size.equals(Size.UNSTATED), "size " + size(size));
    addExtents(parts, effect.part(Extents.NONE));
    addIf(
        parts,
        !effect.receiver().equals(OperandEffect.BORROWS),
        "receiver " + word(effect.receiver()));
    addIf(parts, takesArguments(effect), "arguments " + arguments(effect));
    addIf(parts, effect.lambdas() != LambdaRuns.INLINE, "lambdas run " + word(effect.lambdas()));
    addIf(parts, effect.async(), "async");
    addIf(parts, effect.awaits(), "awaits");
    addTraits(parts, effect.traits());
    addIf(parts, effect.collectsGarbage(), "collects garbage");
    addIf(parts, effect.throwsExceptions(), "throws");
    addIf(parts, effect.outcome().neverReturns(), "never returns");
    addTest(parts, "returns if ", effect.outcome().returnsIf());
    addTest(parts, "tells whether ", effect.outcome().tells());
    addIf(parts, effect.outcome().resultOf() != null, "result of " + effect.outcome().resultOf());
    return String.join(", ", parts);
  }

  private static void addIf(List<String> parts, boolean holds, String part) {
    if (holds) {
      parts.add(part);
    }
  }

  private static void addTraits(List<String> parts, CallTraits traits) {
    addIf(parts, traits.predicts(), "predicts");
    addIf(parts, traits.resetsState(), "resets state");
    addIf(parts, traits.implicitRandom(), "implicit random");
    addIf(parts, traits.seedsRandom(), "seeds random");
    addIf(parts, traits.tracesBy().isArgument(), "traces by " + operand(traits.tracesBy()));
  }

  private static void addTest(List<String> parts, String when, @Nullable OperandTest test) {
    if (test != null) {
      parts.add(when + operand(test.operand()) + " " + word(test.is()).replace('-', ' '));
    }
  }

  private static String operand(Operand operand) {
    return operand.isReceiver() ? "receiver" : "argument " + (operand.index() + 1);
  }

  private static boolean takesArguments(Summary effect) {
    return effect.parameters().effects().stream()
        .anyMatch(argument -> !argument.equals(OperandEffect.BORROWS));
  }

  private static String arguments(Summary effect) {
    List<String> words =
        effect.parameters().effects().stream().map(EffectDescription::word).toList();
    return String.join(" ", words);
  }

  private static String result(ResultEffect result) {
    boolean isRelated = result.from().isReceiver() || result.from().isArgument();
    return word(result.kind()) + (isRelated ? " " + operand(result.from()) : "");
  }

  private static String size(Size size) {
    return switch (size.amount()) {
      case AT_MOST -> "at most " + size.most();
      case LIKE -> "as " + operand(size.like());
      case PRODUCT ->
          size.factors().stream()
              .map(factor -> "argument " + (factor + 1))
              .collect(Collectors.joining(" times "));
      case UNSTATED, SMALL, NONE, LISTED -> word(size.amount());
    };
  }

  private static void addExtents(List<String> parts, Extents extents) {
    addIf(parts, !extents.spans().equals(Size.UNSTATED), "spans " + size(extents.spans()));
    Map<Operand, Size> written = new TreeMap<>(extents.writes());
    written.forEach(
        (operand, size) -> parts.add("writes " + size(size) + " into " + operand(operand)));
    addIf(parts, extents.isWhole() && written.isEmpty(), "makes no operand larger");
  }

  private static String word(OperandEffect effect) {
    return effect.word().orElse("unknown");
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
