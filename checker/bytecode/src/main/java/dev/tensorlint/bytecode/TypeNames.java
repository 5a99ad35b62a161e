// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.signature.SignatureReader;
import org.objectweb.asm.signature.SignatureVisitor;

/** From the names and descriptors of class files to the IR's types. */
final class TypeNames {

  private TypeNames() {}

  static TypeRef of(Type type) {
    if (type.getSort() == Type.ARRAY) {
      TypeRef element = of(type.getElementType());
      return new TypeRef(element.name(), element.arguments(), type.getDimensions());
    }
    return TypeRef.of(type.getClassName());
  }

  /** Returns the type of an internal name, or of the descriptor of an array. */
  static TypeRef ofInternal(String name) {
    return of(Type.getObjectType(name));
  }

  static String binary(String internalName) {
    return internalName.replace('/', '.');
  }

  /**
   * Returns the type of a generic signature. A type variable is the erased type.
   *
   * @param signature null for a type without arguments
   */
  static TypeRef of(@Nullable String signature, String descriptor) {
    TypeRef erased = of(Type.getType(descriptor));
    if (signature == null || signature.indexOf('<') < 0) {
      return erased;
    }
    try {
      Reader reader = new Reader();
      new SignatureReader(signature).acceptType(reader);
      return reader.type(erased);
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      return erased; // A signature is a comment: the virtual machine does not check it.
    }
  }

  /** Reads one type. */
  private static final class Reader extends SignatureVisitor {

    private final StringBuilder name = new StringBuilder();
    private final List<Reader> arguments = new ArrayList<>();
    private int dimensions;
    private boolean isVariable;

    Reader() {
      super(Opcodes.ASM9);
    }

    TypeRef type(TypeRef otherwise) {
      if (isVariable || name.isEmpty()) {
        return otherwise;
      }
      List<TypeRef> types = arguments.stream().map(each -> each.type(TypeRef.OBJECT)).toList();
      return new TypeRef(name.toString(), types, dimensions);
    }

    @Override
    public void visitBaseType(char descriptor) {
      name.append(Type.getType(String.valueOf(descriptor)).getClassName());
    }

    @Override
    public void visitTypeVariable(String variable) {
      isVariable = true;
    }

    @Override
    public SignatureVisitor visitArrayType() {
      dimensions++;
      return this;
    }

    @Override
    public void visitClassType(String internalName) {
      name.append(binary(internalName));
    }

    @Override
    public void visitInnerClassType(String simpleName) {
      name.append('$').append(simpleName);
      arguments.clear();
    }

    @Override
    public void visitTypeArgument() {
      arguments.add(new Reader());
    }

    @Override
    public SignatureVisitor visitTypeArgument(char wildcard) {
      Reader argument = new Reader();
      arguments.add(wildcard == SUPER ? new Reader() : argument);
      return argument;
    }
  }
}
