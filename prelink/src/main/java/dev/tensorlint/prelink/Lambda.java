// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.prelink;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InnerClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** A lambda or method reference that is to be an object of a class of its own. */
final class Lambda {

  /** Between the name of the class and the number of the lambda. */
  static final String MARK = "$$L";

  private static final String CONSTRUCTOR = "<init>";
  private static final String FACTORY = "of";
  private static final String ONLY = "ONLY";

  /** Kinds of methods that can be called from a class of the same nest. */
  private static final Set<Integer> CALLABLE =
      Set.of(
          Opcodes.H_INVOKESTATIC,
          Opcodes.H_INVOKEVIRTUAL,
          Opcodes.H_INVOKEINTERFACE,
          Opcodes.H_NEWINVOKESPECIAL);

  private final ClassNode owner;
  private final String name;

  /** From the captured values to the interface. */
  private final String creation;

  private final Type[] captured;
  private final String method;

  /** The method of the interface, erased, and with the types of this lambda. */
  private final Type erased;

  private final Type typed;
  private final Handle body;

  Lambda(ClassNode owner, InvokeDynamicInsnNode site, int number) {
    this.owner = owner;
    this.name = owner.name + MARK + number;
    this.creation = site.desc;
    this.captured = Type.getArgumentTypes(site.desc);
    this.method = site.name;
    this.erased = (Type) site.bsmArgs[0];
    this.body = (Handle) site.bsmArgs[1];
    this.typed = (Type) site.bsmArgs[2];
  }

  /**
   * Returns whether an anonymous class could call the body, and convert what it takes and gives.
   */
  static boolean isPlain(ClassNode owner, InvokeDynamicInsnNode site) {
    Lambda lambda = new Lambda(owner, site, 0);
    boolean isPrivate =
        lambda.body.getTag() == Opcodes.H_INVOKESPECIAL
            && lambda.body.getOwner().equals(owner.name);
    return (isPrivate || CALLABLE.contains(lambda.body.getTag())) && lambda.isConvertible();
  }

  private boolean isConvertible() {
    List<Type> needed = needed();
    Type[] typedArguments = typed.getArgumentTypes();
    for (int i = 0; i < typedArguments.length; i++) {
      if (!Conversion.exists(typedArguments[i], needed.get(captured.length + i))) {
        return false;
      }
    }
    Type result = erased.getReturnType();
    return result.equals(Type.VOID_TYPE) || Conversion.exists(given(), typed.getReturnType());
  }

  /** Returns the types of what the body takes, its receiver included. */
  private List<Type> needed() {
    List<Type> needed = new ArrayList<>();
    if (!isCreation() && body.getTag() != Opcodes.H_INVOKESTATIC) {
      needed.add(Type.getObjectType(body.getOwner()));
    }
    needed.addAll(List.of(Type.getArgumentTypes(body.getDesc())));
    return needed;
  }

  private Type given() {
    return isCreation() ? Type.getObjectType(body.getOwner()) : Type.getReturnType(body.getDesc());
  }

  private boolean isCreation() {
    return body.getTag() == Opcodes.H_NEWINVOKESPECIAL;
  }

  /** Returns what creates the lambda from the captured values on the stack. */
  MethodInsnNode creation() {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, name, FACTORY, creation, false);
  }

  ClassNode toClass() {
    ClassNode node = new ClassNode();
    node.version = owner.version;
    node.access = Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC;
    node.name = name;
    node.superName = Type.getInternalName(Object.class);
    node.interfaces.add(Type.getReturnType(creation).getInternalName());
    node.nestHostClass = owner.nestHostClass == null ? owner.name : owner.nestHostClass;
    node.sourceFile = owner.sourceFile;
    node.outerClass = owner.name;
    node.innerClasses.add(asMember());
    for (int i = 0; i < captured.length; i++) {
      int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL;
      node.fields.add(new FieldNode(access, field(i), captured[i].getDescriptor(), null, null));
    }
    node.methods.add(constructor());
    if (captured.length == 0) {
      addOnly(node);
    } else {
      node.methods.add(factory());
    }
    node.methods.add(method());
    return node;
  }

  /** Returns what a class that mentions this one says of it: it is in another, and has no name. */
  InnerClassNode asMember() {
    int access = Opcodes.ACC_STATIC | Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC;
    return new InnerClassNode(name, null, null, access);
  }

  private static String field(int position) {
    return "captured" + position;
  }

  private String constructorType() {
    return Type.getMethodDescriptor(Type.VOID_TYPE, captured);
  }

  private MethodNode constructor() {
    Code code = new Code(Opcodes.ACC_PRIVATE, CONSTRUCTOR, constructorType());
    code.load(0, Type.getObjectType(name));
    code.call(Opcodes.INVOKESPECIAL, Type.getInternalName(Object.class), CONSTRUCTOR, "()V");
    int local = 1;
    for (int i = 0; i < captured.length; i++) {
      code.load(0, Type.getObjectType(name));
      code.load(local, captured[i]);
      code.field(Opcodes.PUTFIELD, name, field(i), captured[i].getDescriptor());
      local += captured[i].getSize();
    }
    return code.giveBack(Type.VOID_TYPE);
  }

  private MethodNode factory() {
    Code code = new Code(Opcodes.ACC_STATIC, FACTORY, creation);
    code.create(name);
    int local = 0;
    for (Type each : captured) {
      code.load(local, each);
      local += each.getSize();
    }
    code.call(Opcodes.INVOKESPECIAL, name, CONSTRUCTOR, constructorType());
    return code.giveBack(Type.getReturnType(creation));
  }

  /** What captures nothing is one object. */
  private void addOnly(ClassNode node) {
    String type = Type.getObjectType(name).getDescriptor();
    int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
    node.fields.add(new FieldNode(access, ONLY, type, null, null));
    Code initializer = new Code(Opcodes.ACC_STATIC, "<clinit>", "()V");
    initializer.create(name);
    initializer.call(Opcodes.INVOKESPECIAL, name, CONSTRUCTOR, "()V");
    initializer.field(Opcodes.PUTSTATIC, name, ONLY, type);
    node.methods.add(initializer.giveBack(Type.VOID_TYPE));
    Code factory = new Code(Opcodes.ACC_STATIC, FACTORY, creation);
    factory.field(Opcodes.GETSTATIC, name, ONLY, type);
    node.methods.add(factory.giveBack(Type.getReturnType(creation)));
  }

  private MethodNode method() {
    Code code = new Code(Opcodes.ACC_PUBLIC, method, erased.getDescriptor());
    if (isCreation()) {
      code.create(body.getOwner());
    }
    for (int i = 0; i < captured.length; i++) {
      code.load(0, Type.getObjectType(name));
      code.field(Opcodes.GETFIELD, name, field(i), captured[i].getDescriptor());
    }
    loadArguments(code);
    code.call(callOfBody(), body);
    return giveBack(code);
  }

  private void loadArguments(Code code) {
    List<Type> needed = needed();
    Type[] from = erased.getArgumentTypes();
    Type[] through = typed.getArgumentTypes();
    int local = 1;
    for (int i = 0; i < from.length; i++) {
      code.load(local, from[i]);
      code.convert(from[i], through[i]);
      code.convert(through[i], needed.get(captured.length + i));
      local += from[i].getSize();
    }
  }

  private int callOfBody() {
    return switch (body.getTag()) {
      case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
      case Opcodes.H_NEWINVOKESPECIAL -> Opcodes.INVOKESPECIAL;
      default -> body.isInterface() ? Opcodes.INVOKEINTERFACE : Opcodes.INVOKEVIRTUAL;
    };
  }

  private MethodNode giveBack(Code code) {
    Type result = erased.getReturnType();
    if (result.equals(Type.VOID_TYPE)) {
      code.drop(given());
    } else {
      code.convert(given(), typed.getReturnType());
      code.convert(typed.getReturnType(), result);
    }
    return code.giveBack(result);
  }
}
