// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.module;

/**
 * A diagnostic as a row.
 *
 * @param isGap whether a part of the code was not checked because of it
 * @param file path in the module, empty if there is none
 * @param line from 1, or 0
 */
public record DiagnosticRow(
    String severity, boolean isGap, String file, int line, String message) {}
