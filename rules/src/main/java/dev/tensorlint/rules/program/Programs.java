// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.CallTarget;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.UnitIndex;
import dev.tensorlint.rules.callgraph.Visibility;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.OtherFiles;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.source.Identifiers;
import dev.tensorlint.rules.work.Work;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Decides what a class offers to code that is not known. A top-level class with a {@code main} that
 * no other file mentions is a program: its static methods and its nested classes are there for its
 * {@code main}, whatever their modifiers. The methods of its own objects are offered as those of
 * other classes are: its {@code main} may show how to use them. What belongs to an application is
 * not offered at all.
 */
final class Programs {

  private final ProgramIndex index;
  private final Applications applications;
  private final OtherFiles others;
  private final boolean isWhole;
  private final Work work;
  private final Set<String> called = new HashSet<>();
  private final Map<String, Boolean> alone = new HashMap<>();

  /**
   * @param applications those that are known as such
   * @param others may mention a class as well
   * @param isWhole whether the files are all that there is of a program; else any other code may
   *     mention a class that is public
   */
  Programs(
      ProgramIndex index,
      Applications applications,
      OtherFiles others,
      boolean isWhole,
      Work work) {
    this.index = index;
    this.applications = applications;
    this.others = others;
    this.isWhole = isWhole;
    this.work = work;
  }

  /** Notes a call in some code. */
  @SuppressWarnings("ReferenceEquality") // A unit exists once; to compare its text is costly.
  void add(Procedure from, CallTarget call) {
    CompilationUnit unit = from.body().unit();
    for (var symbol : call.symbols()) {
      for (Procedure code : symbol.procedures()) {
        if (code.body().unit() != unit) {
          called.add(outermost(code.body().type()).name());
        }
      }
    }
  }

  /**
   * Returns whether code outside the program may call a method, once all calls have been noted.
   *
   * @param type the class that declares it
   */
  boolean isOffered(TypeDecl type, MethodDecl method) {
    return Visibility.isOpen(index, type, method.modifiers())
        && !applications.contain(index.fileOf(type))
        && !isOfItsMain(type, method);
  }

  @SuppressWarnings("ReferenceEquality") // A declaration exists once.
  private boolean isOfItsMain(TypeDecl type, MethodDecl method) {
    TypeDecl top = outermost(type);
    boolean isItsOwn = type == top && !method.has(Modifier.STATIC);
    return isWhole
        && !isItsOwn
        && top.methods().stream().anyMatch(Mains::isMain)
        && alone.computeIfAbsent(top.name(), name -> isAlone(top));
  }

  private TypeDecl outermost(TypeDecl type) {
    TypeDecl outer = type;
    Optional<TypeDecl> next = index.enclosing(outer);
    while (next.isPresent()) {
      outer = next.get();
      next = index.enclosing(outer);
    }
    return outer;
  }

  private boolean isAlone(TypeDecl top) {
    return !called.contains(top.name())
        && !others.codeHas(top.simpleName())
        && index.units().stream().noneMatch(unit -> mentions(unit, top));
  }

  /** A file with a class of the same name means that one. */
  private boolean mentions(UnitIndex unit, TypeDecl top) {
    work.spend(1);
    String name = top.simpleName();
    return unit.unit().types().stream().noneMatch(own -> own.simpleName().equals(name))
        && unit.kept(Identifiers.class, any -> Identifiers.of(any.file().text())).mayContain(name);
  }
}
