// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.Site;

/** What a method must do with a resource before it ends. */
enum Duty {
  /** It has created the resource, and must release it or hand it over. */
  RELEASE(ResourceInfo.Origin.CREATED),
  /** It has taken the resource out of a pool, and must give it back, release it or hand it over. */
  GIVE_BACK(ResourceInfo.Origin.TAKEN);

  private final ResourceInfo.Origin origin;

  Duty(ResourceInfo.Origin origin) {
    this.origin = origin;
  }

  /** Returns whether a resource comes with this duty. */
  boolean concerns(ResourceInfo info) {
    return info.origin() == origin;
  }

  /** Returns the node at which the duty begins; {@link Site#NO_NODE} for any other resource. */
  int since(Site site) {
    if (this == RELEASE) {
      return Site.madeBy(site);
    }
    return site instanceof Site.Taken taken ? taken.node() : Site.NO_NODE;
  }
}
