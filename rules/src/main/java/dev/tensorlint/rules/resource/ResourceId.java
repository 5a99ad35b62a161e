// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Identifies a resource: the most recent object of a site, or all older ones (recency abstraction,
 * after Balakrishnan and Reps, "Recency-abstraction for heap-allocated storage", SAS 2006). The
 * most recent one is a single object, so that a strong update is possible, also in a loop. Where
 * code holds on to the last two objects, the oldest ones stand apart from the one before the last.
 *
 * @param isOlder whether it stands for all objects but the most recent one
 * @param isOldest whether it stands for those that are older than another older one
 */
public record ResourceId(Site site, boolean isOlder, boolean isOldest)
    implements Comparable<ResourceId> {

  public static ResourceId recent(Site site) {
    return new ResourceId(site, false, false);
  }

  /** Returns all objects of a site, the most recent one first. */
  public static List<ResourceId> all(Site site) {
    ResourceId recent = recent(site);
    return List.of(recent, recent.older(), recent.oldest());
  }

  public ResourceId older() {
    return new ResourceId(site, true, false);
  }

  public ResourceId oldest() {
    return new ResourceId(site, true, true);
  }

  /** Orders the most recent object of a site before the older ones. */
  @Override
  public int compareTo(ResourceId other) {
    int bySite = site.compareTo(other.site);
    if (bySite != 0) {
      return bySite;
    }
    int byAge = Boolean.compare(isOlder, other.isOlder);
    return byAge == 0 ? Boolean.compare(isOldest, other.isOldest) : byAge;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof ResourceId that
            && isOlder == that.isOlder
            && isOldest == that.isOldest
            && site.equals(that.site));
  }

  @Override
  public int hashCode() {
    return 31 * (31 * site.hashCode() + Boolean.hashCode(isOlder)) + Boolean.hashCode(isOldest);
  }

  @Override
  public String toString() {
    return "ResourceId[site=" + site + ", isOlder=" + isOlder + ", isOldest=" + isOldest + "]";
  }
}
