// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Takes what programs print, as long as it is open. A program that prints without end is stopped by
 * {@link Endless}. Holds the whole process.
 */
final class Output implements AutoCloseable {

  private static final int LIMIT = 20_000;

  private final PrintStream before = System.out;
  private final ByteArrayOutputStream taken = new ByteArrayOutputStream();

  private Output() {}

  static Output take() {
    Output output = new Output();
    System.setOut(new PrintStream(output.new Bounded(), true, StandardCharsets.UTF_8));
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

  /** Ends a program that would go on for ever. */
  static final class Endless extends Error {

    private static final long serialVersionUID = 1L;

    Endless() {
      super("more than " + LIMIT + " bytes were printed");
    }
  }

  private final class Bounded extends OutputStream {

    @Override
    public void write(int b) {
      if (taken.size() > LIMIT) {
        throw new Endless();
      }
      taken.write(b);
    }
  }
}
