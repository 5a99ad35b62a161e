// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import com.sun.tools.javac.tree.TreeScanner;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Names of classes as the IR has them. javac numbers local and anonymous classes in the order in
 * which it meets them; the IR names them by their place.
 */
final class ClassNames {

  private final Map<ClassSymbol, String> named = new HashMap<>();
  private final Map<String, ClassSymbol> symbols = new HashMap<>();

  /** Takes the local and anonymous classes of a unit. */
  void collect(UnitSource source) {
    source.tree().accept(new Collector(source.spans()));
  }

  String of(ClassSymbol symbol) {
    String placed = named.get(symbol);
    return placed != null ? placed : flatName(symbol);
  }

  private String flatName(ClassSymbol symbol) {
    String flat = symbol.flatname.toString();
    return symbol.owner instanceof ClassSymbol outer && !of(outer).contentEquals(outer.flatname)
        ? of(outer) + "$" + symbol.name
        : flat;
  }

  /** Returns the local or anonymous class of this name, null when there is none. */
  @Nullable ClassSymbol placed(String name) {
    return symbols.get(name);
  }

  private void name(ClassSymbol symbol, String name) {
    named.put(symbol, name);
    symbols.put(name, symbol);
  }

  private final class Collector extends TreeScanner {
    private final TreeSpans spans;
    private String outer = "";
    private @Nullable JCNewClass creation;

    Collector(TreeSpans spans) {
      this.spans = spans;
    }

    @Override
    public void visitNewClass(JCNewClass tree) {
      scan(tree.encl);
      scan(tree.typeargs);
      scan(tree.clazz);
      scan(tree.args);
      creation = tree;
      scan(tree.def);
      creation = null;
    }

    @Override
    public void visitClassDef(JCClassDecl tree) {
      JCNewClass creating = creation;
      creation = null;
      if (tree.sym == null) {
        return;
      }
      nameByPlace(tree, creating);
      String before = outer;
      outer = of(tree.sym);
      super.visitClassDef(tree);
      outer = before;
    }

    private void nameByPlace(JCClassDecl tree, @Nullable JCNewClass creating) {
      if (creating != null) {
        name(tree.sym, outer + "$@" + spans.bodyBrace(creating));
      } else if (!outer.isEmpty()) {
        boolean isLocal = !(tree.sym.owner instanceof ClassSymbol);
        int at = spans.nameOf(tree).start();
        name(tree.sym, outer + "$" + (isLocal ? "@" + at : "") + tree.name);
      }
    }
  }
}
