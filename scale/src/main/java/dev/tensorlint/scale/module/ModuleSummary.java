// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.module;

import java.io.Serializable;

/**
 * What the methods of a module do for its callers.
 *
 * @param module its name
 * @param text a summary file; empty if it says nothing
 */
public record ModuleSummary(String module, String text) implements Serializable {}
