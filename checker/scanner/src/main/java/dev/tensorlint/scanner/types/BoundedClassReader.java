// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/**
 * ASM's reader for class files of which nothing is trusted. ASM believes most lengths and counts of
 * a file; here one that contradicts itself is refused before memory or time is spent on it.
 */
final class BoundedClassReader extends ClassReader {

  private static final int MAGIC = 0xCAFEBABE;
  private static final int VERSION_AT = 6;
  private static final int NEWEST = Opcodes.V27;
  private static final byte[] NOTHING = {};

  private final int size;
  private int classNames;

  /**
   * @throws IllegalArgumentException when the bytes are no class file
   * @throws IndexOutOfBoundsException when they end early
   */
  BoundedClassReader(byte[] content) {
    super(content);
    this.size = content.length;
    if (readInt(0) != MAGIC) {
      throw new IllegalArgumentException("not a class file");
    }
  }

  /**
   * A class file of a Java that is newer than ASM counts as one of the newest that ASM knows:
   * declarations change rarely, and a constant of a new kind is refused anyway.
   */
  @Override
  public short readShort(int offset) {
    short number = super.readShort(offset);
    return offset == VERSION_AT && number > NEWEST ? NEWEST : number;
  }

  /**
   * After the constants, numbers of four bytes are lengths of attributes and targets of type
   * annotations, which both are positive. A length below zero would lead back to where it stands.
   */
  @Override
  public int readInt(int offset) {
    int number = super.readInt(offset);
    boolean isAfterConstants = header > 0 && offset >= header;
    if (isAfterConstants && number < 0) {
      throw new IllegalArgumentException("an attribute that ends before it begins");
    }
    return number;
  }

  /** The content of an attribute that ASM does not know says nothing about types. */
  @Override
  public byte[] readBytes(int offset, int length) {
    return NOTHING;
  }

  /**
   * A list of classes takes two bytes for each. One that claims to be longer than its attribute is
   * read into what follows it, so that many of them read the same bytes again and again.
   */
  @Override
  @SuppressWarnings("NullAway") // ASM is not annotated: index 0 stands for no class.
  public String readClass(int offset, char[] charBuffer) {
    classNames++;
    if (classNames > size / Short.BYTES) {
      throw new IllegalArgumentException("more class names than the file has room for");
    }
    return super.readClass(offset, charBuffer);
  }

  /** The value of a constant says nothing about types; a dynamic one may be made of itself. */
  @Override
  public @Nullable Object readConst(int constantPoolEntryIndex, char[] charBuffer) {
    return null;
  }
}
