// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The declarations of a class file, code left out: Java Virtual Machine Specification, chapter 4.
 *
 * @param name internal name
 * @param flags access flags; for a member class those of its declaration
 * @param signature generic signature, null for a plain class
 * @param outer internal name of the enclosing class of a member class
 * @param memberTypes simple name to internal name
 */
record ClassFile(
    String name,
    int flags,
    @Nullable String superclass,
    List<String> interfaces,
    @Nullable String signature,
    @Nullable String outer,
    Map<String, String> memberTypes,
    List<Member> fields,
    List<Member> methods) {

  private static final int MAGIC = 0xCAFEBABE;

  /**
   * @param signature generic signature, null when the descriptor says it all
   * @param thrown internal names of the exceptions of a method
   */
  record Member(
      int flags, String name, String descriptor, @Nullable String signature, List<String> thrown) {}

  /**
   * @throws IOException when the bytes are no class file
   */
  static ClassFile read(byte[] content) throws IOException {
    try {
      return new Reader(ByteBuffer.wrap(content)).read();
    } catch (BufferUnderflowException | IndexOutOfBoundsException | IllegalArgumentException e) {
      throw new IOException("not a class file", e);
    }
  }

  private static final class Reader {

    private final ByteBuffer bytes;
    private final ConstantPool pool;
    private final Map<String, String> memberTypes = new LinkedHashMap<>();
    private String name = "";
    private int flags;
    private @Nullable String signature;
    private @Nullable String outer;
    private List<String> thrown = List.of();

    Reader(ByteBuffer bytes) throws IOException {
      this.bytes = bytes;
      if (bytes.getInt() != MAGIC) {
        throw new IOException("not a class file");
      }
      bytes.getInt();
      this.pool = ConstantPool.read(bytes);
    }

    ClassFile read() {
      flags = u2();
      name = pool.className(u2());
      int superIndex = u2();
      String superclass = superIndex == 0 ? null : pool.className(superIndex);
      List<String> interfaces = classNames();
      List<Member> fields = members();
      List<Member> methods = members();
      signature = null;
      attributes();
      return new ClassFile(
          name, flags, superclass, interfaces, signature, outer, memberTypes, fields, methods);
    }

    private int u2() {
      return Short.toUnsignedInt(bytes.getShort());
    }

    private List<String> classNames() {
      int count = u2();
      List<String> names = new ArrayList<>(count);
      for (int i = 0; i < count; i++) {
        names.add(pool.className(u2()));
      }
      return names;
    }

    private List<Member> members() {
      int count = u2();
      List<Member> members = new ArrayList<>(count);
      for (int i = 0; i < count; i++) {
        members.add(member());
      }
      return members;
    }

    private Member member() {
      int memberFlags = u2();
      String memberName = pool.utf8(u2());
      String descriptor = pool.utf8(u2());
      signature = null;
      thrown = List.of();
      attributes();
      return new Member(memberFlags, memberName, descriptor, signature, thrown);
    }

    private void attributes() {
      int count = u2();
      for (int i = 0; i < count; i++) {
        String attribute = pool.utf8(u2());
        int end = end(bytes.getInt());
        int limit = bytes.limit();
        // What claims to be longer than its attribute would be read again and again.
        bytes.limit(end);
        attribute(attribute);
        bytes.limit(limit);
        bytes.position(end);
      }
    }

    private int end(int length) {
      if (length < 0 || length > bytes.remaining()) {
        throw new IllegalArgumentException("an attribute that ends outside of the file");
      }
      return bytes.position() + length;
    }

    private void attribute(String attribute) {
      switch (attribute) {
        case "Signature" -> signature = pool.utf8(u2());
        case "Exceptions" -> thrown = classNames();
        case "InnerClasses" -> innerClasses();
        case "Record" -> flags |= Access.RECORD;
        default -> {
          // Code, annotations and the like say nothing about types.
        }
      }
    }

    private void innerClasses() {
      int count = u2();
      for (int i = 0; i < count; i++) {
        innerClass(pool.className(u2()), u2(), u2(), u2());
      }
    }

    private void innerClass(String inner, int outerIndex, int nameIndex, int innerFlags) {
      if (outerIndex == 0 || nameIndex == 0) {
        return;
      }
      String enclosing = pool.className(outerIndex);
      if (inner.equals(name)) {
        // Of classes that claim to enclose each other, one at most has the longer name.
        outer = enclosing.length() < name.length() ? enclosing : null;
        flags = innerFlags | (flags & Access.RECORD);
      } else if (enclosing.equals(name)) {
        memberTypes.put(pool.utf8(nameIndex), inner);
      }
    }
  }
}
