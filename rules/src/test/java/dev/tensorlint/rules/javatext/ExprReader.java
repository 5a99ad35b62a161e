// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.javatext;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BindingPatternTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ErroneousTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.PatternTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.SimpleTreeVisitor;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Pattern;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.UnresolvedMethod;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Reads expressions. */
final class ExprReader extends SimpleTreeVisitor<Expr, @Nullable Void> {

  private static final Map<Tree.Kind, Expr.LiteralKind> LITERALS =
      Map.of(
          Tree.Kind.NULL_LITERAL, Expr.LiteralKind.NULL,
          Tree.Kind.STRING_LITERAL, Expr.LiteralKind.STRING,
          Tree.Kind.CHAR_LITERAL, Expr.LiteralKind.CHARACTER);

  private static final Map<Tree.Kind, String> UNARY =
      Map.of(
          Tree.Kind.LOGICAL_COMPLEMENT, "!",
          Tree.Kind.UNARY_MINUS, "-",
          Tree.Kind.UNARY_PLUS, "+",
          Tree.Kind.BITWISE_COMPLEMENT, "~",
          Tree.Kind.POSTFIX_INCREMENT, "++",
          Tree.Kind.PREFIX_INCREMENT, "++",
          Tree.Kind.POSTFIX_DECREMENT, "--",
          Tree.Kind.PREFIX_DECREMENT, "--");

  private final Reading reading;
  private final DeclarationReader declarations;

  ExprReader(Reading reading, DeclarationReader declarations) {
    this.reading = reading;
    this.declarations = declarations;
  }

  Expr read(Tree tree) {
    return Objects.requireNonNull(visit(tree, null), tree::toString);
  }

  List<Expr> read(List<? extends Tree> trees) {
    return trees.stream().map(this::read).toList();
  }

  @Nullable Expr readOrNull(@Nullable Tree tree) {
    return tree == null ? null : read(tree);
  }

  @Override
  protected Expr defaultAction(Tree tree, @Nullable Void unused) {
    throw new IllegalArgumentException(tree.getKind() + " is not read: " + tree);
  }

  @Override
  public Expr visitErroneous(ErroneousTree tree, @Nullable Void unused) {
    return new Expr.Opaque(read(tree.getErrorTrees()), TypeRef.UNKNOWN, reading.span(tree));
  }

  @Override
  public Expr visitParenthesized(ParenthesizedTree tree, @Nullable Void unused) {
    return read(tree.getExpression());
  }

  @Override
  public Expr visitLiteral(LiteralTree tree, @Nullable Void unused) {
    Span span = reading.span(tree);
    TypeRef type = reading.type(tree);
    if (tree.getKind() == Tree.Kind.BOOLEAN_LITERAL) {
      boolean isTrue = Boolean.TRUE.equals(tree.getValue());
      Expr.LiteralKind kind = isTrue ? Expr.LiteralKind.TRUE : Expr.LiteralKind.FALSE;
      return new Expr.Literal(kind, "", type, span);
    }
    Expr.LiteralKind kind = LITERALS.getOrDefault(tree.getKind(), Expr.LiteralKind.NUMBER);
    return switch (kind) {
      case NULL -> new Expr.Literal(kind, "", type, span);
      case NUMBER -> number(type, span);
      default -> new Expr.Literal(kind, String.valueOf(tree.getValue()), type, span);
    };
  }

  /** The compiler's parser takes a minus into the number. */
  private Expr number(TypeRef type, Span span) {
    String written = reading.file.textOf(span);
    if (!written.startsWith("-")) {
      return new Expr.Literal(Expr.LiteralKind.NUMBER, written, type, span);
    }
    return new Expr.Unary(
        "-", false, number(type, new Span(span.start() + 1, span.end())), type, span);
  }

  @Override
  public Expr visitIdentifier(IdentifierTree tree, @Nullable Void unused) {
    Span span = reading.span(tree);
    Element element = reading.element(tree);
    String name = tree.getName().toString();
    if (name.equals("this") || name.equals("super")) {
      return new Expr.This(name.equals("super"), reading.type(tree).erased(), span);
    }
    Local local = element == null ? null : reading.local(element);
    if (local != null) {
      return new Expr.LocalRef(local, span);
    }
    return element != null && isField(element)
        ? field(element, isStatic(element) ? null : enclosingWith(element, span), tree, span)
        : new Expr.Opaque(List.of(), TypeRef.UNKNOWN, span);
  }

  private static boolean isField(Element element) {
    return element.getKind() == ElementKind.FIELD || element.getKind() == ElementKind.ENUM_CONSTANT;
  }

  private static boolean isStatic(Element element) {
    return element.getModifiers().contains(Modifier.STATIC);
  }

  private Expr field(Element element, @Nullable Expr target, Tree tree, Span nameSpan) {
    return new Expr.FieldRef(
        target,
        reading.types.name(JavaTypes.enclosingType(element)),
        element.getSimpleName().toString(),
        isStatic(element),
        reading.type(tree),
        nameSpan,
        reading.span(tree));
  }

  /** Returns the innermost enclosing object that has a member. */
  private Expr enclosingWith(Element member, Span span) {
    String owner = reading.types.name(JavaTypes.enclosingType(member));
    for (TypeElement type : reading.enclosing) {
      String name = reading.types.name(type);
      if (reading.types.isSubtype(name, owner)) {
        return new Expr.This(false, TypeRef.of(name), span);
      }
    }
    throw new IllegalArgumentException("no object around " + member);
  }

  @Override
  public Expr visitMemberSelect(MemberSelectTree tree, @Nullable Void unused) {
    String name = tree.getIdentifier().toString();
    Span span = reading.span(tree);
    return switch (name) {
      case "class" -> new Expr.ClassLiteral(reading.type(tree.getExpression()).erased(), span);
      case "this" -> new Expr.This(false, reading.type(tree.getExpression()).erased(), span);
      default -> member(tree, name, span);
    };
  }

  private Expr member(MemberSelectTree tree, String name, Span span) {
    Span nameSpan = nameSpan(tree);
    if (name.equals("length") && reading.type(tree.getExpression()).isArray()) {
      Expr array = read(tree.getExpression());
      return new Expr.FieldRef(array, "[]", name, false, TypeRef.INT, nameSpan, span);
    }
    Element element = reading.element(tree);
    if (element == null || !isField(element)) {
      return new Expr.Opaque(List.of(), TypeRef.UNKNOWN, span);
    }
    Expr target = isStatic(element) ? null : read(tree.getExpression());
    return field(element, target, tree, nameSpan);
  }

  private Span nameSpan(MemberSelectTree tree) {
    int end = reading.end(tree);
    return new Span(end - tree.getIdentifier().length(), end);
  }

  @Override
  public Expr visitMethodInvocation(MethodInvocationTree tree, @Nullable Void unused) {
    ExpressionTree method = tree.getMethodSelect();
    Element element = reading.element(tree);
    Span nameSpan =
        method instanceof MemberSelectTree select ? nameSpan(select) : reading.span(method);
    String name = reading.file.textOf(nameSpan);
    boolean isConstructor = name.equals("this") || name.equals("super");
    return new Expr.Call(
        isConstructor ? constructed(name, element, nameSpan) : target(method, element, nameSpan),
        callee(element, isConstructor ? MethodRef.CONSTRUCTOR : name),
        read(tree.getArguments()),
        isConstructor ? TypeRef.VOID : reading.type(tree),
        nameSpan,
        reading.span(tree));
  }

  private Expr constructed(String name, @Nullable Element constructor, Span span) {
    TypeElement type = JavaTypes.enclosingType(Objects.requireNonNull(constructor));
    return new Expr.This(name.equals("super"), TypeRef.of(reading.types.name(type)), span);
  }

  private @Nullable Expr target(ExpressionTree method, @Nullable Element element, Span nameSpan) {
    if (element != null && isStatic(element)) {
      return null;
    }
    if (method instanceof MemberSelectTree select) {
      return read(select.getExpression());
    }
    return element == null
        ? new Expr.This(
            false, TypeRef.of(reading.types.name(reading.enclosing.element())), nameSpan)
        : enclosingWith(element, nameSpan);
  }

  private Callee callee(@Nullable Element element, String name) {
    if (element instanceof ExecutableElement method) {
      return reading.types.ref(method);
    }
    reading.countUnresolved();
    return new UnresolvedMethod(name, TypeRef.UNKNOWN);
  }

  @Override
  public Expr visitNewClass(NewClassTree tree, @Nullable Void unused) {
    ClassTree body = tree.getClassBody();
    TypeRef type = body == null ? reading.type(tree) : reading.type(tree.getIdentifier());
    return new Expr.New(
        readOrNull(tree.getEnclosingExpression()),
        body == null
            ? callee(reading.element(tree), MethodRef.CONSTRUCTOR)
            : superConstructor(body),
        read(tree.getArguments()),
        body == null ? null : anonymous(body, type),
        type,
        reading.span(tree));
  }

  private TypeDecl anonymous(ClassTree body, TypeRef supertype) {
    int brace = reading.brace(body);
    Span span = new Span(brace, reading.end(body));
    return declarations.anonymous(body, supertype, span, new Span(brace, brace + 1));
  }

  /** The constructor that the compiler adds to an anonymous class calls that of its superclass. */
  private Callee superConstructor(ClassTree body) {
    return body.getMembers().stream()
        .filter(member -> member instanceof MethodTree method && method.getReturnType() == null)
        .map(member -> ((MethodTree) member).getBody().getStatements().get(0))
        .map(call -> ((ExpressionStatementTree) call).getExpression())
        .map(call -> callee(reading.element(call), MethodRef.CONSTRUCTOR))
        .findFirst()
        .orElseGet(() -> new UnresolvedMethod(MethodRef.CONSTRUCTOR, TypeRef.UNKNOWN));
  }

  @Override
  public Expr visitNewArray(NewArrayTree tree, @Nullable Void unused) {
    List<? extends ExpressionTree> elements = tree.getInitializers();
    return new Expr.NewArray(
        reading.type(tree),
        read(tree.getDimensions()),
        elements == null ? null : read(elements),
        reading.span(tree));
  }

  @Override
  public Expr visitArrayAccess(ArrayAccessTree tree, @Nullable Void unused) {
    Expr array = read(tree.getExpression());
    return new Expr.ArrayAccess(
        array, read(tree.getIndex()), reading.type(tree), reading.span(tree));
  }

  @Override
  public Expr visitAssignment(AssignmentTree tree, @Nullable Void unused) {
    Expr target = read(tree.getVariable());
    return new Expr.Assign(target, read(tree.getExpression()), reading.span(tree));
  }

  @Override
  public Expr visitCompoundAssignment(CompoundAssignmentTree tree, @Nullable Void unused) {
    Expr target = read(tree.getVariable());
    String operator = between(tree.getVariable(), tree.getExpression()).replace("=", "");
    return new Expr.CompoundAssign(
        target, operator, read(tree.getExpression()), reading.span(tree));
  }

  private String between(Tree left, Tree right) {
    return reading.file.text().substring(reading.end(left), reading.start(right)).strip();
  }

  @Override
  public Expr visitUnary(UnaryTree tree, @Nullable Void unused) {
    boolean isPostfix =
        tree.getKind() == Tree.Kind.POSTFIX_INCREMENT
            || tree.getKind() == Tree.Kind.POSTFIX_DECREMENT;
    String operator = Objects.requireNonNull(UNARY.get(tree.getKind()));
    return new Expr.Unary(
        operator, isPostfix, read(tree.getExpression()), reading.type(tree), reading.span(tree));
  }

  @Override
  public Expr visitBinary(BinaryTree tree, @Nullable Void unused) {
    Expr left = read(tree.getLeftOperand());
    String operator = between(tree.getLeftOperand(), tree.getRightOperand());
    Expr right = read(tree.getRightOperand());
    return new Expr.Binary(operator, left, right, reading.type(tree), reading.span(tree));
  }

  @Override
  public Expr visitConditionalExpression(ConditionalExpressionTree tree, @Nullable Void unused) {
    Expr condition = read(tree.getCondition());
    Expr whenTrue = read(tree.getTrueExpression());
    Expr whenFalse = read(tree.getFalseExpression());
    return new Expr.Conditional(
        condition, whenTrue, whenFalse, reading.type(tree), reading.span(tree));
  }

  @Override
  public Expr visitInstanceOf(InstanceOfTree tree, @Nullable Void unused) {
    Expr operand = read(tree.getExpression());
    PatternTree pattern = tree.getPattern();
    if (pattern instanceof BindingPatternTree binding) {
      Local local = reading.declare(binding.getVariable(), List.of());
      Pattern read = new Pattern.Binding(local, reading.span(pattern));
      return new Expr.InstanceOf(operand, local.type(), read, reading.span(tree));
    }
    return new Expr.InstanceOf(operand, reading.type(tree.getType()), null, reading.span(tree));
  }

  @Override
  public Expr visitTypeCast(TypeCastTree tree, @Nullable Void unused) {
    return new Expr.Cast(
        reading.type(tree.getType()), read(tree.getExpression()), reading.span(tree));
  }

  @Override
  public Expr visitSwitchExpression(SwitchExpressionTree tree, @Nullable Void unused) {
    Expr selector = read(tree.getExpression());
    return new Expr.SwitchExpr(
        selector,
        declarations.statements.cases(tree.getCases(), true),
        reading.type(tree),
        reading.span(tree));
  }

  @Override
  public Expr visitLambdaExpression(LambdaExpressionTree tree, @Nullable Void unused) {
    List<Local> parameters =
        tree.getParameters().stream().map(each -> reading.declare(each, List.of())).toList();
    return new Expr.Lambda(
        parameters, body(tree.getBody()), reading.type(tree).erased(), reading.span(tree));
  }

  private Stmt body(Tree body) {
    if (body instanceof BlockTree block) {
      return declarations.statements.block(block);
    }
    Expr value = read(body);
    return new Stmt.Return(value, value.span());
  }

  @Override
  public Expr visitMemberReference(MemberReferenceTree tree, @Nullable Void unused) {
    Element element = reading.element(tree);
    Expr.ReferenceKind kind = kind(tree, element);
    Expr target = kind == Expr.ReferenceKind.BOUND ? read(tree.getQualifierExpression()) : null;
    return new Expr.MethodReference(
        kind,
        target,
        reading.type(tree.getQualifierExpression()).erased(),
        callee(element, tree.getName().toString()),
        reading.type(tree).erased(),
        reading.span(tree));
  }

  private Expr.ReferenceKind kind(MemberReferenceTree tree, @Nullable Element element) {
    if (tree.getMode() == MemberReferenceTree.ReferenceMode.NEW) {
      return Expr.ReferenceKind.CONSTRUCTOR;
    }
    if (element != null && isStatic(element)) {
      return Expr.ReferenceKind.STATIC;
    }
    return isType(tree.getQualifierExpression())
        ? Expr.ReferenceKind.UNBOUND
        : Expr.ReferenceKind.BOUND;
  }

  private boolean isType(ExpressionTree qualifier) {
    Element element = reading.element(qualifier);
    TypeMirror type = reading.mirror(qualifier);
    boolean isNamed = qualifier instanceof IdentifierTree || qualifier instanceof MemberSelectTree;
    return isNamed
        && element instanceof TypeElement
        && type != null
        && type.getKind() == TypeKind.DECLARED;
  }
}
