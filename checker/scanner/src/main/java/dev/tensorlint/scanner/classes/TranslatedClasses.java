// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.classes;

import dev.tensorlint.rules.ir.CompilationUnit;
import java.util.List;

/**
 * What came of the class files of one source file.
 *
 * @param methods number of methods with code
 * @param unread those of them whose code could not be followed
 */
public record TranslatedClasses(CompilationUnit unit, int methods, List<UnreadMethod> unread) {

  public TranslatedClasses {
    unread = List.copyOf(unread);
  }

  /**
   * A method whose code could not be followed.
   *
   * @param name as {@code package.Type.method}
   * @param why what is the matter with its code, as a clause
   */
  public record UnreadMethod(String name, String why) {}
}
