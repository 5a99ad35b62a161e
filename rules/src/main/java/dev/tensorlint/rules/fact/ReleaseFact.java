// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.Escape;
import dev.tensorlint.rules.resource.OwnershipKind;
import dev.tensorlint.rules.resource.Release;
import dev.tensorlint.rules.resource.ResourceInfo;
import java.util.List;
import java.util.Optional;

/** What is done to a resource that was released, or that somebody else releases. */
public sealed interface ReleaseFact extends Fact {

  /**
   * Data of a resource is read, or an operation is applied to it, and it was released on some way
   * there.
   *
   * @param at the use
   * @param variable variable that it is used through, empty for an intermediate value
   * @param releases where it was released, on the ways that reach the use, by place
   * @param isDefinite whether no path to the use leaves it open, and nothing unknown had it
   * @param owner what it was released with, where that is no scope and it is the same on all ways
   */
  record Used(
      ResourceInfo resource,
      String method,
      Place at,
      Optional<String> variable,
      List<Release> releases,
      boolean isDefinite,
      Optional<ResourceInfo> owner)
      implements ReleaseFact {
    public Used {
      releases = List.copyOf(releases);
    }
  }

  /**
   * A resource leaves the method, or stays in a field behind its end, and was released with what
   * owns it.
   *
   * @param at the {@code return}, or where it is put into the field
   * @param how the way out
   * @param owner what people are told of the owner, empty for a scope without a name
   * @param releases where it was released, by place
   * @param isDefinite whether that is so on every path through {@code at}, and nothing unknown had
   *     it
   */
  record Escaped(
      ResourceInfo resource,
      String method,
      Place at,
      Escape how,
      Optional<ResourceInfo> owner,
      List<Release> releases,
      boolean isDefinite)
      implements ReleaseFact {
    public Escaped {
      releases = List.copyOf(releases);
    }
  }

  /**
   * A resource is released that was released on some way there.
   *
   * @param at the second release
   * @param variable variable that it is released through, empty for an intermediate value
   * @param releases where it was released before, by place
   * @param isDefinite whether no path to the second release leaves it open, and nothing unknown had
   *     it
   */
  record ReleasedAgain(
      ResourceInfo resource,
      String method,
      Place at,
      Optional<String> variable,
      List<Release> releases,
      boolean isDefinite)
      implements ReleaseFact {
    public ReleasedAgain {
      releases = List.copyOf(releases);
    }
  }

  /**
   * Something is released that somebody else owns.
   *
   * @param at the release
   * @param variable variable that it is released through, else its expression
   * @param owner what it is a part of, or what it may be
   * @param ownership how it belongs to that
   * @param isDefinite whether that is so on every path to the release
   */
  record Disposed(
      ResourceInfo resource,
      String method,
      Place at,
      String variable,
      ResourceInfo owner,
      OwnershipKind ownership,
      boolean isDefinite)
      implements ReleaseFact {}
}
