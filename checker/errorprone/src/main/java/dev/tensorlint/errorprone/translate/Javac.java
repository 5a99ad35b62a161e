// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.source.util.SourcePositions;
import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.model.JavacElements;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Names;

/**
 * The parts of one run of javac that the translation uses.
 *
 * @param positions places of trees
 */
record Javac(
    Types types,
    Symtab symtab,
    Names names,
    JavacElements elements,
    SourcePositions positions,
    ClassNames classNames,
    TypeRefs typeRefs,
    MethodRefs methodRefs,
    SymbolOracle oracle) {

  static Javac of(Context context) {
    Types types = Types.instance(context);
    Symtab symtab = Symtab.instance(context);
    Names names = Names.instance(context);
    JavacElements elements = JavacElements.instance(context);
    ClassNames classNames = new ClassNames();
    TypeRefs typeRefs = new TypeRefs(types, classNames);
    MethodRefs methodRefs = new MethodRefs(types, symtab, names, typeRefs);
    return new Javac(
        types,
        symtab,
        names,
        elements,
        JavacTrees.instance(context).getSourcePositions(),
        classNames,
        typeRefs,
        methodRefs,
        new SymbolOracle(types, symtab, names, elements, classNames, methodRefs));
  }
}
