// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

import dev.tensorlint.rules.source.Span;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An expression. Parentheses leave no node. The span runs from the first to the last character of
 * the expression, as the language's grammar has it, without enclosing parentheses.
 */
public sealed interface Expr {

  Span span();

  /** Its static type, {@link TypeRef#UNKNOWN} if not known. */
  TypeRef type();

  <R> R accept(Visitor<R> visitor);

  /** The kinds of constant that control flow can depend on. */
  enum LiteralKind {
    NULL,
    TRUE,
    FALSE,
    NUMBER,
    CHARACTER,
    STRING
  }

  /**
   * @param text value of a string or character, text of a number, else empty
   */
  record Literal(LiteralKind kind, String text, TypeRef type, Span span) implements Expr {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitLiteral(this);
    }
  }

  /** A read of a local variable, or the target of an assignment to one. */
  record LocalRef(Local local, Span span) implements Expr {
    @Override
    public TypeRef type() {
      return local.type();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitLocalRef(this);
    }
  }

  /**
   * A read of a field, or the target of an assignment to one.
   *
   * @param target the object; null for a static field. An unqualified instance field has a {@link
   *     This} with the field's own span
   * @param owner binary name of the declaring type, {@code ?} if not known
   * @param nameSpan the field's name alone
   */
  record FieldRef(
      @Nullable Expr target,
      String owner,
      String name,
      boolean isStatic,
      TypeRef type,
      Span nameSpan,
      Span span)
      implements Expr {

    /** Returns whether it is a static field, or one of {@code this} or of an enclosing object. */
    public boolean isOwn() {
      return isStatic || target == null || target instanceof This;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitFieldRef(this);
    }
  }

  /**
   * {@code this}, {@code Outer.this} or {@code super}.
   *
   * @param type the class whose object it is; for {@code super} the superclass
   */
  record This(boolean isSuper, TypeRef type, Span span) implements Expr {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitThis(this);
    }
  }

  /**
   * A method call, or {@code this(...)} and {@code super(...)} in a constructor.
   *
   * @param target the receiver; null for a static method, whatever stands before the dot. An
   *     unqualified call of an instance method has a {@link This} with the name's span, as do
   *     {@code this(...)} and {@code super(...)}. A receiver that could not be resolved to a value
   *     or a type is {@link Opaque}
   * @param type type of the call here, type arguments applied
   * @param nameSpan the method's name alone
   */
  record Call(
      @Nullable Expr target,
      Callee callee,
      List<Expr> arguments,
      TypeRef type,
      Span nameSpan,
      Span span)
      implements Expr {
    public Call {
      arguments = List.copyOf(arguments);
    }

    /**
     * Returns what the call can reach: for {@code super.m()} exactly this method, even if it is
     * overridden.
     */
    public Callee reached() {
      boolean isOfSuper = target instanceof This self && self.isSuper();
      return isOfSuper && callee instanceof MethodRef method ? method.direct() : callee;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitCall(this);
    }
  }

  /**
   * Creation of an object.
   *
   * @param outer the enclosing object in {@code outer.new Inner()}, else null
   * @param body members of an anonymous class, else null; {@code type} is then the named supertype
   */
  record New(
      @Nullable Expr outer,
      Callee constructor,
      List<Expr> arguments,
      @Nullable TypeDecl body,
      TypeRef type,
      Span span)
      implements Expr {
    public New {
      arguments = List.copyOf(arguments);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitNew(this);
    }
  }

  /**
   * Creation of an array.
   *
   * @param type type of the array
   * @param dimensions sizes in the source
   * @param elements initial elements, null without an initializer; nested initializers are arrays
   */
  record NewArray(TypeRef type, List<Expr> dimensions, @Nullable List<Expr> elements, Span span)
      implements Expr {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitNewArray(this);
    }
  }

  record ArrayAccess(Expr array, Expr index, TypeRef type, Span span) implements Expr {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitArrayAccess(this);
    }
  }

  /** {@code target = value}; the target is a local, a field, an array element or opaque. */
  record Assign(Expr target, Expr value, Span span) implements Expr {
    @Override
    public TypeRef type() {
      return target.type();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitAssign(this);
    }
  }

  /**
   * {@code target += value} and similar.
   *
   * @param operator the operator without {@code =}
   */
  record CompoundAssign(Expr target, String operator, Expr value, Span span) implements Expr {
    @Override
    public TypeRef type() {
      return target.type();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitCompoundAssign(this);
    }
  }

  /**
   * @param operator {@code !}, {@code -}, {@code +}, {@code ~}, {@code ++} or {@code --}
   * @param isPostfix whether the operator follows the operand
   */
  record Unary(String operator, boolean isPostfix, Expr operand, TypeRef type, Span span)
      implements Expr {

    /** Returns whether it assigns its operand. */
    public boolean assigns() {
      return operator.equals("++") || operator.equals("--");
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitUnary(this);
    }
  }

  /** All binary operators, short-circuit ones too; a chain nests to the left. */
  record Binary(String operator, Expr left, Expr right, TypeRef type, Span span) implements Expr {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitBinary(this);
    }
  }

  record Conditional(Expr condition, Expr whenTrue, Expr whenFalse, TypeRef type, Span span)
      implements Expr {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitConditional(this);
    }
  }

  /**
   * @param tested the type after {@code instanceof}, including that of a pattern
   * @param pattern the pattern, null for a plain type test
   */
  record InstanceOf(Expr operand, TypeRef tested, @Nullable Pattern pattern, Span span)
      implements Expr {
    @Override
    public TypeRef type() {
      return TypeRef.BOOLEAN;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitInstanceOf(this);
    }
  }

  record Cast(TypeRef type, Expr operand, Span span) implements Expr {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitCast(this);
    }
  }

  /**
   * A switch with a value. Its bodies end in {@link Stmt.Yield}, even for a plain {@code ->}
   * expression.
   */
  record SwitchExpr(Expr selector, List<SwitchCase> cases, TypeRef type, Span span)
      implements Expr {
    public SwitchExpr {
      cases = List.copyOf(cases);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitSwitchExpr(this);
    }
  }

  /**
   * @param body a {@link Stmt.Block}, or a {@link Stmt.Return} of the expression when the body is
   *     one
   * @param type the functional interface, unknown when not resolved
   */
  record Lambda(List<Local> parameters, Stmt body, TypeRef type, Span span) implements Expr {
    public Lambda {
      parameters = List.copyOf(parameters);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitLambda(this);
    }
  }

  /** The kinds of method references, by what precedes the colons. */
  enum ReferenceKind {
    STATIC,
    /** {@code object::method}. */
    BOUND,
    /** {@code Type::instanceMethod}. */
    UNBOUND,
    CONSTRUCTOR,
    /** {@code Type[]::new}, or not known. */
    OTHER
  }

  /**
   * @param target the object of a bound reference, else null
   * @param qualifier the type before the colons, unknown for a bound reference that did not resolve
   * @param type the functional interface, unknown when not resolved
   */
  record MethodReference(
      ReferenceKind kind,
      @Nullable Expr target,
      TypeRef qualifier,
      Callee callee,
      TypeRef type,
      Span span)
      implements Expr {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitMethodReference(this);
    }
  }

  record ClassLiteral(TypeRef named, Span span) implements Expr {
    @Override
    public TypeRef type() {
      return TypeRef.of("java.lang.Class", List.of(named));
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitClassLiteral(this);
    }
  }

  /**
   * An expression that could not be translated or resolved. Its parts are still evaluated in order,
   * and nothing definite follows from it.
   */
  record Opaque(List<Expr> parts, TypeRef type, Span span) implements Expr {
    public Opaque {
      parts = List.copyOf(parts);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.visitOpaque(this);
    }
  }

  /**
   * Handles every kind of expression. A new kind does not compile until each visitor handles it.
   */
  interface Visitor<R> {
    R visitLiteral(Literal expr);

    R visitLocalRef(LocalRef expr);

    R visitFieldRef(FieldRef expr);

    R visitThis(This expr);

    R visitCall(Call expr);

    R visitNew(New expr);

    R visitNewArray(NewArray expr);

    R visitArrayAccess(ArrayAccess expr);

    R visitAssign(Assign expr);

    R visitCompoundAssign(CompoundAssign expr);

    R visitUnary(Unary expr);

    R visitBinary(Binary expr);

    R visitConditional(Conditional expr);

    R visitInstanceOf(InstanceOf expr);

    R visitCast(Cast expr);

    R visitSwitchExpr(SwitchExpr expr);

    R visitLambda(Lambda expr);

    R visitMethodReference(MethodReference expr);

    R visitClassLiteral(ClassLiteral expr);

    R visitOpaque(Opaque expr);
  }
}
