// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.baseline;

import java.util.Comparator;

/**
 * A finding that is known.
 *
 * @param fingerprint identifies the finding; the other parts are for readers
 * @param file path as shown when it was found
 * @param line its line in the baseline, from 1; 0 when it was not read from one
 */
public record KnownFinding(String fingerprint, String rule, String file, String message, int line) {

  static final Comparator<KnownFinding> ORDER =
      Comparator.comparing(KnownFinding::file)
          .thenComparing(KnownFinding::rule)
          .thenComparing(KnownFinding::message)
          .thenComparing(KnownFinding::fingerprint);
}
