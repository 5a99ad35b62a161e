// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.MethodSummary;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.effect.TypeSummaries;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.RootMark;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.yaml.Vocabulary;
import java.util.List;

/**
 * Prints the summaries of types as a model file. A comment above an entry lists what the entry does
 * not say. A method that was not analysed in full has no entry: a model is a promise.
 */
public final class ModelFilePrinter {

  private static final String INDENT = "      ";

  /** What the names of local and anonymous classes contain; no file can name them. */
  private static final String LOCAL = "@";

  private final boolean isCommented;
  private final Duties duties;
  private final StringBuilder text = new StringBuilder();

  private ModelFilePrinter(boolean isCommented, List<TypeSummaries> types) {
    this.isCommented = isCommented;
    this.duties = Duties.of(types);
  }

  /**
   * Returns the text of a model file, in the order of the types and of their methods.
   *
   * @param library what the file states as its library
   */
  public static String print(String library, List<TypeSummaries> types) {
    return new ModelFilePrinter(true, types).text(library, types);
  }

  /** Returns the same without comments. */
  static String printBare(String library, List<TypeSummaries> types) {
    return new ModelFilePrinter(false, types).text(library, types);
  }

  private String text(String library, List<TypeSummaries> types) {
    text.append("library: \"").append(library).append("\"\n");
    text.append(duties.text());
    if (types.isEmpty()) {
      return text.append("types: {}\n").toString();
    }
    text.append("types:\n");
    types.forEach(this::append);
    return text.toString();
  }

  private void append(TypeSummaries type) {
    text.append("  \"").append(type.type()).append("\":\n");
    TypeModel resource = type.resource();
    if (resource != null) {
      append(resource);
    }
    boolean hasEntries = type.methods().stream().anyMatch(MethodSummary::isComplete);
    text.append(hasEntries ? "    methods:\n" : "    methods: {}\n");
    type.methods().forEach(this::append);
  }

  private void append(TypeModel resource) {
    text.append("    kind: ").append(Vocabulary.word(resource.kind())).append('\n');
    text.append("    release: { methods: ").append(resource.release().methods()).append(" }\n");
  }

  private void append(MethodSummary method) {
    MethodPattern pattern = pattern(method.method());
    if (!method.isComplete()) {
      String why = method.summary().isEmpty() ? "no body" : "the analysis is incomplete";
      comment("no entry for " + pattern + ": " + why);
      return;
    }
    Summary summary = withReceiver(method);
    List<String> unsaid = SummaryPrinter.unsaid(summary);
    unsaid.forEach(each -> comment("cannot say: " + each));
    int line = isCommented ? 0 : method.line();
    text.append(INDENT).append(SummaryPrinter.entry(pattern, summary, duties, line)).append('\n');
  }

  private void comment(String line) {
    if (isCommented) {
      text.append(INDENT).append("# ").append(line).append('\n');
    }
  }

  /** A call without a receiver has no effect on one. */
  private static Summary withReceiver(MethodSummary method) {
    Summary summary = method.summary().orElseThrow();
    boolean hasReceiver = !method.method().isStatic() && !method.method().isConstructor();
    return hasReceiver ? summary : summary.withReceiver(OperandEffect.BORROWS);
  }

  private static MethodPattern pattern(MethodRef method) {
    return new MethodPattern(
        method.name(),
        method.parameters().stream().map(ModelFilePrinter::parameter).toList(),
        false);
  }

  private static String parameter(TypeRef type) {
    String name = RootMark.strip(type.erased().toString());
    return name.contains(LOCAL) ? MethodPattern.ANY : name;
  }
}
