// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

import org.jspecify.annotations.Nullable;

/**
 * Identifies a resource: the most recent object of a site, or all older ones (recency abstraction,
 * after Balakrishnan and Reps, "Recency-abstraction for heap-allocated storage", SAS 2006). The
 * most recent one is a single object, so that a strong update is possible, also in a loop.
 *
 * @param isOlder whether it stands for all objects but the most recent one
 */
public record ResourceId(Site site, boolean isOlder) implements Comparable<ResourceId> {

  public static ResourceId recent(Site site) {
    return new ResourceId(site, false);
  }

  public ResourceId older() {
    return new ResourceId(site, true);
  }

  /** Orders the most recent object of a site before the older ones. */
  @Override
  public int compareTo(ResourceId other) {
    int bySite = site.compareTo(other.site);
    return bySite == 0 ? Boolean.compare(isOlder, other.isOlder) : bySite;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof ResourceId that && isOlder == that.isOlder && site.equals(that.site));
  }

  @Override
  public int hashCode() {
    return 31 * site.hashCode() + Boolean.hashCode(isOlder);
  }

  @Override
  public String toString() {
    return "ResourceId[site=" + site + ", isOlder=" + isOlder + "]";
  }
}
