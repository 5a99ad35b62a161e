// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import dev.tensorlint.rules.ir.Annotation;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.scanner.source.BlockScope;
import dev.tensorlint.scanner.source.Scope;
import dev.tensorlint.scanner.source.Variable;
import dev.tensorlint.scanner.types.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Translates declarations of local variables. */
final class LocalTranslator {

  /**
   * A declared variable.
   *
   * @param span from the name to the end of the initializer
   */
  record Declared(Variable variable, @Nullable Typed initializer, Span span) {}

  private final FileContext file;

  LocalTranslator(FileContext file) {
    this.file = file;
  }

  List<Stmt> declare(VariableDeclarationExpr declaration, BlockScope block) {
    List<Stmt> statements = new ArrayList<>();
    for (VariableDeclarator each : declaration.getVariables()) {
      Declared declared = declare(declaration, each, block);
      Typed initializer = declared.initializer();
      statements.add(
          new Stmt.LocalDecl(
              declared.variable().local(),
              initializer == null ? null : initializer.expr(),
              declared.span()));
    }
    return statements;
  }

  Declared declare(
      VariableDeclarationExpr declaration, VariableDeclarator declarator, BlockScope block) {
    List<Annotation> annotations = Annotations.of(declaration.getAnnotations(), block, file);
    boolean isInferred = InferredTypes.isInferred(declarator.getType());
    Type written = isInferred ? Type.Special.UNKNOWN : file.type(declarator.getType(), block);
    Expression value = declarator.getInitializer().orElse(null);
    if (!isInferred) {
      // A lambda may name the variable that it initializes only when it is a field, but an
      // anonymous class or a switch may: the name is in scope in its own initializer.
      block.declare(variable(declarator, annotations, written));
    }
    Typed initializer =
        value == null ? null : file.exprs().translate(value, block, Target.of(written));
    Type type = isInferred && initializer != null ? upward(initializer.type()) : written;
    Variable variable = variable(declarator, annotations, type);
    block.declare(variable);
    Span nameSpan = variable.local().nameSpan();
    Span span = value == null ? nameSpan : nameSpan.to(file.span(value));
    return new Declared(variable, initializer, span);
  }

  private static Type upward(Type type) {
    return type == Type.Special.NULL ? Type.Special.UNKNOWN : type;
  }

  private Variable variable(
      VariableDeclarator declarator, List<Annotation> annotations, Type type) {
    Span nameSpan = file.span(declarator.getName());
    return variable(declarator.getNameAsString(), annotations, type, nameSpan);
  }

  Variable variable(String name, List<Annotation> annotations, Type type, Span nameSpan) {
    return new Variable(new Local(name, file.ref(type), annotations, nameSpan), type);
  }

  /** Returns the variable of an enhanced for, which takes the elements of a type. */
  Variable element(VariableDeclarationExpr declaration, Type iterable, Scope scope) {
    VariableDeclarator declarator = declaration.getVariable(0);
    boolean isInferred = InferredTypes.isInferred(declarator.getType());
    Type type = isInferred ? elementOf(iterable) : file.type(declarator.getType(), scope);
    return variable(declarator, Annotations.of(declaration.getAnnotations(), scope, file), type);
  }

  private Type elementOf(Type iterable) {
    if (iterable instanceof Type.ArrayType array) {
      return array.element();
    }
    Type.ClassType found = file.types().supertypes().asSuper(iterable, "java.lang.Iterable");
    if (found == null) {
      return Type.Special.UNKNOWN;
    }
    Type.ClassType plain = file.types().supertypes().withoutWildcards(found);
    return plain.arguments().isEmpty() ? Type.ClassType.OBJECT : plain.arguments().get(0);
  }
}
