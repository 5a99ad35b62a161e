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

/**
 * A fact about a resource that is used, released or passed on after its release, or released
 * although something else owns it.
 */
public sealed interface ReleaseFact extends Fact {

  /**
   * Code reads the data of a resource, or applies an operation to it, after it was released on some
   * path.
   *
   * @param at the use
   * @param variable variable through which it is used, empty for an intermediate value
   * @param releases where it was released, on the paths that reach the use, by place
   * @param isDefinite whether no path to the use leaves it open, and no unresolved code had access
   *     to it
   * @param owner the owner with which it was released, if that is no scope and the same on all
   *     paths
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
   * A resource leaves the method, or stays in a field after the method ends, although it was
   * released with its owner.
   *
   * @param at the {@code return}, or where it is stored in the field
   * @param how how it escapes
   * @param owner the owner as findings describe it, empty for a scope without a name
   * @param releases where it was released, by place
   * @param isDefinite whether that holds on every path through {@code at}, and no unresolved code
   *     had access to it
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
   * A resource is released again after it was released on some path.
   *
   * @param at the second release
   * @param variable variable through which it is released, empty for an intermediate value
   * @param releases where it was released before, by place
   * @param isDefinite whether no path to the second release leaves it open, and no unresolved code
   *     had access to it
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
   * Code releases a resource that something else owns.
   *
   * @param at the release
   * @param variable variable through which it is released, otherwise its expression
   * @param owner the resource that it is a part of, or may be
   * @param ownership how it belongs to the owner
   * @param isDefinite whether that holds on every path to the release
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

  /**
   * Code of another class releases what an object lends and releases itself at its end. The code
   * may end the object as well, so this is never definite.
   *
   * @param resource the value of the field that holds it, or of its container
   * @param at the release
   * @param owner simple name of the class of the object
   * @param lent where the object returns it
   */
  record LentReleased(ResourceInfo resource, String method, Place at, String owner, Place lent)
      implements ReleaseFact {

    @Override
    public boolean isDefinite() {
      return false;
    }
  }
}
