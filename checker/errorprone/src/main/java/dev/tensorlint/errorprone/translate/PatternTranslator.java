// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.source.tree.BindingPatternTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import dev.tensorlint.rules.ir.Pattern;
import dev.tensorlint.rules.source.Span;
import java.util.List;

/** Translates patterns; those that came after Java 17 are met by name. */
final class PatternTranslator {

  private final UnitContext context;

  PatternTranslator(UnitContext context) {
    this.context = context;
  }

  Pattern pattern(Tree tree) {
    return switch (tree.getKind().name()) {
      case "BINDING_PATTERN" -> binding((BindingPatternTree) tree);
      case "DECONSTRUCTION_PATTERN" -> deconstruction(tree);
      case "PARENTHESIZED_PATTERN" -> pattern(NewerTrees.child(tree, "getPattern"));
      default -> unnamed(tree);
    };
  }

  /** javac gives the underscore no end. */
  private Pattern unnamed(Tree tree) {
    Span span = context.spans.of(tree);
    return new Pattern.Unnamed(span.to(context.spans.nameAt(span.start())));
  }

  private Pattern binding(BindingPatternTree tree) {
    JCVariableDecl variable = (JCVariableDecl) tree.getVariable();
    if (!variable.declaredUsingVar() && variable.vartype != null) {
      context.writtenTypes.count(variable.vartype);
    }
    return variable.name.isEmpty()
        ? new Pattern.Unnamed(context.spans.of(tree))
        : new Pattern.Binding(context.locals.declare(variable, List.of()), context.spans.of(tree));
  }

  private Pattern deconstruction(Tree tree) {
    context.writtenTypes.count((JCTree) NewerTrees.child(tree, "getDeconstructor"));
    List<Pattern> components =
        NewerTrees.children(tree, "getNestedPatterns").stream().map(this::pattern).toList();
    return new Pattern.Deconstruction(context.typeOf(tree), components, context.spans.of(tree));
  }
}
