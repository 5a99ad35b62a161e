// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Reads calls, and takes away those that a compiler adds: boxing and casts of generic results. */
final class CallReader {

  private static final Map<String, String> UNBOXING =
      Map.of(
          "java/lang/Boolean", "booleanValue",
          "java/lang/Byte", "byteValue",
          "java/lang/Short", "shortValue",
          "java/lang/Character", "charValue",
          "java/lang/Integer", "intValue",
          "java/lang/Long", "longValue",
          "java/lang/Float", "floatValue",
          "java/lang/Double", "doubleValue");

  private final TypeRef type;
  private final TypeRef superclass;
  private final CodeLayout layout;
  private final Callees callees;
  private final Functions functions;
  private final DefaultArguments defaults;

  /** What the functions of this code return, by the call that makes them. */
  private final IdentityHashMap<Expr, TypeRef> results = new IdentityHashMap<>();

  CallReader(
      TypeRef type, TypeRef superclass, CodeLayout layout, Callees callees, Functions functions) {
    this.type = type;
    this.superclass = superclass;
    this.layout = layout;
    this.callees = callees;
    this.functions = functions;
    this.defaults = new DefaultArguments(callees.types());
  }

  void method(MethodInsnNode node, OperandStack stack, Span span) {
    List<Expr> arguments = arguments(node.desc, stack);
    if (node.name.equals(MethodRef.CONSTRUCTOR)) {
      constructor(node, arguments, stack, span);
      return;
    }
    if (isBoxing(node)) {
      stack.push(retyped(arguments.get(0), node));
      return;
    }
    boolean isStatic = node.getOpcode() == Opcodes.INVOKESTATIC;
    Expr target = isStatic ? null : stack.pop();
    if (target != null && node.name.equals(UNBOXING.get(node.owner))) {
      stack.push(target);
      return;
    }
    MethodRef callee = callees.method(node.owner, node.name, node.desc, isStatic);
    if (target instanceof Expr.This && isOfSuperclass(node)) {
      target = new Expr.This(true, TypeNames.ofInternal(node.owner), target.span());
    }
    DefaultArguments.Call real = defaults.of(callee, arguments).orElse(null);
    if (real == null) {
      called(target, callee, arguments, stack, span);
    } else {
      List<Expr> given = real.arguments();
      target = real.hasTarget() ? given.get(0) : null;
      given = real.hasTarget() ? given.subList(1, given.size()) : given;
      called(target, real.method(), given, stack, span);
    }
  }

  private void called(
      @Nullable Expr target,
      MethodRef callee,
      List<Expr> arguments,
      OperandStack stack,
      Span span) {
    TypeRef result =
        callees.typeOfCall(callee, target == null ? null : target.type(), given(arguments));
    Expr call = new Expr.Call(target, callee, spread(callee, arguments), result, span, span);
    if (callee.returnType().isVoid()) {
      stack.append(new Stmt.ExprStmt(call, span));
    } else {
      stack.push(call);
    }
  }

  private List<TypeArguments.Given> given(List<Expr> arguments) {
    return arguments.stream()
        .map(each -> new TypeArguments.Given(each.type(), results.get(each)))
        .toList();
  }

  private boolean isOfSuperclass(MethodInsnNode node) {
    return node.getOpcode() == Opcodes.INVOKESPECIAL
        && !TypeNames.binary(node.owner).equals(type.name());
  }

  private static boolean isBoxing(MethodInsnNode node) {
    return node.getOpcode() == Opcodes.INVOKESTATIC
        && node.name.equals("valueOf")
        && UNBOXING.containsKey(node.owner)
        && Type.getArgumentTypes(node.desc).length == 1
        && Type.getArgumentTypes(node.desc)[0].getSort() != Type.OBJECT;
  }

  private static Expr retyped(Expr value, MethodInsnNode boxing) {
    return Coercion.of(value, TypeNames.of(Type.getArgumentTypes(boxing.desc)[0]));
  }

  private static List<Expr> arguments(String descriptor, OperandStack stack) {
    Type[] parameters = Type.getArgumentTypes(descriptor);
    List<Expr> arguments = new ArrayList<>();
    for (int i = parameters.length - 1; i >= 0; i--) {
      arguments.add(Coercion.of(stack.pop(), TypeNames.of(parameters[i])));
    }
    Collections.reverse(arguments);
    return arguments;
  }

  /** The source lists the remaining arguments; a compiler puts them into an array. */
  private static List<Expr> spread(MethodRef callee, List<Expr> arguments) {
    int last = arguments.size() - 1;
    boolean isSpread =
        callee.isVarargs()
            && last >= 0
            && arguments.get(last) instanceof Expr.NewArray array
            && (array.elements() != null || isEmpty(array));
    if (!isSpread) {
      return arguments;
    }
    List<Expr> all = new ArrayList<>(arguments.subList(0, last));
    List<Expr> elements = ((Expr.NewArray) arguments.get(last)).elements();
    if (elements != null) {
      all.addAll(elements);
    }
    return all;
  }

  private static boolean isEmpty(Expr.NewArray array) {
    return array.dimensions().size() == 1
        && array.dimensions().get(0) instanceof Expr.Literal size
        && size.text().equals("0");
  }

  private void constructor(MethodInsnNode node, List<Expr> all, OperandStack stack, Span span) {
    OperandStack.Operand target = stack.take();
    MethodRef named = callees.method(node.owner, node.name, node.desc, false);
    DefaultArguments.Call real = defaults.of(named, all).orElse(null);
    MethodRef callee = real == null ? named : real.method();
    List<Expr> arguments = real == null ? all : real.arguments();
    AbstractInsnNode created = target.created();
    if (created == null) {
      boolean isSuper = !TypeNames.binary(node.owner).equals(type.name());
      Expr self = new Expr.This(isSuper, isSuper ? superclass : type, span);
      Expr call = new Expr.Call(self, callee, spread(callee, arguments), TypeRef.VOID, span, span);
      stack.append(new Stmt.ExprStmt(call, span));
      return;
    }
    Expr object =
        new Expr.New(
            null,
            callee,
            spread(callee, arguments),
            null,
            TypeNames.ofInternal(node.owner),
            layout.of(created));
    int uses = stack.count(created);
    if (uses == 0) {
      stack.evaluate(object, span);
    } else if (uses == 1) {
      stack.replace(created, object);
    } else {
      stack.push(object);
      Expr shared = stack.twice(stack.pop());
      stack.replace(created, shared);
    }
  }

  void dynamic(InvokeDynamicInsnNode node, OperandStack stack, Span span) {
    List<Expr> arguments = arguments(node.desc, stack);
    TypeRef result = TypeNames.of(Type.getReturnType(node.desc));
    Expr function = functions.of(node, arguments, result, stack, span);
    boolean isOfFunction =
        node.bsmArgs.length > 2
            && node.bsmArgs[2] instanceof Type given
            && given.getSort() == Type.METHOD;
    if (isOfFunction) {
      Type instantiated = (Type) node.bsmArgs[2];
      results.put(function, TypeNames.of(instantiated.getReturnType()));
    }
    stack.push(function);
  }

  /** Returns a cast, or the generic result whose type it states. */
  Expr cast(Expr value, TypeRef to, Span span) {
    if (value instanceof Expr.Call call && call.callee() instanceof MethodRef callee) {
      boolean isAdded = callee.returnType().equals(TypeRef.OBJECT) || callees.isGeneric(callee);
      if (isAdded) {
        return new Expr.Call(
            call.target(), callee, call.arguments(), to, call.nameSpan(), call.span());
      }
    }
    return value.type().erased().equals(to) ? value : new Expr.Cast(to, value, span);
  }
}
