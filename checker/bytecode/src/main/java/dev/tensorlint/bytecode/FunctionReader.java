// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Puts lambdas, method references and concatenated strings together again. */
final class FunctionReader implements Functions {

  private static final String STRINGS = "java/lang/invoke/StringConcatFactory";

  private final ClassNode type;
  private final CodeLayout layout;
  private final Callees callees;
  private final List<MethodNode> enclosing;

  /**
   * @param enclosing the methods and lambdas around the code
   */
  FunctionReader(ClassNode type, CodeLayout layout, Callees callees, List<MethodNode> enclosing) {
    this.type = type;
    this.layout = layout;
    this.callees = callees;
    this.enclosing = enclosing;
  }

  @Override
  public Expr of(
      InvokeDynamicInsnNode node,
      List<Expr> arguments,
      TypeRef result,
      OperandStack stack,
      Span span) {
    String owner = node.bsm.getOwner();
    if (owner.equals(STRINGS)) {
      return concatenated(arguments, span);
    }
    Handle implementation = LambdaMethods.implementation(node);
    if (implementation == null) {
      return new Expr.Opaque(arguments, result, span);
    }
    MethodNode lambda = LambdaMethods.of(type, implementation, node);
    // A lambda may be made in itself; the inner one is a function that is not known.
    return lambda == null || enclosing.contains(lambda)
        ? reference(implementation, arguments, result, span)
        : lambda(lambda, arguments, result, stack, span);
  }

  private static Expr concatenated(List<Expr> arguments, Span span) {
    Expr text = new Expr.Literal(Expr.LiteralKind.STRING, "", TypeRef.STRING, span);
    for (Expr each : arguments) {
      text = new Expr.Binary("+", text, each, TypeRef.STRING, span);
    }
    return text;
  }

  private Expr lambda(
      MethodNode method, List<Expr> arguments, TypeRef result, OperandStack stack, Span span) {
    boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
    List<Local> captured = new ArrayList<>();
    for (Expr each : isStatic ? arguments : arguments.subList(1, arguments.size())) {
      Expr named = each instanceof Expr.LocalRef ? each : stack.twice(each);
      captured.add(named instanceof Expr.LocalRef ref ? ref.local() : unnamed(named));
    }
    List<MethodNode> around = new ArrayList<>(enclosing);
    around.add(method);
    BodyReader.Body body = BodyReader.read(type, method, captured, layout, callees, around);
    Span whole = span.to(body.code().span().equals(Span.NONE) ? span : body.code().span());
    return new Expr.Lambda(body.parameters(), body.code(), result, whole);
  }

  /** A constant that is captured is known in the lambda by its place alone. */
  private static Local unnamed(Expr constant) {
    return new Local("$constant", constant.type(), constant.span());
  }

  private Expr reference(Handle handle, List<Expr> arguments, TypeRef result, Span span) {
    boolean isStatic = handle.getTag() == Opcodes.H_INVOKESTATIC;
    boolean isConstructor = handle.getTag() == Opcodes.H_NEWINVOKESPECIAL;
    MethodRef callee =
        callees.method(handle.getOwner(), handle.getName(), handle.getDesc(), isStatic);
    TypeRef qualifier = TypeNames.of(Type.getObjectType(handle.getOwner()));
    boolean isBound = !isStatic && !isConstructor && !arguments.isEmpty();
    Expr.ReferenceKind kind =
        isConstructor
            ? Expr.ReferenceKind.CONSTRUCTOR
            : isStatic
                ? Expr.ReferenceKind.STATIC
                : isBound ? Expr.ReferenceKind.BOUND : Expr.ReferenceKind.UNBOUND;
    return new Expr.MethodReference(
        kind, isBound ? arguments.get(0) : null, qualifier, callee, result, span);
  }
}
