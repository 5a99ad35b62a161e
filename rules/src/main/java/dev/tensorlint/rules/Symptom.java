// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Place;
import java.util.List;

/**
 * What a rule says of a program, whether or not it is reported: another finding may fold it, a
 * comment may suppress it, the settings may switch its rule off.
 *
 * @param finding the finding, without fixes
 * @param created where its resource was created or first seen
 */
public record Symptom(Finding finding, Place created) {

  /** Returns whether a reported finding is this one. */
  public boolean isOf(Finding reported) {
    return finding.rule().equals(reported.rule())
        && finding.place().equals(reported.place())
        && finding.message().equals(reported.message());
  }

  /**
   * An analysis with all that the rules say.
   *
   * @param result what is reported, without fixes
   * @param fixes the fixes of what is reported
   */
  public record All(AnalysisResult result, List<Symptom> symptoms, OfferedFixes fixes) {

    public All {
      symptoms = List.copyOf(symptoms);
    }
  }
}
