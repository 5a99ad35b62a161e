// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.ResourceInfo;
import java.util.List;

/** A fact about a computation that runs concurrently with a method. */
public sealed interface ThreadFact extends Fact {

  /**
   * The method and a computation that it has started access the same resource, and neither is
   * ordered after the other.
   *
   * @param at what the method does to it
   * @param kind which of them releases it
   * @param startedAt where the computations were started, by place; not empty
   * @param isDefinite whether a computation runs each time this place is reached, and no unresolved
   *     code had access to the resource
   */
  record InFlight(
      ResourceInfo resource,
      String method,
      Place at,
      Kind kind,
      List<Place> startedAt,
      boolean isDefinite)
      implements ThreadFact {
    public InFlight {
      startedAt = List.copyOf(startedAt);
    }

    /**
     * Returns whether a use is the one that is concurrent with the release, whether the computation
     * is joined or not.
     */
    public boolean isAbout(ReleaseFact.Used used) {
      return kind == Kind.USED_BESIDE_RELEASE
          && at.equals(used.at())
          && resource.equals(used.resource());
    }

    /** Which side releases it while the other may still need it. */
    public enum Kind {
      /** The method, with a call of its own. */
      RELEASED_BESIDE_USE,
      /** The end of a scope that the method has opened. */
      RELEASED_BY_SCOPE,
      /** The computation. */
      USED_BESIDE_RELEASE
    }
  }

  /**
   * A thread-confined resource is passed to a computation on another thread.
   *
   * @param at the call that starts the computation
   * @param isDefinite whether that holds each time this place is reached, the computation certainly
   *     runs on another thread, and no unresolved code had access to the resource
   */
  record Shared(ResourceInfo resource, String method, Place at, boolean isDefinite)
      implements ThreadFact {}

  /**
   * Code that several threads may run at once uses an object that only one thread may use at a
   * time, without a lock that this program shows.
   *
   * @param at the use
   * @param by what makes several threads run the code: the method that handles requests, or the
   *     call that starts the threads
   */
  record SharedUse(ResourceInfo resource, String method, Place at, Place by, Threads threads)
      implements ThreadFact {

    /** What several threads run at once. */
    public enum Threads {
      /** The code that handles requests. */
      REQUESTS,
      /** Tasks that a loop starts. */
      TASKS,
      /** A function of a parallel stream. */
      STREAM
    }

    @Override
    public boolean isDefinite() {
      return false;
    }
  }
}
