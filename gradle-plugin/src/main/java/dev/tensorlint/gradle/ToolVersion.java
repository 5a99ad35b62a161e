// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.gradle;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;

/** The version of the linter that belongs to the plugin. */
final class ToolVersion {

  private ToolVersion() {}

  static String ofPlugin() {
    Properties properties = new Properties();
    try (InputStream file = ToolVersion.class.getResourceAsStream("version.properties")) {
      properties.load(Objects.requireNonNull(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Objects.requireNonNull(properties.getProperty("version"));
  }
}
