// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report;

import dev.tensorlint.rules.finding.Finding;

/**
 * A finding in its report.
 *
 * @param fingerprint names the finding in later versions of the code
 * @param isShown false where a baseline or a comparison leaves it out
 * @param change how it compares with the earlier state, if there is one
 */
public record Reported(
    Finding finding, String fingerprint, boolean isShown, Changes.Change change) {}
