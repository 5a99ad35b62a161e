// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.AcceptedTexts;
import dev.tensorlint.rules.effect.ContentQuestion;
import dev.tensorlint.rules.effect.Cost;
import dev.tensorlint.rules.effect.LambdaRuns;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.OperandTest;
import dev.tensorlint.rules.effect.ReleaseModel;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Size;
import dev.tensorlint.rules.effect.Throwing;
import dev.tensorlint.rules.yaml.Vocabulary;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The words of model files. */
final class ModelWords {

  static final Vocabulary<ModelKind> KINDS = Vocabulary.of(List.of(ModelKind.values()));
  static final Vocabulary<Cost> COSTS = Vocabulary.of(List.of(Cost.LIGHT, Cost.HEAVY));
  static final Vocabulary<ModelActivation> ACTIVATIONS =
      Vocabulary.of(List.of(ModelActivation.values()));
  static final Vocabulary<ReleaseModel.SecondRelease> SECOND_RELEASES =
      Vocabulary.of(List.of(ReleaseModel.SecondRelease.values()));
  static final Vocabulary<ReleaseModel.Collection> COLLECTIONS =
      Vocabulary.of(
          List.of(
              ReleaseModel.Collection.COUNTED,
              ReleaseModel.Collection.UNCOUNTED,
              ReleaseModel.Collection.USUAL));
  static final Vocabulary<OperandEffect> ARGUMENTS = new Vocabulary<>(OperandEffect.WORDS);
  static final Vocabulary<LambdaRuns> LAMBDAS = Vocabulary.of(List.of(LambdaRuns.values()));
  static final Vocabulary<OperandTest.Is> TESTS = Vocabulary.of(List.of(OperandTest.Is.values()));
  static final Vocabulary<ResultEffect.Kind> RESULTS =
      Vocabulary.of(
          List.of(
              ResultEffect.Kind.FRESH,
              ResultEffect.Kind.SCOPED,
              ResultEffect.Kind.CHILD_OF,
              ResultEffect.Kind.UNACQUIRED,
              ResultEffect.Kind.ACQUIRED_WITH,
              ResultEffect.Kind.OWNED_BY,
              ResultEffect.Kind.ALIAS,
              ResultEffect.Kind.MAYBE_ALIAS,
              ResultEffect.Kind.HANDLE,
              ResultEffect.Kind.BORROW,
              ResultEffect.Kind.LENT_UNTIL_STEP,
              ResultEffect.Kind.COPY,
              ResultEffect.Kind.NULL,
              ResultEffect.Kind.SYMBOLIC,
              ResultEffect.Kind.ELEMENT_OF,
              ResultEffect.Kind.TAKEN_FROM,
              ResultEffect.Kind.ELEMENTS_OF,
              ResultEffect.Kind.SOME_OF,
              ResultEffect.Kind.VIEW_OF));
  static final Vocabulary<ResultEffect.Kind> NEW_RESULTS =
      Vocabulary.of(List.of(ResultEffect.Kind.FRESH, ResultEffect.Kind.SCOPED));
  static final Vocabulary<Size> SIZES = sizes();
  static final Vocabulary<Throwing> THROWING = throwing();
  static final Vocabulary<ContentQuestion> QUESTIONS =
      Vocabulary.of(
          List.of(
              ContentQuestion.SIZE,
              ContentQuestion.EMPTY,
              ContentQuestion.MORE,
              ContentQuestion.EXTENT));

  static final Vocabulary<AcceptedTexts.Form> FORMS =
      Vocabulary.of(
          List.of(
              AcceptedTexts.Form.URI,
              AcceptedTexts.Form.URL,
              AcceptedTexts.Form.WHOLE_NUMBER,
              AcceptedTexts.Form.NUMBER));

  private ModelWords() {}

  private static Vocabulary<Size> sizes() {
    Map<String, Size> words = new LinkedHashMap<>();
    words.put("small", Size.SMALL);
    words.put("none", Size.NONE);
    words.put("listed", Size.LISTED);
    return new Vocabulary<>(words);
  }

  private static Vocabulary<Throwing> throwing() {
    Map<String, Throwing> words = new LinkedHashMap<>();
    words.put("true", Throwing.ORDINARY);
    words.put("false", Throwing.DECLARED);
    words.put("nothing", Throwing.NOTHING);
    words.put("unexpected", Throwing.UNEXPECTED);
    return new Vocabulary<>(words);
  }
}
