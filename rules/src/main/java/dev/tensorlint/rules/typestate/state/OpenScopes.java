// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.resource.ResourceId;
import java.util.ArrayList;
import java.util.List;

/**
 * The scopes that are open on a path.
 *
 * @param scopes the scopes, the innermost last
 * @param areUnsure whether the open scopes differ between the joined paths
 */
record OpenScopes(List<ResourceId> scopes, boolean areUnsure) {

  static final OpenScopes NONE = new OpenScopes(List.of(), false);

  OpenScopes with(ResourceId scope) {
    List<ResourceId> deeper = new ArrayList<>(scopes);
    deeper.add(scope);
    return new OpenScopes(deeper, areUnsure);
  }

  OpenScopes unsure() {
    return new OpenScopes(scopes, true);
  }

  OpenScopes without(ResourceId scope) {
    List<ResourceId> left = new ArrayList<>(scopes);
    left.remove(scope);
    return new OpenScopes(left, areUnsure);
  }

  OpenScopes with(List<ResourceId> changed) {
    return new OpenScopes(changed, areUnsure);
  }

  /** Returns the common prefix of the scopes open on both paths, outermost first. */
  OpenScopes join(OpenScopes other) {
    if (scopes.equals(other.scopes)) {
      return new OpenScopes(scopes, areUnsure || other.areUnsure);
    }
    int common = 0;
    while (common < Math.min(scopes.size(), other.scopes.size())
        && scopes.get(common).equals(other.scopes.get(common))) {
      common++;
    }
    return new OpenScopes(scopes.subList(0, common), true);
  }
}
