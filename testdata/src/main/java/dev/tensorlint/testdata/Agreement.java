// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import dev.tensorlint.rules.rule.EvidenceKind;
import dev.tensorlint.rules.rule.RuleCatalog;
import dev.tensorlint.validation.Evidence;
import dev.tensorlint.validation.RunLog;
import dev.tensorlint.validation.RunLog.Leak;
import java.util.ArrayList;
import java.util.List;

/** Compares what a case says with what its run showed. */
public final class Agreement {

  private final Case program;
  private final Observation seen;
  private final RunLog log;
  private final Evidence evidence;

  private Agreement(Case program, Observation seen) {
    this.program = program;
    this.seen = seen;
    String file = String.valueOf(program.file().getFileName());
    this.log = seen.log(program);
    this.evidence = new Evidence(log, file, program.lines());
  }

  /** Returns one line for each difference; empty when header, markers and run agree. */
  public static List<String> differences(Case program, Observation seen) {
    return new Agreement(program, seen).differences();
  }

  private List<String> differences() {
    List<String> differences = new ArrayList<>();
    if (!program.expected().isShownBy(seen.outcome())) {
      differences.add("runs: " + seen.outcome() + ", the header says " + program.expected());
    }
    for (Marker marker : program.markers()) {
      if (!marker.isStep() && !isShown(marker)) {
        differences.add(marker + ": the run does not show it" + seenInstead());
      }
    }
    for (Leak leak : log.leaks()) {
      if (leak.isTensor() && program.markers().stream().noneMatch(each -> isOf(each, leak))) {
        differences.add(
            "line " + leak.created().number() + ": a tensor leaks here, and no marker says so");
      }
    }
    return differences;
  }

  private boolean isOf(Marker marker, Leak leak) {
    return evidence.explains(kind(marker), marker.line(), leak);
  }

  private String seenInstead() {
    return "; seen: "
        + seen.outcome()
        + ", leaks from "
        + seen.leakedTensors()
        + ", thrown in lines "
        + seen.failureLines();
  }

  /**
   * Returns whether the run shows the bug, also for a marker that says potential: a case runs
   * through the bad way as well.
   */
  private boolean isShown(Marker marker) {
    return evidence.shows(kind(marker), marker.line());
  }

  private static EvidenceKind kind(Marker marker) {
    return RuleCatalog.find(marker.rule())
        .orElseThrow(() -> new IllegalArgumentException("no rule is named " + marker.rule()))
        .metadata()
        .evidence();
  }
}
