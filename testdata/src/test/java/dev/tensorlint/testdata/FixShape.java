// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A way in which fixes went wrong in applications, and cases of that shape.
 *
 * @param title what goes wrong, as a clause
 * @param cases names of bad cases
 */
record FixShape(String title, List<String> cases) {

  static final List<FixShape> ALL =
      List.of(
          new FixShape(
              "a parent is closed while a child lives on",
              List.of(
                  "SessionAndItsFunction",
                  "SessionsOfOneFunction",
                  "SessionRunAfterItsFunction",
                  "SessionOfHelperRunTooLate")),
          new FixShape(
              "one of several holders closes what they share",
              List.of(
                  "ModelClosedBeforeJoin",
                  "InputClosedBeforeJoin",
                  "BothNamesClosed",
                  "EitherIsClosed")),
          new FixShape(
              "the release never runs: after the variable is null, or after a return",
              List.of(
                  "OverwrittenByNull",
                  "NulledInsteadOfClosed",
                  "EarlyReturnLeaks",
                  "EarlyReturnSkipsModel",
                  "CatchReturnsNull")),
          new FixShape(
              "two fixes declare one variable, or a `close` lacks its `throws`",
              List.of(
                  "SameOperationTwice", "FieldFilledTwice", "MeanSquaredError", "ChainOfHelper")),
          new FixShape(
              "each acquisition of a constructor gets a `catch` of its own",
              List.of(
                  "ThirdReadFails",
                  "SecondReadFails",
                  "ParameterNamedLikeField",
                  "PairIsNeverBuilt",
                  "ConstructorLoadsLater")),
          new FixShape(
              "a class gets a `close` that no code calls",
              List.of(
                  "ThreeTablesForgotten",
                  "CloseForgetsTwo",
                  "ServiceWithoutClose",
                  "OwnerWithFailingConstructor",
                  "FilledByHelper")),
          new FixShape(
              "a part of a chain is closed, and the rest is hidden",
              List.of(
                  "ChainTemporary",
                  "ChainInLambda",
                  "ChainInResource",
                  "ChainToData",
                  "ChainOfHelper")),
          new FixShape(
              "a variable gets a name that says nothing",
              List.of(
                  "SameOperationTwice",
                  "ParameterNamedLikeField",
                  "ArgumentTemporary",
                  "ThirdReadFails")),
          new FixShape(
              "what goes into an array or a list is closed at the inner statement",
              List.of(
                  "SlotsFilled",
                  "InListNeverClosed",
                  "LossesKept",
                  "MapOfSteps",
                  "OutputsOfEachInput")),
          new FixShape(
              "the finding is still there, and is fixed again and again",
              List.of(
                  "EitherIsClosed",
                  "OutParameterCleared",
                  "FunctionAndSessionPerRequest",
                  "BatchClearedEachRound")));

  String row() {
    return "| "
        + title
        + " | "
        + cases.stream().sorted().collect(Collectors.joining(", "))
        + " |\n";
  }
}
