// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.suppression;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Annotation;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * Reads the {@code @SuppressWarnings} of a unit. On a type, a method or a constructor it means what
 * is found inside. On a variable, a parameter or a field it means what is found in the declaration,
 * and what is found out about the thing that is created there.
 */
final class SuppressWarningsReader extends IrWalker {

  private static final String NAME = "SuppressWarnings";

  /** Means every rule of TensorLint. */
  private static final String OURS = "tensorlint";

  /** Means every warning of every tool. */
  private static final String ALL = "all";

  private static final String PREFIX = OURS + ":";

  private final SourceFile file;
  private final Function<Annotation, List<String>> constants;
  private final RuleNames names;
  private final Problems problems;
  private final List<Suppression> found = new ArrayList<>();

  /** Variables of try statements, which are read with their initializers. */
  private final Set<Local> resources = new HashSet<>();

  private SuppressWarningsReader(
      SourceFile file,
      Function<Annotation, List<String>> constants,
      RuleNames names,
      Problems problems) {
    this.file = file;
    this.constants = constants;
    this.names = names;
    this.problems = problems;
  }

  static List<Suppression> of(
      CompilationUnit unit,
      Function<Annotation, List<String>> constants,
      RuleNames names,
      Problems problems) {
    SuppressWarningsReader reader =
        new SuppressWarningsReader(unit.file(), constants, names, problems);
    if (mayBeIn(unit.file().text())) {
      unit.types().forEach(reader::visitType);
    }
    return reader.found;
  }

  /** The name may be written in Unicode escapes, too. */
  static boolean mayBeIn(String text) {
    return text.contains(NAME) || text.contains("\\u");
  }

  @Override
  public void visitType(TypeDecl type) {
    readWithin(type.annotations(), type.span());
    for (FieldDecl field : type.fields()) {
      readAbout(field.annotations(), field.span());
    }
    super.visitType(type);
  }

  @Override
  public void visitMethod(MethodDecl method) {
    readWithin(method.annotations(), method.span());
    super.visitMethod(method);
  }

  @Override
  public void visitLocal(Local local) {
    if (!resources.contains(local)) {
      readAbout(local.annotations(), local.nameSpan());
    }
  }

  @Override
  public Unit visitLocalDecl(Stmt.LocalDecl stmt) {
    readAbout(stmt.local().annotations(), stmt.span());
    return expr(stmt.initializer());
  }

  @Override
  public Unit visitTry(Stmt.Try stmt) {
    for (Stmt.Resource resource : stmt.resources()) {
      Local local = resource.local();
      if (local != null) {
        resources.add(local);
        readAbout(local.annotations(), resource.span());
      }
    }
    return super.visitTry(stmt);
  }

  private void readWithin(List<Annotation> annotations, Span span) {
    if (!annotations.isEmpty()) {
      read(annotations, new Reach.Within(span));
    }
  }

  private void readAbout(List<Annotation> annotations, Span declaration) {
    if (!annotations.isEmpty()) {
      read(annotations, new Reach.About(declaration));
    }
  }

  private void read(List<Annotation> annotations, Reach reach) {
    for (Annotation annotation : annotations) {
      if (annotation.name().equals(NAME)) {
        Place at = new Place(file, annotation.span());
        constants.apply(annotation).forEach(name -> add(at, name, reach));
      }
    }
  }

  private void add(Place at, String name, Reach reach) {
    String rule = name.startsWith(PREFIX) ? name.substring(PREFIX.length()) : name;
    String written = "`@SuppressWarnings(\"" + name + "\")`";
    if (name.equals(ALL) || name.equals(OURS)) {
      found.add(new Suppression(at, null, name.equals(OURS), written, reach));
    } else if (names.contains(rule)) {
      found.add(new Suppression(at, rule, true, written, reach));
    } else if (name.startsWith(PREFIX) || names.isMisspelt(rule)) {
      problems.warn(at, names.unknown(rule));
    }
  }
}
