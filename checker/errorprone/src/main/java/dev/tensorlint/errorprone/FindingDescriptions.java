// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone;

import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.errorprone.ErrorProneOptions.Severity;
import com.google.errorprone.VisitorState;
import com.google.errorprone.fixes.SuggestedFix;
import com.google.errorprone.matchers.Description;
import com.sun.tools.javac.util.JCDiagnostic.DiagnosticPosition;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.rule.RulePages;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** From findings to Error Prone's descriptions. */
final class FindingDescriptions {

  private final Function<DiagnosticPosition, Description.Builder> builders;
  private final Map<String, SeverityLevel> levels;
  private final Map<String, Severity> asked;
  private final SeverityLevel usual;
  private final ClaimedText claims;
  private final RulePages pages;

  /**
   * Makes the descriptions of one unit.
   *
   * @param builders starts a description of the check at a place
   * @param usual the level of the check where the user sets none
   * @param claims what the fixes of other findings change
   * @param pages where the pages of the rules are
   */
  FindingDescriptions(
      VisitorState state,
      Function<DiagnosticPosition, Description.Builder> builders,
      SeverityLevel usual,
      ClaimedText claims,
      RulePages pages) {
    this.pages = pages;
    this.builders = builders;
    this.levels = state.severityMap();
    this.usual = usual;
    this.claims = claims;
    this.asked = state.errorProneOptions().getSeverityMap();
  }

  /** Describes a finding at its own place, with its first safe fix: no other is ever applied. */
  Description of(Finding finding) {
    Description.Builder builder =
        builders.apply(new SpanPosition(finding.place().span())).setMessage(message(finding));
    finding.fixes().stream()
        .filter(fix -> isApplicable(fix, finding.place()))
        .findFirst()
        .filter(claims::claim)
        .ifPresent(fix -> builder.addFix(suggested(fix)));
    Description described = builder.build();
    return ownLevel(finding).map(described::applySeverityOverride).orElse(described);
  }

  /**
   * Returns the finding's level where it differs from the check's. A level set by {@code
   * -Xep:Rule:LEVEL} stands; where the compiler is set to a milder level, a finding may be milder
   * still, but not worse.
   */
  private Optional<SeverityLevel> ownLevel(Finding finding) {
    Severity wanted = asked.getOrDefault(finding.rule(), Severity.DEFAULT);
    if (wanted == Severity.ERROR || wanted == Severity.WARN) {
      return Optional.empty();
    }
    SeverityLevel own = level(finding);
    SeverityLevel ofCheck = levels.getOrDefault(finding.rule(), usual);
    boolean mayBeWorse = ofCheck == usual;
    return mayBeWorse || own.compareTo(ofCheck) > 0 ? Optional.of(own) : Optional.empty();
  }

  private static SeverityLevel level(Finding finding) {
    return switch (finding.severity()) {
      case ERROR -> SeverityLevel.ERROR;
      case WARNING -> SeverityLevel.WARNING;
      case NOTE -> SeverityLevel.SUGGESTION;
    };
  }

  private String message(Finding finding) {
    List<String> lines = new ArrayList<>();
    lines.add(finding.message());
    finding.trace().forEach(step -> lines.add(line(step)));
    lines.add(at(finding.place()) + finding.label());
    lines.add("  help: " + finding.help());
    lines.add("  more: " + pages.of(finding.rule()));
    return String.join("\n", lines);
  }

  private static String line(TraceStep step) {
    return at(step.place()) + step.note();
  }

  private static String at(Place place) {
    return "  " + place.file().path() + ":" + place.start().line() + ": ";
  }

  /** Error Prone shows and applies fixes within the file of the finding only. */
  private static boolean isApplicable(Fix fix, Place place) {
    return fix.safety() == Fix.Safety.SAFE
        && fix.edits().stream().allMatch(edit -> edit.place().file().equals(place.file()));
  }

  private static SuggestedFix suggested(Fix fix) {
    SuggestedFix.Builder builder = SuggestedFix.builder().setShortDescription(fix.title());
    for (Fix.Edit each : fix.edits()) {
      Fix.Edit edit = OwnLines.of(each);
      builder.replace(edit.place().span().start(), edit.place().span().end(), edit.replacement());
    }
    return builder.build();
  }
}
