// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.source.tree.Tree;
import com.sun.source.util.SourcePositions;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import dev.tensorlint.rules.source.Span;

/** Where the trees of one unit stand in its text. */
final class TreeSpans {

  private final JCCompilationUnit unit;
  private final SourcePositions positions;
  private final SourceText text;

  TreeSpans(JCCompilationUnit unit, SourcePositions positions, SourceText text) {
    this.unit = unit;
    this.positions = positions;
    this.text = text;
  }

  SourceText text() {
    return text;
  }

  Span of(Tree tree) {
    int start = start(tree);
    return new Span(start, Math.max(start, end(tree)));
  }

  int start(Tree tree) {
    return (int) Math.max(0, positions.getStartPosition(unit, tree));
  }

  /** javac includes the semicolon after a resource of {@code try} in the name before it. */
  int end(Tree tree) {
    int end = (int) Math.max(0, positions.getEndPosition(unit, tree));
    boolean hasSemicolon = text.hasCharAt(';', end - 1);
    if (hasSemicolon && tree instanceof JCFieldAccess select) {
      return nameBehindDot(select).end();
    }
    return hasSemicolon && tree instanceof JCIdent ? nameAt(start(tree)).end() : end;
  }

  /** Returns the span of the name that starts at an offset. */
  Span nameAt(int offset) {
    int start = Math.max(0, offset);
    return new Span(start, text.endOfName(start));
  }

  Span character(int offset) {
    return new Span(offset, offset + 1);
  }

  /** Returns the span of the name after the last dot. */
  Span nameOf(JCFieldAccess select) {
    int end = end(select);
    int start = end - select.name.length();
    boolean asWritten = start >= 0 && text.hasAt(select.name.toString(), start);
    return asWritten ? new Span(start, end) : nameBehindDot(select);
  }

  private Span nameBehindDot(JCFieldAccess select) {
    int dot = text.find('.', end(select.selected));
    return nameAt(text.skipTrivia(dot + 1));
  }

  /** Returns the span of a named type's name; an empty one for a class without a declaration. */
  Span nameOf(JCClassDecl decl) {
    int name = text.nameBehindKeyword(Math.max(0, decl.pos));
    boolean asWritten = text.hasAt(decl.name.toString(), name) || text.hasCharAt('\\', name);
    return asWritten ? nameAt(name) : new Span(start(decl), start(decl));
  }

  /** Returns the offset of the brace that opens the body of an anonymous class. */
  int bodyBrace(JCNewClass creation) {
    JCTree last = creation.args.isEmpty() ? null : creation.args.last();
    int from = last == null ? creation.def.pos : Math.max(end(last), creation.def.pos);
    return text.find('{', from);
  }
}
