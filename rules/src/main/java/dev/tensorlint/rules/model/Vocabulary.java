// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The words that a value may be, in the order in which people are told of them.
 *
 * @param meanings what each word means
 */
record Vocabulary<T>(Map<String, T> meanings) {

  static final Vocabulary<ModelKind> KINDS = of(List.of(ModelKind.values()));
  static final Vocabulary<ModelActivation> ACTIVATIONS = of(List.of(ModelActivation.values()));
  static final Vocabulary<TypeModel.SecondRelease> SECOND_RELEASES =
      of(List.of(TypeModel.SecondRelease.values()));
  static final Vocabulary<ArgumentEffect> ARGUMENTS = of(List.of(ArgumentEffect.values()));
  static final Vocabulary<LambdaRuns> LAMBDAS = of(List.of(LambdaRuns.values()));
  static final Vocabulary<OperandTest.Is> TESTS = of(List.of(OperandTest.Is.values()));
  static final Vocabulary<ResultEffect.Kind> RESULTS =
      of(
          List.of(
              ResultEffect.Kind.FRESH,
              ResultEffect.Kind.SCOPED,
              ResultEffect.Kind.OWNED_BY,
              ResultEffect.Kind.ALIAS,
              ResultEffect.Kind.MAYBE_ALIAS,
              ResultEffect.Kind.HANDLE,
              ResultEffect.Kind.BORROW,
              ResultEffect.Kind.COPY,
              ResultEffect.Kind.SYMBOLIC,
              ResultEffect.Kind.ELEMENT_OF,
              ResultEffect.Kind.TAKEN_FROM,
              ResultEffect.Kind.ELEMENTS_OF,
              ResultEffect.Kind.SOME_OF));
  static final Vocabulary<ContentQuestion> QUESTIONS =
      of(List.of(ContentQuestion.SIZE, ContentQuestion.EMPTY, ContentQuestion.MORE));

  Vocabulary {
    meanings = Collections.unmodifiableMap(new LinkedHashMap<>(meanings));
  }

  private static <E extends Enum<E>> Vocabulary<E> of(List<E> constants) {
    Map<String, E> words = new LinkedHashMap<>();
    constants.forEach(constant -> words.put(word(constant), constant));
    return new Vocabulary<>(words);
  }

  /** Returns the word of the model files for a constant. */
  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  Optional<T> meaning(String word) {
    return Optional.ofNullable(meanings.get(word));
  }

  List<String> words() {
    return List.copyOf(meanings.keySet());
  }
}
