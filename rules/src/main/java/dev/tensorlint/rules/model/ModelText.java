// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

/**
 * The text of a model, found somewhere.
 *
 * @param name the file's name without {@code .yaml}
 * @param path where it is, as shown to people
 */
record ModelText(String name, String path, ModelOrigin origin, String text) {}
