// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Expected texts in files; {@code -Dtensorlint.updateGolden=true} writes them anew. */
public final class Golden {

  private static final String UPDATE = "tensorlint.updateGolden";
  private static final Path RESOURCES =
      Path.of(System.getProperty("basedir", ""), "src/test/resources/dev/tensorlint/rules");

  private Golden() {}

  /** Reads a file below the test resources of {@code dev.tensorlint.rules}. */
  public static String read(String name) throws IOException {
    return Files.readString(RESOURCES.resolve(name));
  }

  /** Compares a text with a file below the test resources of {@code dev.tensorlint.rules}. */
  public static void check(String name, String text) throws IOException {
    Path file = RESOURCES.resolve(name);
    if (Boolean.getBoolean(UPDATE)) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    }
    assertTrue(Files.exists(file), () -> file + " is missing: write it with -D" + UPDATE + "=true");
    assertEquals(Files.readString(file), text, file::toString);
  }
}
