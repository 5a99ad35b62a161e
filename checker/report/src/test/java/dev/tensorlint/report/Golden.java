// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Complete expected outputs in {@code src/test/resources/golden}. {@code -Dgolden.update=true}
 * writes them anew; the difference is then reviewed like code.
 */
public final class Golden {

  private static final Path FOLDER = Path.of("src/test/resources/golden");

  private Golden() {}

  public static void assertMatches(String name, String actual) {
    Path file = FOLDER.resolve(name);
    try {
      if (Boolean.getBoolean("golden.update")) {
        Files.createDirectories(FOLDER);
        Files.writeString(file, actual);
      } else if (Files.notExists(file)) {
        fail("no golden file " + file + " for:\n" + actual);
      }
      assertEquals(Files.readString(file), actual, name);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
