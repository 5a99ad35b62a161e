// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Takes what programs print, as long as it is open. Holds the whole process. */
final class Output implements AutoCloseable {

  private final PrintStream before = System.out;
  private final ByteArrayOutputStream taken = new ByteArrayOutputStream();

  private Output() {}

  static Output take() {
    Output output = new Output();
    System.setOut(new PrintStream(output.taken, true, StandardCharsets.UTF_8));
    return output;
  }

  String text() {
    System.out.flush();
    return taken.toString(StandardCharsets.UTF_8);
  }

  @Override
  public void close() {
    System.setOut(before);
  }
}
