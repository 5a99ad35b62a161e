// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeInfo;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Translates one unit; joins the translators of expressions, statements and declarations. */
final class UnitTranslator {

  final UnitContext context;
  final NameTranslator names;
  final CallTranslator calls;
  final CreationTranslator creations;
  final FunctionTranslator functions;
  final PatternTranslator patterns;
  final SwitchTranslator switches;
  final DeclarationTranslator declarations;
  private final ExprTranslator expressions;
  private final StmtTranslator statements;

  UnitTranslator(Javac javac, UnitSource source) {
    context = new UnitContext(javac, source);
    names = new NameTranslator(this);
    calls = new CallTranslator(this);
    creations = new CreationTranslator(this);
    functions = new FunctionTranslator(this);
    patterns = new PatternTranslator(this);
    switches = new SwitchTranslator(this);
    declarations = new DeclarationTranslator(this);
    expressions = new ExprTranslator(this);
    statements = new StmtTranslator(this);
  }

  CompilationUnit translate() {
    List<TypeDecl> types = new ArrayList<>();
    for (JCTree tree : context.source.tree().defs) {
      if (tree instanceof JCClassDecl type && type.sym != null) {
        types.add(declarations.type(type));
      }
    }
    return new CompilationUnit(
        context.source.file(), packageName(), types, context.unresolvedNames());
  }

  private String packageName() {
    ExpressionTree name = context.source.tree().getPackageName();
    return name == null ? "" : String.valueOf(TreeInfo.fullName((JCTree) name));
  }

  /** Declares a variable with its annotations. */
  Local declare(JCVariableDecl tree) {
    return context.locals.declare(tree, declarations.annotations(tree.mods));
  }

  Expr expr(Tree tree) {
    return TreeInfo.skipParens((JCTree) tree).accept(expressions, null);
  }

  @Nullable Expr exprOrNull(@Nullable Tree tree) {
    return tree == null ? null : expr(tree);
  }

  List<Expr> exprs(List<? extends Tree> trees) {
    return trees.stream().map(this::expr).toList();
  }

  Stmt stmt(StatementTree tree) {
    return tree.accept(statements, null);
  }

  @Nullable Stmt stmtOrNull(@Nullable StatementTree tree) {
    return tree == null ? null : stmt(tree);
  }

  List<Stmt> stmts(List<? extends StatementTree> trees) {
    return statements.written(trees);
  }

  Stmt.@Nullable Block blockOrNull(@Nullable Tree tree) {
    return tree == null ? null : block(tree);
  }

  Stmt.Block block(Tree tree) {
    return statements.block((JCTree.JCBlock) tree);
  }
}
