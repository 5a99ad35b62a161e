// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.fix.Code;
import dev.tensorlint.rules.fix.Remedy;
import dev.tensorlint.rules.fix.SharedRemedy;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The findings of a rule whose first remedy changes the same code: one fix stands for all. */
final class SharedFixes {

  /**
   * What findings have in common.
   *
   * @param kind class of the remedy
   */
  private record Cause(
      String rule, Class<?> kind, String path, Span region, Fix.Safety safety) {}

  private final Map<Cause, List<SharedRemedy<?>>> remedies = new HashMap<>();
  private final Map<Cause, Optional<Fix>> plans = new HashMap<>();
  private final Map<Spot, Cause> causes = new HashMap<>();

  /** A finding and what is repaired first. */
  private record Spot(String rule, Span span, String path, String message) {
    static Spot of(Finding finding) {
      return new Spot(
          finding.rule(),
          finding.place().span(),
          finding.place().file().path(),
          finding.message());
    }
  }

  /** Adds the first fix of a finding. */
  void add(Finding finding, Remedy remedy, Fix fix, Code code) {
    if (remedy instanceof SharedRemedy<?> shared) {
      shared
          .region(code)
          .map(region -> cause(finding, remedy, region, fix))
          .ifPresent(cause -> add(finding, cause, shared));
    }
  }

  private static Cause cause(Finding finding, Remedy remedy, Span region, Fix fix) {
    String path = finding.place().file().path();
    return new Cause(finding.rule(), remedy.getClass(), path, region, fix.safety());
  }

  private void add(Finding finding, Cause cause, SharedRemedy<?> remedy) {
    causes.put(Spot.of(finding), cause);
    List<SharedRemedy<?>> all = remedies.computeIfAbsent(cause, key -> new ArrayList<>());
    if (!all.contains(remedy)) {
      all.add(remedy);
    }
  }

  /** Returns a finding with the fix that it shares in the place of its own. */
  Finding planned(Finding finding, Code code) {
    Cause cause = causes.get(Spot.of(finding));
    if (cause == null || remedies.getOrDefault(cause, List.of()).size() < 2) {
      return finding;
    }
    Optional<Fix> plan = plans.get(cause);
    if (plan == null) {
      code.spendOnFix(finding.place().span());
      plan = plan(code, remedies.getOrDefault(cause, List.of()));
      plans.put(cause, plan);
    }
    return plan.map(fix -> with(fix, finding)).orElse(finding);
  }

  private static Finding with(Fix fix, Finding finding) {
    List<Fix> fixes = new ArrayList<>(finding.fixes());
    fixes.set(0, fix);
    return finding.withFixes(fixes);
  }

  /** All are of one class: it is part of the cause. */
  @SuppressWarnings({"unchecked", "rawtypes"})
  private static Optional<Fix> plan(Code code, List<SharedRemedy<?>> all) {
    SharedRemedy first = all.get(0);
    return first.with(code, all.subList(1, all.size()));
  }
}
