// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.scanner.types.ClassContainer;
import java.io.IOException;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/** Reads class files with their code. */
final class ClassFileReader {

  private ClassFileReader() {}

  /**
   * Reads a class file, in time and memory linear in its size.
   *
   * @param name internal name
   * @throws IOException when it cannot be read, or contradicts itself
   */
  static ClassNode read(ClassContainer container, String name) throws IOException {
    byte[] content = container.read(name);
    if (content == null) {
      throw new IOException("not there");
    }
    try {
      CodeLengths.check(content);
      ClassNode type = new ClassNode();
      new NewestVersion(content).accept(type, ClassReader.SKIP_FRAMES);
      return type;
    } catch (RuntimeException e) {
      // ASM checks little of what it reads, and fails in many ways.
      throw new IOException("not a class file", e);
    }
  }
}
