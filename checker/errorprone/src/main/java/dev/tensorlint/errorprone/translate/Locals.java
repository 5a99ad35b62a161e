// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import dev.tensorlint.rules.ir.Annotation;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.source.Span;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The local variables of a unit. A declaration is always translated before its uses. */
final class Locals {

  private final TypeRefs types;
  private final TreeSpans spans;
  private final Map<VarSymbol, Local> declared = new HashMap<>();

  Locals(TypeRefs types, TreeSpans spans) {
    this.types = types;
    this.spans = spans;
  }

  Local declare(JCVariableDecl tree, List<Annotation> annotations) {
    return declare(tree, annotations, spans.nameAt(tree.pos));
  }

  /** Declares a variable whose name stands elsewhere, as do those of a compact constructor. */
  Local declare(JCVariableDecl tree, List<Annotation> annotations, Span nameSpan) {
    String name = tree.name.isEmpty() ? "_" : tree.name.toString();
    Local local =
        new Local(
            name, types.of(tree.sym == null ? tree.type : tree.sym.type), annotations, nameSpan);
    if (tree.sym != null) {
      declared.put(tree.sym, local);
    }
    return local;
  }

  Local of(VarSymbol symbol) {
    Local local = declared.get(symbol);
    return local != null
        ? local
        : new Local(symbol.name.toString(), types.of(symbol.type), spans.nameAt(symbol.pos));
  }
}
