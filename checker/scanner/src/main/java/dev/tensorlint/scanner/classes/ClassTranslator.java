// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.classes;

import dev.tensorlint.scanner.types.Types;
import java.io.IOException;
import java.util.function.Predicate;

/** Makes units of class files. Loads no class, and keeps nothing of what it has read. */
public interface ClassTranslator {

  /**
   * Translates the classes of one source file. A method whose code cannot be followed has no body
   * in the unit and is named in the result.
   *
   * @throws IOException when a class file cannot be read
   */
  default TranslatedClasses translate(ClassGroup classes, Types types) throws IOException {
    return translate(classes, types, name -> true);
  }

  /**
   * Translates the classes of one source file without the code that is not asked for. Constructors,
   * initializers, methods that assign a field, and those without parameters and result have their
   * code in any case.
   *
   * @param isWanted tells by the name of a method whether its code is asked for
   * @throws IOException when a class file cannot be read
   */
  TranslatedClasses translate(ClassGroup classes, Types types, Predicate<String> isWanted)
      throws IOException;
}
