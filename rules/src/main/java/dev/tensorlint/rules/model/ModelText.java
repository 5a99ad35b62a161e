// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import java.nio.file.Path;

/**
 * The text of a model, found somewhere.
 *
 * @param name the file's name without its ending
 * @param path where it is, as reports show it
 */
record ModelText(String name, String path, ModelOrigin origin, String text) {

  static ModelText ofUser(Path file, String text) {
    return new ModelText(
        nameOf(String.valueOf(file.getFileName())),
        file.toString().replace('\\', '/'),
        ModelOrigin.USER,
        text);
  }

  /** Returns the name of the model in a file. */
  static String nameOf(String file) {
    return file.replaceFirst("\\.(?:ya?ml|summary)$", "");
  }
}
