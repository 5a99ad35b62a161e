// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.fix;

/**
 * A fix that was wanted and not applied.
 *
 * @param file path as it is shown to people
 * @param line line of the finding when the fix was tried; applied fixes may have moved it
 * @param objection why it was not applied
 */
public record LeftOutFix(String rule, String file, int line, String title, Objection objection) {}
