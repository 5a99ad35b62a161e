// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.Site;

/** What a method must do with a resource before it ends. */
enum Duty {
  /** It has created or obtained the resource, and must release it or hand it over. */
  RELEASE,
  /** It has taken the resource out of a pool, and must give it back, release it or hand it over. */
  GIVE_BACK;

  /** Returns whether a resource comes with this duty. */
  boolean concerns(ResourceInfo info) {
    return this == RELEASE ? info.isOfMethod() : info.origin() == ResourceInfo.Origin.TAKEN;
  }

  /** Returns the node at which the duty begins; {@link Site#NO_NODE} for any other resource. */
  int since(Site site) {
    if (this == RELEASE) {
      return Site.madeBy(site);
    }
    return site instanceof Site.Taken taken ? taken.node() : Site.NO_NODE;
  }
}
