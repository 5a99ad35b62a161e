// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.work.Work;
import dev.tensorlint.rules.work.WorkExceededException;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A file as remedies see it: text and tree. Not thread-safe. */
public final class Code {

  /** Characters of code that are as much work as an entry of a state. */
  private static final int CHARACTERS = 4;

  private final CompilationUnit unit;
  private final List<CompilationUnit> program;
  private final TypeOracle types;
  private final LifecycleModels models;
  private final Work work;
  private final BlockIndex blocks = new BlockIndex();
  private final Extents extents;
  private @Nullable Layout layout;

  /**
   * @param program all files of the program; empty if some are not known
   * @param types answers about its types
   * @param models what is known of libraries
   * @param work counts what remedies look at
   */
  public Code(
      CompilationUnit unit,
      List<CompilationUnit> program,
      TypeOracle types,
      LifecycleModels models,
      Work work) {
    this.unit = unit;
    this.program = List.copyOf(program);
    this.types = types;
    this.models = models;
    this.work = work;
    this.extents = new Extents(unit);
  }

  /**
   * Counts a look for a fix at a place: a remedy reads the method around it, and may write as much.
   *
   * @throws WorkExceededException when the file has had more of it than is allowed
   */
  public void spendOnFix(Span at) {
    work.spend(Work.STEP + extents.around(at) / CHARACTERS);
  }

  CompilationUnit unit() {
    return unit;
  }

  /** Returns whether all files of the program are known. */
  boolean isOfWholeProgram() {
    return !program.isEmpty();
  }

  /** Returns the other files of the program whose text has a word. */
  @SuppressWarnings("ReferenceEquality") // A unit is one file of the program.
  List<Code> others(String word) {
    Pattern mention = Pattern.compile("\\b" + Pattern.quote(word) + "\\b");
    return program.stream()
        .filter(other -> other != unit && other.file().isWritten())
        .filter(other -> mention.matcher(other.file().text()).find())
        .map(other -> new Code(other, List.of(), types, models, work))
        .toList();
  }

  TypeOracle types() {
    return types;
  }

  /** Returns how the file is laid out. */
  Layout layout() {
    Layout known = layout;
    if (known == null) {
      known = Layout.of(this);
      layout = known;
    }
    return known;
  }

  LifecycleModels models() {
    return models;
  }

  public SourceFile file() {
    return unit.file();
  }

  String text() {
    return file().text();
  }

  /** Returns what stands around a place; empty for a place in another file. */
  Nesting at(Place place) {
    return place.file().path().equals(file().path())
        ? at(place.span())
        : new Nesting(List.of(), blocks);
  }

  Nesting at(Span span) {
    return Nesting.of(unit, span, blocks);
  }

  /** Returns the white space before the first other character of a line. */
  String indentation(int offset) {
    int start = lineStart(offset);
    int end = start;
    while (end < text().length() && (text().charAt(end) == ' ' || text().charAt(end) == '\t')) {
      end++;
    }
    return text().substring(start, end);
  }

  int lineStart(int offset) {
    return file().lines().startOf(file().positionOf(offset).line());
  }

  /** Returns the offset of the next line end, or of the end of the text. */
  int lineEnd(int offset) {
    int end = offset;
    while (end < text().length() && text().charAt(end) != '\n' && text().charAt(end) != '\r') {
      end++;
    }
    return end;
  }

  /** Returns how the lines of the file end. */
  String newLine() {
    int end = lineEnd(0);
    boolean isWindows = text().startsWith("\r\n", end);
    return isWindows ? "\r\n" : end < text().length() && text().charAt(end) == '\r' ? "\r" : "\n";
  }
}
