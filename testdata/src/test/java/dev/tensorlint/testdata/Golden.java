// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files that hold what is printed; {@code -Dtensorlint.updateGolden=true} writes them anew. */
public final class Golden {

  private static final String UPDATE = "tensorlint.updateGolden";

  private Golden() {}

  /** Returns whether the files are written anew. */
  static boolean isUpdated() {
    return Boolean.getBoolean(UPDATE);
  }

  public static void check(Path file, String text) throws IOException {
    if (isUpdated()) {
      Files.writeString(file, text);
      return;
    }
    assertTrue(Files.exists(file), () -> file + " is missing: write it with -D" + UPDATE + "=true");
    assertEquals(Files.readString(file), text, file::toString);
  }
}
