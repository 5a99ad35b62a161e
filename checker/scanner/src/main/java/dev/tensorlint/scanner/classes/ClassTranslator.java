// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.classes;

import dev.tensorlint.scanner.types.Types;
import java.io.IOException;

/** Makes units of class files. Loads no class, and keeps nothing of what it has read. */
public interface ClassTranslator {

  /**
   * Translates the classes of one source file. A method whose code cannot be followed has no body
   * in the unit and is named in the result.
   *
   * @throws IOException when a class file cannot be read
   */
  TranslatedClasses translate(ClassGroup classes, Types types) throws IOException;
}
