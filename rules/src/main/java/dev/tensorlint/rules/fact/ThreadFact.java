// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.ResourceInfo;
import java.util.List;

/** What goes on beside the course of a method. */
public sealed interface ThreadFact extends Fact {

  /**
   * The method and a computation that it has started touch the same resource, and nothing orders
   * the one behind the other.
   *
   * @param at what the method does to it
   * @param kind who releases it
   * @param startedAt where the computations were started, by place; not empty
   * @param isDefinite whether a computation goes on each time this place is reached, and nothing
   *     unknown had it
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

    /** Returns whether a use is the one beside which a computation releases, joined or not. */
    public boolean isAbout(ReleaseFact.Used used) {
      return kind == Kind.USED_BESIDE_RELEASE
          && at.equals(used.at())
          && resource.equals(used.resource());
    }

    /** Who releases it while the other one may still need it. */
    public enum Kind {
      /** The method, by itself. */
      RELEASED_BESIDE_USE,
      /** The end of a scope that the method has opened. */
      RELEASED_BY_SCOPE,
      /** The computation. */
      USED_BESIDE_RELEASE
    }
  }

  /**
   * Something that only its own thread may use goes to a computation on another one.
   *
   * @param at the call that starts the computation
   * @param isDefinite whether that is so each time this place is reached, certainly on another
   *     thread, and nothing unknown had the resource
   */
  record Shared(ResourceInfo resource, String method, Place at, boolean isDefinite)
      implements ThreadFact {}
}
