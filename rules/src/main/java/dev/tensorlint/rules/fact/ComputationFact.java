// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.ResourceInfo;
import java.util.Optional;
import java.util.Set;

/**
 * A fact about how a computation is built and repeated: its traces, its state, its random numbers.
 */
public sealed interface ComputationFact extends Fact {

  /**
   * A value that the implicit generator drew flows into a prediction, alone or combined with other
   * values.
   *
   * @param resource the drawn value
   * @param method the method that draws
   * @param predictedAt the prediction, or the method that is a part of predictions
   * @param isInside whether the draw is in a method that is a part of predictions
   * @param isMixed whether the value was combined with data that is not random
   * @param isOnEveryPath whether it is drawn on every path to the prediction
   */
  record Drawn(
      ResourceInfo resource,
      String method,
      Place predictedAt,
      boolean isInside,
      boolean isMixed,
      boolean isOnEveryPath)
      implements ComputationFact {

    /** A prediction about data is certainly random only if every path mixes the draw with data. */
    @Override
    public boolean isDefinite() {
      return isMixed && isOnEveryPath;
    }

    /** A seed that any code sets makes the predictions repeatable. */
    @Override
    public boolean needsWholeProgram() {
      return true;
    }
  }

  /**
   * Each iteration of a loop rebuilds an object that is meant to be built once, from unchanged
   * inputs, and no code alters the object.
   *
   * @param method the method that builds it
   * @param calledAt the call in the loop, if the called method builds the object and keeps it local
   * @param isDefinite whether all inputs are certainly unchanged, and every iteration builds one
   */
  record BuiltAgain(
      ResourceInfo resource,
      String method,
      Place loop,
      Optional<Place> calledAt,
      boolean isDefinite)
      implements ComputationFact {

    @Override
    public Optional<Omission> omission() {
      return Optional.of(
          new Omission(
                  Omission.Extent.REUSE_IN_LOOP, Set.of(new Subject.Resource(resource.created())))
              .of(resource));
    }
  }

  /**
   * A method or lambda that a framework calls for each request rebuilds an object that is meant to
   * be built once. The inputs are unchanged, and the object ends with the call.
   *
   * @param method the method that builds it
   * @param handler the request handler: the name of a method, or a lambda
   * @param isDefinite whether it is certainly that method which the handler calls
   */
  record BuiltPerRequest(ResourceInfo resource, String method, Place handler, boolean isDefinite)
      implements ComputationFact {

    @Override
    public Optional<Omission> omission() {
      return Optional.of(
          new Omission(
                  Omission.Extent.REUSE_BY_REQUESTS,
                  Set.of(new Subject.Resource(resource.created())))
              .of(resource));
    }
  }

  /**
   * A stateful object processes one sequence after another without a reset between them.
   *
   * @param resource the stateful object
   * @param at the call that continues with the old state
   * @param sequence the loop over the steps, empty if a called method contains it
   * @param sequences the loop over the sequences
   * @param isDefinite whether it is certainly the same sequence again, from its beginning
   */
  record NotReset(
      ResourceInfo resource,
      String method,
      Place at,
      Optional<Place> sequence,
      Place sequences,
      boolean isDefinite)
      implements ComputationFact {}

  /**
   * A loop calls a traced function with a value that differs between iterations, so that each
   * iteration traces the function again.
   *
   * @param resource the function
   * @param at the call
   * @param loop the loop
   * @param isDefinite whether the value certainly differs in each iteration
   */
  record Retraced(ResourceInfo resource, String method, Place at, Place loop, boolean isDefinite)
      implements ComputationFact {}

  /**
   * A symbolic value leaves its trace, or code reads data from it.
   *
   * @param at the step at which this happens
   * @param into what holds the value: the name of a field, a collection or an object; empty for a
   *     use
   * @param isDefinite whether this certainly happens each time {@code at} is reached
   */
  record LeftTrace(
      ResourceInfo resource,
      String method,
      Place at,
      Departure how,
      Optional<String> into,
      boolean isDefinite)
      implements ComputationFact {}

  /** How a symbolic value leaves its trace. */
  enum Departure {
    /** Code reads its data, and a symbolic value has none. */
    READ,
    /** A holder that is older than the trace still holds it at the end of the trace. */
    KEPT,
    /** Another trace uses it. */
    IN_OTHER_TRACE
  }
}
