// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.ClassReader;

/**
 * Checks that the attributes of a class file lie beside and in one another, and that the tables of
 * its code are as long as they say. ASM believes these lengths: without the check a file of a few
 * kilobytes can make it read the same bytes for hours.
 */
final class CodeLengths {

  private static final int HEADER_OF_MEMBER = 6;

  /** Bytes of an entry of the tables that begin with the number of their entries. */
  private static final Map<String, Integer> ENTRIES =
      Map.of(
          "LineNumberTable", 4,
          "LocalVariableTable", 10,
          "LocalVariableTypeTable", 10,
          "Exceptions", 2);

  private final ByteBuffer bytes;
  private final ClassReader constants;
  private final Map<Integer, String> names = new HashMap<>();

  private CodeLengths(byte[] content) {
    this.bytes = ByteBuffer.wrap(content);
    this.constants = new NewestVersion(content);
  }

  /**
   * @throws IllegalArgumentException when a length contradicts another one
   * @throws IndexOutOfBoundsException when the file ends early
   */
  static void check(byte[] content) {
    CodeLengths lengths = new CodeLengths(content);
    int at = lengths.constants.header + 6;
    at = at + 2 + 2 * lengths.number(at);
    at = lengths.members(at);
    at = lengths.members(at);
    lengths.attributes(at, content.length);
  }

  private int number(int at) {
    return Short.toUnsignedInt(bytes.getShort(at));
  }

  private int members(int from) {
    int at = from + 2;
    for (int left = number(from); left > 0; left--) {
      at = attributes(at + HEADER_OF_MEMBER, bytes.limit());
    }
    return at;
  }

  /** Returns where the attributes end. */
  private int attributes(int from, int end) {
    int at = from + 2;
    for (int left = number(from); left > 0; left--) {
      String name = name(number(at));
      int length = bytes.getInt(at + 2);
      int start = at + 6;
      if (length < 0 || length > end - start) {
        throw new IllegalArgumentException("an attribute that does not end in what it is part of");
      }
      content(name, start, length);
      at = start + length;
    }
    return at;
  }

  private void content(String name, int start, int length) {
    Integer entry = ENTRIES.get(name);
    if (entry != null && 2 + entry * number(start) != length) {
      throw new IllegalArgumentException("a table that is not as long as it says");
    }
    if (name.equals("Code")) {
      code(start, start + length);
    }
  }

  private void code(int start, int end) {
    int size = bytes.getInt(start + 4);
    int handlers = start + 8 + size;
    if (size < 0 || handlers < start || handlers + 2 > end) {
      throw new IllegalArgumentException("code that is longer than its attribute");
    }
    attributes(handlers + 2 + 8 * number(handlers), end);
  }

  private String name(int constant) {
    return names.computeIfAbsent(constant, this::readName);
  }

  private String readName(int constant) {
    int at = constant == 0 ? 0 : constants.getItem(constant);
    byte[] text = new byte[at == 0 ? 0 : number(at)];
    bytes.get(at + 2, text);
    return new String(text, StandardCharsets.ISO_8859_1);
  }
}
