// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.prelink;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InnerClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.RecordComponentNode;

/**
 * What creates the objects of a record from an array of its components, a {@link Function}, and
 * puts the components of one into an array, a {@link BiConsumer}. Reflection does the same, but
 * writes a class for each constructor and each component when a process first gets there.
 */
final class RecordValues {

  /** After the name of the record. */
  static final String MARK = "$$V";

  private static final String CONSTRUCTOR = "<init>";
  private static final Type OBJECT = Type.getType(Object.class);
  private static final Type ARRAY = Type.getType(Object[].class);

  private final ClassNode owner;
  private final String name;

  RecordValues(ClassNode owner) {
    this.owner = owner;
    this.name = owner.name + MARK;
  }

  /** Returns whether a class is a record for which there is no such class. */
  static boolean areMissing(ClassNode owner) {
    return Type.getInternalName(Record.class).equals(owner.superName)
        && !ClassFolder.mentions(owner, owner.name + MARK);
  }

  ClassNode toClass() {
    ClassNode node = new ClassNode();
    node.version = owner.version;
    node.access = Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC;
    node.name = name;
    node.superName = OBJECT.getInternalName();
    node.interfaces.add(Type.getInternalName(Function.class));
    node.interfaces.add(Type.getInternalName(BiConsumer.class));
    node.nestHostClass = owner.nestHostClass == null ? owner.name : owner.nestHostClass;
    node.sourceFile = owner.sourceFile;
    node.outerClass = owner.name;
    node.innerClasses.add(asMember());
    node.methods.add(constructor());
    node.methods.add(create());
    node.methods.add(read());
    return node;
  }

  /** Returns what the record says of it: it is in the record, and has no name. */
  InnerClassNode asMember() {
    int access = Opcodes.ACC_STATIC | Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC;
    return new InnerClassNode(name, null, null, access);
  }

  private List<RecordComponentNode> components() {
    return owner.recordComponents == null ? List.of() : owner.recordComponents;
  }

  private MethodNode constructor() {
    Code code = new Code(Opcodes.ACC_PUBLIC, CONSTRUCTOR, "()V");
    code.load(0, Type.getObjectType(name));
    code.call(Opcodes.INVOKESPECIAL, OBJECT.getInternalName(), CONSTRUCTOR, "()V");
    return code.giveBack(Type.VOID_TYPE);
  }

  private MethodNode create() {
    Code code = new Code(Opcodes.ACC_PUBLIC, "apply", Type.getMethodDescriptor(OBJECT, OBJECT));
    code.load(1, OBJECT);
    code.convert(OBJECT, ARRAY);
    code.store(2, ARRAY);
    code.create(owner.name);
    StringBuilder taken = new StringBuilder("(");
    int position = 0;
    for (RecordComponentNode each : components()) {
      code.load(2, ARRAY);
      code.number(position++);
      code.element();
      code.convert(OBJECT, Type.getType(each.descriptor));
      taken.append(each.descriptor);
    }
    code.call(Opcodes.INVOKESPECIAL, owner.name, CONSTRUCTOR, taken + ")V");
    return code.giveBack(OBJECT);
  }

  private MethodNode read() {
    String type = Type.getMethodDescriptor(Type.VOID_TYPE, OBJECT, OBJECT);
    Type record = Type.getObjectType(owner.name);
    Code code = new Code(Opcodes.ACC_PUBLIC, "accept", type);
    code.load(1, OBJECT);
    code.convert(OBJECT, record);
    code.store(1, record);
    code.load(2, OBJECT);
    code.convert(OBJECT, ARRAY);
    code.store(2, ARRAY);
    int position = 0;
    for (RecordComponentNode each : components()) {
      code.load(2, ARRAY);
      code.number(position++);
      code.load(1, record);
      code.call(Opcodes.INVOKEVIRTUAL, owner.name, each.name, "()" + each.descriptor);
      code.convert(Type.getType(each.descriptor), OBJECT);
      code.setElement();
    }
    return code.giveBack(Type.VOID_TYPE);
  }
}
