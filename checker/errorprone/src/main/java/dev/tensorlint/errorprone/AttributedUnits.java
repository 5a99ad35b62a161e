// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.comp.AttrContext;
import com.sun.tools.javac.comp.CompileStates;
import com.sun.tools.javac.comp.CompileStates.CompileState;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.comp.Env;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.util.Context;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The source units of a run of javac. Under the compile policy that Error Prone demands, all of
 * them are attributed before the first check sees one, those that processors generated too.
 */
final class AttributedUnits {

  private final Enter enter;
  private final CompileStates states;
  private final Symtab symtab;

  AttributedUnits(Context context) {
    this.enter = Enter.instance(context);
    this.states = CompileStates.instance(context);
    this.symtab = Symtab.instance(context);
  }

  /** Returns the units whose types have their types and symbols by now. */
  List<JCCompilationUnit> all() {
    Set<JCCompilationUnit> entered = new LinkedHashSet<>();
    for (ClassSymbol symbol : symtab.getAllClasses()) {
      Env<AttrContext> env = enter.getEnv(symbol);
      if (env != null && env.toplevel != null) {
        entered.add(env.toplevel);
      }
    }
    return entered.stream().filter(this::isAttributed).toList();
  }

  private boolean isAttributed(JCCompilationUnit unit) {
    return unit.defs.stream().allMatch(this::isAttributed);
  }

  private boolean isAttributed(JCTree member) {
    if (!(member instanceof JCClassDecl type)) {
      return true;
    }
    Env<AttrContext> env = type.sym == null ? null : enter.getEnv(type.sym);
    return env != null && states.isDone(env, CompileState.ATTR);
  }
}
