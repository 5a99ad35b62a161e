// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import java.io.UTFDataFormatException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** The constant pool of a class file: Java Virtual Machine Specification, section 4.4. */
final class ConstantPool {

  private static final int UTF8 = 1;
  private static final int LONG = 5;
  private static final int DOUBLE = 6;
  private static final int CLASS = 7;

  private final ByteBuffer bytes;
  private final int[] offsets;
  private final @Nullable String[] strings;

  private ConstantPool(ByteBuffer bytes, int count) {
    this.bytes = bytes;
    this.offsets = new int[count];
    this.strings = new String[count];
  }

  /** Reads the pool and leaves the position behind it. */
  static ConstantPool read(ByteBuffer bytes) throws UTFDataFormatException {
    int count = Short.toUnsignedInt(bytes.getShort());
    ConstantPool pool = new ConstantPool(bytes, count);
    for (int i = 1; i < count; i++) {
      int tag = bytes.get();
      pool.offsets[i] = bytes.position();
      bytes.position(bytes.position() + size(tag, bytes));
      if (tag == LONG || tag == DOUBLE) {
        i++;
      }
    }
    return pool;
  }

  private static int size(int tag, ByteBuffer bytes) throws UTFDataFormatException {
    return switch (tag) {
      case UTF8 -> 2 + Short.toUnsignedInt(bytes.getShort(bytes.position()));
      case LONG, DOUBLE -> 8;
      case 3, 4, 9, 10, 11, 12, 17, 18 -> 4;
      case 7, 8, 16, 19, 20 -> 2;
      case 15 -> 3;
      default -> throw new UTFDataFormatException("unknown constant " + tag);
    };
  }

  String utf8(int index) {
    String known = strings[index];
    if (known == null) {
      known = decode(offset(index, UTF8));
      strings[index] = known;
    }
    return known;
  }

  private int offset(int index, int tag) {
    int offset = offsets[index];
    if (offset == 0 || bytes.get(offset - 1) != tag) {
      throw new IllegalArgumentException("constant " + index + " is of another kind");
    }
    return offset;
  }

  private String decode(int offset) {
    int length = Short.toUnsignedInt(bytes.getShort(offset));
    byte[] text = new byte[length];
    bytes.get(offset + 2, text);
    // Modified UTF-8 differs for NUL and supplementary characters alone.
    return new String(text, StandardCharsets.UTF_8);
  }

  /** Returns the internal name of a class constant. */
  String className(int index) {
    return utf8(Short.toUnsignedInt(bytes.getShort(offset(index, CLASS))));
  }
}
