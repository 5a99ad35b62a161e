// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.source.Span;
import java.util.Map;
import java.util.TreeMap;

/** How long the methods of a file are that stand in no other one. */
final class Extents {

  private final int length;
  private final TreeMap<Integer, Span> methods = new TreeMap<>();

  Extents(CompilationUnit unit) {
    this.length = unit.file().text().length();
    unit.types().forEach(this::add);
  }

  private void add(TypeDecl type) {
    for (MethodDecl method : type.methods()) {
      methods.put(method.span().start(), method.span());
    }
    type.types().forEach(this::add);
  }

  /** Returns the length of the method around a place, of the file where it is in none. */
  int around(Span place) {
    Map.Entry<Integer, Span> before = methods.floorEntry(place.start());
    boolean isInside = before != null && before.getValue().contains(place);
    return isInside ? before.getValue().end() - before.getValue().start() : length;
  }
}
