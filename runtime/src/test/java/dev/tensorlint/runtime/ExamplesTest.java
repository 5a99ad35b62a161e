// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The programs of the folder examples run, in their short form, as a user starts them. */
class ExamplesTest {

  private final Path folder;

  ExamplesTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @Test
  void theDigitsAreRead() throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Dtensorlint.device=java",
                "-cp",
                System.getProperty("java.class.path"),
                Path.of("..", "examples", "Digits.java").toAbsolutePath().toString(),
                "--short")
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), output);
    assertTrue(output.startsWith("epoch 1/1, 4 batches, loss "), output);
    assertTrue(output.contains(" % of 50 digits that it has not seen"), output);
    assertTrue(output.contains("0 handles left"), output);
    assertEquals(200, ImageIO.read(folder.resolve("digits.png").toFile()).getWidth());
    assertTrue(Files.readString(folder.resolve("digits-loss.svg")).contains("<polyline"), output);
  }
}
