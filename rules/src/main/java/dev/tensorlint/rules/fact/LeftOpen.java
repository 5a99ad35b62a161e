// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact;

import dev.tensorlint.rules.resource.ResourceInfo;
import java.util.List;

/** What a fact says that code leaves open. */
public final class LeftOpen {

  private LeftOpen() {}

  /** Returns the resources that a fact says are left open; none for any other fact. */
  public static List<ResourceInfo> by(Fact fact) {
    if (fact instanceof LeakFact.Ended ended) {
      return List.of(ended.resource());
    }
    if (fact instanceof LeftIn in) {
      return by(in.left());
    }
    if (fact instanceof LeakFact.Overwritten overwritten) {
      return overwritten.values();
    }
    if (fact instanceof LeakFact.Dropped dropped) {
      return dropped.values();
    }
    if (fact instanceof LeakFact.HeldForever held) {
      return List.of(held.resource());
    }
    return fact instanceof LeakFact.Unwound unwound ? List.of(unwound.resource()) : List.of();
  }
}
