// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.ResourceInfo;
import java.util.Optional;

/** How a computation is put together and repeated: its traces, its state, its random numbers. */
public sealed interface ComputationFact extends Fact {

  /**
   * What the implicit generator gave goes into a prediction, alone or together with something else.
   *
   * @param resource what was drawn
   * @param method the method that draws
   * @param predictedAt the prediction, or the method that is a part of predictions
   * @param isInside whether it is drawn in such a method
   * @param isMixed whether it was combined with what is not random
   * @param isOnEveryPath whether it is there on every path to the prediction
   */
  record Drawn(
      ResourceInfo resource,
      String method,
      Place predictedAt,
      boolean isInside,
      boolean isMixed,
      boolean isOnEveryPath)
      implements ComputationFact {

    /** Answers about data are random for sure. */
    @Override
    public boolean isDefinite() {
      return isMixed && isOnEveryPath;
    }

    /** A seed that any code sets makes the answers repeatable. */
    @Override
    public boolean needsWholeProgram() {
      return true;
    }
  }

  /**
   * Each round of a loop builds something anew that is meant to be built once, of the same inputs,
   * and nothing makes it another one.
   *
   * @param method the method that builds it
   * @param calledAt the call in the loop, where a called method builds it for itself
   * @param isDefinite whether nothing unknown has a say in the inputs, and each round builds one
   */
  record BuiltAgain(
      ResourceInfo resource,
      String method,
      Place loop,
      Optional<Place> calledAt,
      boolean isDefinite)
      implements ComputationFact {}

  /**
   * What a framework calls for each request builds something anew that is meant to be built once,
   * of the same inputs, and that ends with the call.
   *
   * @param method the method that builds it
   * @param handler what is called: the name of a method, or a lambda
   */
  record BuiltPerRequest(ResourceInfo resource, String method, Place handler)
      implements ComputationFact {

    /** Names only tell what a framework calls. */
    @Override
    public boolean isDefinite() {
      return false;
    }
  }

  /**
   * Something that keeps state goes through one sequence after the other, and nothing resets it in
   * between.
   *
   * @param resource what keeps the state
   * @param at the call that goes on
   * @param sequence the loop over the steps, empty where a called method has it
   * @param sequences the loop over the sequences
   * @param isDefinite whether it is the same sequence again, from its beginning, for sure
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
   * A loop calls a traced function with a value that differs from round to round, so that each
   * round traces it again.
   *
   * @param resource the function
   * @param at the call
   * @param loop the loop
   * @param isDefinite whether the value is another one in each round for sure
   */
  record Retraced(ResourceInfo resource, String method, Place at, Place loop, boolean isDefinite)
      implements ComputationFact {}

  /**
   * A symbolic value gets to where its trace does not go, or is asked for data.
   *
   * @param at the step that does it
   * @param into what takes it: the name of a field, a collection or an object; empty for a use
   * @param isDefinite whether that is so each time this place is reached, and certainly so
   */
  record LeftTrace(
      ResourceInfo resource,
      String method,
      Place at,
      Departure how,
      Optional<String> into,
      boolean isDefinite)
      implements ComputationFact {}

  /** The ways out of a trace. */
  enum Departure {
    /** Its data is asked for, and it has none. */
    READ,
    /** Something that was there before the trace holds it at the end. */
    KEPT,
    /** Another trace uses it. */
    IN_OTHER_TRACE
  }
}
