// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.ScopeContext;
import java.util.Optional;

/** A fact about a resource that a method takes out of a shared container. */
public sealed interface PoolFact extends Fact {

  /**
   * A method takes a resource out of a container that other methods share, and does not give it
   * back at some exit.
   *
   * @param kept a {@link LeakFact.Ended} or a {@link LeakFact.Unwound}: where the method keeps it
   * @param field the field that holds the container; empty if none is known
   * @param isPool whether the container is a pool: its model says so, or the method gives back what
   *     it takes on another path
   */
  record Kept(LeakFact kept, Optional<FieldKey> field, boolean isPool) implements PoolFact {

    @Override
    public ResourceInfo resource() {
      return kept.resource();
    }

    @Override
    public String method() {
      return kept.method();
    }

    /** If other methods alone show that the container is a pool, this one may be different. */
    @Override
    public boolean isDefinite() {
      return kept.isDefinite() && isPool;
    }

    /** Other methods show whether the container is a pool. */
    @Override
    public boolean needsWholeProgram() {
      return !isPool;
    }

    @Override
    public Optional<Omission> omission() {
      return kept.omission();
    }

    @Override
    public Kept in(ScopeContext known) {
      return new Kept((LeakFact) kept.in(known), field, isPool);
    }
  }

  /**
   * A method gives a resource back to the field that it was taken out of.
   *
   * @param field the field that holds the container
   * @param at the call that gives it back
   */
  record GivenBack(ResourceInfo resource, String method, FieldKey field, Place at)
      implements PoolFact {
    @Override
    public boolean isDefinite() {
      return true;
    }
  }
}
