// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import dev.tensorlint.rules.ir.MethodAnnotations;
import java.io.IOException;
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
 * @param annotations those of the class
 */
public record ClassFile(
    String name,
    int flags,
    @Nullable String superclass,
    List<String> interfaces,
    @Nullable String signature,
    @Nullable String outer,
    Map<String, String> memberTypes,
    List<Member> fields,
    List<Member> methods,
    List<MethodAnnotations.Use> annotations) {

  /**
   * @param signature generic signature, null when the descriptor says it all
   * @param thrown internal names of the exceptions of a method
   * @param annotations those of a method
   */
  public record Member(
      int flags,
      String name,
      String descriptor,
      @Nullable String signature,
      List<String> thrown,
      MethodAnnotations annotations) {

    Member with(MethodAnnotations others) {
      return new Member(flags, name, descriptor, signature, thrown, others);
    }
  }

  /**
   * Reads a class file of any version, in time and memory linear in its size.
   *
   * @throws IOException when the bytes are no class file
   */
  public static ClassFile read(byte[] content) throws IOException {
    try {
      return DeclarationVisitor.read(new BoundedClassReader(content));
    } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
      throw new IOException("not a class file", e);
    }
  }
}
