// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.module;

/**
 * A call or import that has to do with a modelled type and could not be resolved.
 *
 * @param name as it is written
 * @param reason why it is not resolved
 * @param count how often the module has it
 */
public record NameRow(String name, String reason, int count) {}
