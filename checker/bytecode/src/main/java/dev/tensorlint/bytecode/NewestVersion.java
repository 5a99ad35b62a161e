// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/** Reads a class file of a Java that is newer than ASM as one of the newest that ASM knows. */
final class NewestVersion extends ClassReader {

  private static final int VERSION_AT = 6;
  private static final int NEWEST = Opcodes.V27;

  NewestVersion(byte[] content) {
    super(content);
  }

  @Override
  public short readShort(int offset) {
    short number = super.readShort(offset);
    return offset == VERSION_AT && number > NEWEST ? NEWEST : number;
  }
}
