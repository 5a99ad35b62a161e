// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule;

import dev.tensorlint.rules.fact.ThreadFact;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.fix.ExtendBlock;
import dev.tensorlint.rules.fix.GiveHandle;
import dev.tensorlint.rules.fix.MoveRelease;
import dev.tensorlint.rules.fix.Remedy;
import dev.tensorlint.rules.resource.Release;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Remedies for an early release: it moves. */
public final class Reordering {

  private Reordering() {}

  /** Returns the remedies for a use after releases. */
  public static List<Remedy> of(List<Release> releases, Place use, boolean isDefinite) {
    List<Remedy> remedies = new ArrayList<>();
    for (Release release : releases) {
      remedies.add(new ExtendBlock(release.at(), Optional.of(use), safety(isDefinite)));
      remedies.add(new MoveRelease(release.at(), use, safety(isDefinite)));
      remedies.add(new GiveHandle(release.at(), use));
    }
    return remedies;
  }

  /** Returns the remedies for a release that comes before a computation has ended. */
  public static List<Remedy> behindTasks(ThreadFact.InFlight flight, boolean isDefinite) {
    return List.of(
        new ExtendBlock(flight.at(), Optional.empty(), safety(isDefinite)),
        new MoveRelease(flight.at(), flight.at(), flight.startedAt(), safety(isDefinite)));
  }

  private static Fix.Safety safety(boolean isDefinite) {
    return isDefinite ? Fix.Safety.SAFE : Fix.Safety.UNSAFE;
  }
}
