// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.code;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Expr.LiteralKind;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Pattern;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.SwitchCase;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.UnresolvedMethod;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Expressions. */
public final class Exprs {

  private static final TypeRef SUPPLIER = TypeRef.of("java.util.function.Supplier");
  private static final TypeRef CONSUMER = TypeRef.of("java.util.function.Consumer");

  private Exprs() {}

  /** A variable, else a field of the class. */
  public static ExprCode name(String name) {
    return draft -> {
      Span span = draft.put(name);
      Local local = draft.local(name);
      return local == null ? field(draft, name, span) : new Expr.LocalRef(local, span);
    };
  }

  private static Expr field(Draft draft, String name, Span span) {
    FieldCode field = draft.types().field(draft.owner(), name);
    Expr target = field.isStatic() ? null : new Expr.This(false, TypeRef.of(draft.owner()), span);
    return new Expr.FieldRef(
        target, draft.owner(), name, field.isStatic(), draft.type(field.type()), span, span);
  }

  public static ExprCode nil() {
    return literal(LiteralKind.NULL, "null", TypeRef.NULL);
  }

  public static ExprCode yes() {
    return literal(LiteralKind.TRUE, "true", TypeRef.BOOLEAN);
  }

  public static ExprCode no() {
    return literal(LiteralKind.FALSE, "false", TypeRef.BOOLEAN);
  }

  public static ExprCode number(String digits) {
    return literal(LiteralKind.NUMBER, digits, TypeRef.INT);
  }

  /** A string without anything in it that must be escaped. */
  public static ExprCode string(String text) {
    return draft ->
        new Expr.Literal(
            LiteralKind.STRING, text, TypeRef.of("java.lang.String"), draft.put('"' + text + '"'));
  }

  private static ExprCode literal(LiteralKind kind, String text, TypeRef type) {
    return draft -> new Expr.Literal(kind, text, type, draft.put(text));
  }

  /**
   * A call: {@code Type.method}, {@code variable.method}, or {@code method} of the class itself.
   */
  public static ExprCode call(String path, ExprCode... arguments) {
    int dot = path.lastIndexOf('.');
    String name = path.substring(dot + 1);
    if (dot < 0) {
      return draft -> ownCall(draft, name, arguments);
    }
    String before = path.substring(0, dot);
    return Character.isUpperCase(before.charAt(0))
        ? draft -> staticCall(draft, before, name, arguments)
        : on(name(before), name, arguments);
  }

  /** A call on the value of an expression. */
  public static ExprCode on(ExprCode receiver, String name, ExprCode... arguments) {
    return draft -> {
      int start = draft.at();
      Expr target = receiver.write(draft);
      draft.put(".");
      MethodRef method = draft.types().method(target.type().name(), name, arguments.length);
      return rest(draft, start, target, method, draft.put(name), arguments);
    };
  }

  /** A call of an unknown method on the value of a variable. */
  public static ExprCode unresolvedOn(String variable, String name) {
    return draft -> {
      int start = draft.at();
      Expr target = name(variable).write(draft);
      draft.put(".");
      Span span = draft.put(name);
      draft.put("()");
      return new Expr.Call(
          target,
          new UnresolvedMethod(name, target.type()),
          List.of(),
          TypeRef.UNKNOWN,
          span,
          draft.since(start));
    };
  }

  private static Expr ownCall(Draft draft, String name, ExprCode... arguments) {
    MethodRef method = draft.types().method(draft.owner(), name, arguments.length);
    Span span = draft.put(name);
    Expr target = method.isStatic() ? null : new Expr.This(false, TypeRef.of(draft.owner()), span);
    return rest(draft, span.start(), target, method, span, arguments);
  }

  private static Expr staticCall(Draft draft, String type, String name, ExprCode... arguments) {
    MethodRef method = draft.types().method(draft.type(type).name(), name, arguments.length);
    int start = draft.put(type + ".").start();
    return rest(draft, start, null, method, draft.put(name), arguments);
  }

  private static Expr rest(
      Draft draft,
      int start,
      @Nullable Expr target,
      MethodRef method,
      Span nameSpan,
      ExprCode... arguments) {
    List<Expr> written = arguments(draft, arguments);
    return new Expr.Call(
        target, method, written, method.returnType(), nameSpan, draft.since(start));
  }

  private static List<Expr> arguments(Draft draft, ExprCode... arguments) {
    List<Expr> written = new ArrayList<>();
    draft.put("(");
    for (ExprCode argument : arguments) {
      draft.put(written.isEmpty() ? "" : ", ");
      written.add(argument.write(draft));
    }
    draft.put(")");
    return written;
  }

  /** A call of something that the front end could not resolve. */
  public static ExprCode unresolved(String name, ExprCode... arguments) {
    return draft -> {
      Span span = draft.put(name);
      List<Expr> written = arguments(draft, arguments);
      return new Expr.Call(
          null,
          new UnresolvedMethod(name, TypeRef.UNKNOWN),
          written,
          TypeRef.UNKNOWN,
          span,
          draft.since(span.start()));
    };
  }

  public static ExprCode create(String type, ExprCode... arguments) {
    return draft -> {
      int start = draft.put("new " + type).start();
      TypeRef created = draft.type(type);
      List<Expr> written = arguments(draft, arguments);
      MethodRef constructor =
          draft.types().methods(created.name(), MethodRef.CONSTRUCTOR).stream()
              .filter(method -> method.owner().equals(created.name()))
              .findFirst()
              .orElseGet(() -> defaultConstructor(created));
      return new Expr.New(null, constructor, written, null, created, draft.since(start));
    };
  }

  /** The call of a constructor of the superclass that the library has, inside of a constructor. */
  public static ExprCode superCall(String type) {
    return draft -> {
      TypeRef superclass = draft.type(type);
      MethodRef constructor =
          draft.types().methods(superclass.name(), MethodRef.CONSTRUCTOR).get(0);
      Span span = draft.put("super");
      Expr self = new Expr.This(true, superclass, span);
      List<Expr> written = arguments(draft);
      return new Expr.Call(
          self, constructor, written, TypeRef.VOID, span, draft.since(span.start()));
    };
  }

  private static MethodRef defaultConstructor(TypeRef type) {
    return new MethodRef(
        type.name(), MethodRef.CONSTRUCTOR, List.of(), type, false, false, false, List.of());
  }

  public static ExprCode assign(String variable, ExprCode value) {
    return draft -> {
      int start = draft.at();
      Expr target = name(variable).write(draft);
      draft.put(" = ");
      return new Expr.Assign(target, value.write(draft), draft.since(start));
    };
  }

  public static ExprCode isNull(String variable) {
    return binary(name(variable), "==", nil());
  }

  public static ExprCode notNull(String variable) {
    return binary(name(variable), "!=", nil());
  }

  public static ExprCode and(ExprCode left, ExprCode right) {
    return binary(left, "&&", right);
  }

  public static ExprCode or(ExprCode left, ExprCode right) {
    return binary(left, "||", right);
  }

  public static ExprCode binary(ExprCode left, String operator, ExprCode right) {
    return draft -> {
      int start = draft.at();
      Expr first = left.write(draft);
      draft.put(" " + operator + " ");
      Expr second = right.write(draft);
      return new Expr.Binary(operator, first, second, TypeRef.BOOLEAN, draft.since(start));
    };
  }

  /** An expression in parentheses, which leave no trace in the tree. */
  public static ExprCode group(ExprCode inner) {
    return draft -> {
      draft.put("(");
      Expr written = inner.write(draft);
      draft.put(")");
      return written;
    };
  }

  public static ExprCode not(ExprCode operand) {
    return draft -> {
      int start = draft.put("!").start();
      Expr inner = operand.write(draft);
      return new Expr.Unary("!", false, inner, TypeRef.BOOLEAN, draft.since(start));
    };
  }

  public static ExprCode increment(String variable) {
    return draft -> {
      int start = draft.at();
      Expr operand = name(variable).write(draft);
      draft.put("++");
      return new Expr.Unary("++", true, operand, operand.type(), draft.since(start));
    };
  }

  public static ExprCode either(ExprCode condition, ExprCode whenTrue, ExprCode whenFalse) {
    return draft -> {
      int start = draft.at();
      Expr test = condition.write(draft);
      draft.put(" ? ");
      Expr first = whenTrue.write(draft);
      draft.put(" : ");
      Expr second = whenFalse.write(draft);
      return new Expr.Conditional(test, first, second, first.type(), draft.since(start));
    };
  }

  /** {@code variable instanceof Type name}. */
  public static ExprCode matches(String variable, String type, String name) {
    return draft -> {
      int start = draft.at();
      Expr operand = name(variable).write(draft);
      int pattern = draft.put(" instanceof " + type + " ").end() - type.length() - 1;
      Local local = draft.declare(type, name);
      Pattern binding = new Pattern.Binding(local, draft.since(pattern));
      return new Expr.InstanceOf(operand, draft.type(type), binding, draft.since(start));
    };
  }

  /** A lambda without parameters. */
  public static ExprCode supplier(ExprCode value) {
    return draft -> {
      int start = draft.put("() -> ").start();
      Expr written = value.write(draft);
      Stmt body = new Stmt.Return(written, written.span());
      return new Expr.Lambda(List.of(), body, SUPPLIER, draft.since(start));
    };
  }

  /** A lambda without parameters. */
  public static ExprCode lambda(StmtCode... body) {
    return draft -> {
      int start = draft.put("() -> ").start();
      Stmt block = draft.block(List.of(body));
      return new Expr.Lambda(List.of(), block, SUPPLIER, draft.since(start));
    };
  }

  /** A lambda with one parameter. */
  public static ExprCode lambda(String type, String parameter, StmtCode... body) {
    return draft -> {
      int start = draft.put("(" + type + " ").start();
      Local local = draft.declare(type, parameter);
      draft.put(") -> ");
      Stmt block = draft.block(List.of(body));
      return new Expr.Lambda(List.of(local), block, CONSUMER, draft.since(start));
    };
  }

  /** An array of elements. */
  public static ExprCode array(String type, ExprCode... elements) {
    return draft -> {
      int start = draft.put("new " + type + "[]").start();
      List<Expr> written = arguments(draft, elements);
      return new Expr.NewArray(draft.type(type).arrayOf(), List.of(), written, draft.since(start));
    };
  }

  public static ExprCode choose(ExprCode selector, CaseCode... cases) {
    return draft -> {
      int start = draft.put("switch (").start();
      Expr selected = selector.write(draft);
      draft.put(") ");
      List<SwitchCase> written = CaseCode.write(draft, cases);
      return new Expr.SwitchExpr(selected, written, TypeRef.of("lib.Tensor"), draft.since(start));
    };
  }
}
