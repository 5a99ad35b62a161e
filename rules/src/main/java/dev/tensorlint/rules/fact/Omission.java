// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.ResourceInfo;
import java.util.Collections;
import java.util.Set;

/**
 * What code fails to do, and to what. Facts about one subject show one bug: what is not released at
 * all is not released after an exception either.
 *
 * @param extent how much is omitted
 * @param subjects the resources and their holders; not empty
 * @param sources the resources on which the subjects depend: without them, there is no need of the
 *     subjects
 */
public record Omission(Extent extent, Set<Subject> subjects, Set<Subject> sources) {

  /** How much is omitted, the most first. */
  public enum Extent {
    /** No code of the program releases what the objects of a class hold. */
    BY_CLASS,
    /** The method that owns it does not release it. */
    BY_METHOD,
    /** It is not released before its variable gets another value. */
    WHERE_OVERWRITTEN,
    /** It is not released where an exception skips the release. */
    AFTER_EXCEPTION,
    /** Each iteration of a loop needs another one. */
    REUSE_IN_LOOP,
    /** Each request needs another one. */
    REUSE_BY_REQUESTS
  }

  public Omission {
    subjects = Set.copyOf(subjects);
    sources = Set.copyOf(sources);
  }

  /** Creates an omission whose subjects depend on no other resource. */
  public Omission(Extent extent, Set<Subject> subjects) {
    this(extent, subjects, Set.of());
  }

  /** Returns this omission of a resource, which its parent would release. */
  Omission of(ResourceInfo resource) {
    Place parent = resource.parent();
    return parent == null
        ? this
        : new Omission(extent, subjects, Set.of(new Subject.Resource(parent)));
  }

  /**
   * Returns whether this omission includes another one: it concerns the same subject and omits
   * more, or it concerns what the subjects depend on and omits as much. What is released neither by
   * its method nor by its class is omitted as a whole.
   */
  public boolean includes(Omission other) {
    int more = other.extent.compareTo(extent);
    boolean isAsMuch = more >= 0 || extent == Extent.BY_METHOD;
    return (more > 0 && concernsThoseOf(other))
        || (isAsMuch && !Collections.disjoint(subjects, other.sources));
  }

  /** What a variable loses is one bug only with all that it loses. */
  private boolean concernsThoseOf(Omission other) {
    return other.extent == Extent.WHERE_OVERWRITTEN
        ? subjects.containsAll(other.subjects)
        : !Collections.disjoint(subjects, other.subjects);
  }

  /**
   * Returns whether one change ends this omission and another one of the same extent: both concern
   * what one container or field holds. Each class has to release a field itself.
   */
  public boolean sharesHolder(Omission other) {
    return extent == other.extent
        && extent != Extent.BY_CLASS
        && subjects.stream().filter(Subject::isHolder).anyMatch(other.subjects::contains);
  }
}
