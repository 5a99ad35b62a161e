// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.ir.Annotation;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What people have said should not be reported: {@code @SuppressWarnings("Rule")} on a declaration
 * around the finding, and {@code // tensorlint:ignore Rule -- reason} on its line or the line
 * before.
 */
final class Suppressions {

  private static final Pattern COMMENT =
      Pattern.compile("//\\s*tensorlint:ignore\\s+([\\w, ]+?)\\s*(--.*)?$", Pattern.MULTILINE);

  private final Map<String, List<Range>> byFile = new HashMap<>();

  private record Range(Span span, String rule) {}

  static Suppressions of(List<CompilationUnit> units) {
    Suppressions suppressions = new Suppressions();
    units.forEach(suppressions::add);
    return suppressions;
  }

  boolean cover(Finding finding) {
    Span span = finding.place().span();
    return byFile.getOrDefault(finding.place().file().path(), List.of()).stream()
        .anyMatch(range -> range.rule().equals(finding.rule()) && range.span().contains(span));
  }

  private void add(CompilationUnit unit) {
    List<Range> ranges = new ArrayList<>();
    addComments(unit, ranges);
    Collector collector = new Collector(ranges);
    unit.types().forEach(collector::visitType);
    byFile.put(unit.file().path(), ranges);
  }

  private static void addComments(CompilationUnit unit, List<Range> ranges) {
    Matcher matcher = COMMENT.matcher(unit.file().text());
    while (matcher.find()) {
      int line = unit.file().positionOf(matcher.start()).line();
      int last = Math.min(line + 1, unit.file().lines().lineCount());
      Span span = new Span(unit.file().lines().startOf(line), unit.file().lines().endOf(last));
      for (String rule : matcher.group(1).split("[, ]+", -1)) {
        ranges.add(new Range(span, rule));
      }
    }
  }

  private static final class Collector extends IrWalker {
    private final List<Range> ranges;

    Collector(List<Range> ranges) {
      this.ranges = ranges;
    }

    private void add(List<Annotation> annotations, Span span) {
      annotations.stream()
          .filter(annotation -> annotation.name().equals("SuppressWarnings"))
          .flatMap(annotation -> annotation.strings().stream())
          .forEach(rule -> ranges.add(new Range(span, rule)));
    }

    @Override
    public void visitType(TypeDecl type) {
      add(type.annotations(), type.span());
      for (FieldDecl field : type.fields()) {
        add(field.annotations(), field.span());
      }
      super.visitType(type);
    }

    @Override
    public void visitMethod(MethodDecl method) {
      add(method.annotations(), method.span());
      super.visitMethod(method);
    }

    @Override
    public Unit visitLocalDecl(Stmt.LocalDecl stmt) {
      add(stmt.annotations(), stmt.span());
      return super.visitLocalDecl(stmt);
    }
  }
}
