// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.validation;

import java.nio.file.Path;
import javax.tools.SimpleJavaFileObject;

/** A source file of a program, with the text that was linted: the compiler decodes nothing. */
public final class ProgramSource extends SimpleJavaFileObject {

  private final String text;

  public ProgramSource(Path file, String text) {
    super(file.toUri(), Kind.SOURCE);
    this.text = text;
  }

  @Override
  public CharSequence getCharContent(boolean ignoresEncodingErrors) {
    return text;
  }
}
