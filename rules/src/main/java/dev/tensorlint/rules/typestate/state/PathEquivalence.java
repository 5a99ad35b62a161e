// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.resource.ResourceId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which path states the analysis need not distinguish. */
public final class PathEquivalence {

  private PathEquivalence() {}

  /**
   * Returns what an instruction can ask of a state: all of it but the settled resources. States of
   * one identity differ in nothing that a later instruction does.
   */
  public static Object identity(PathState state) {
    return new Identity(state);
  }

  private record Identity(PathState state) {
    @Override
    public boolean equals(@Nullable Object object) {
      return object instanceof Identity other && state.isSameAs(other.state);
    }

    @Override
    public int hashCode() {
      return state.hashCode();
    }
  }

  /** Returns the state for both of two states of one identity. */
  public static PathState merged(PathState one, PathState other) {
    return one.withSettledOf(other);
  }

  /**
   * Returns the part of a state on which findings depend most: the values of variables and fields,
   * and the owed resources. States of one kind differ in past events of settled resources and in
   * the precision of the other components.
   */
  public static Object kind(PathState state) {
    Map<ResourceId, Object> kinds = new HashMap<>();
    state.resources().forEach((id, one) -> kinds.put(id, kind(one)));
    return List.of(state.bindings(), kinds, state.scopes(), state.flights());
  }

  static Object kind(ResourceState state) {
    return state.isOwed()
        ? List.of(state.typestates(), state.owner(), state.inside())
        : List.of(state.typestates(), state.owner());
  }
}
