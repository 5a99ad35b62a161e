// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Loads one case anew. Other cases lie in the same folder and are not to be seen, so that a case
 * which needs one of them fails.
 */
final class CaseLoader extends ClassLoader {

  private final Path folder;
  private final String main;

  CaseLoader(Path folder, String main) {
    super(Tensor.class.getClassLoader());
    this.folder = folder;
    this.main = main;
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    if (!name.equals(main) && !name.startsWith(main + "$")) {
      throw new ClassNotFoundException(name);
    }
    try {
      byte[] code = Files.readAllBytes(folder.resolve(name + ".class"));
      return defineClass(name, code, 0, code.length);
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }
}
