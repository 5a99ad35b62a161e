// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.MethodSummary;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeSummaries;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.RootMark;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.List;

/**
 * Prints the summaries of types as a model file. A comment above an entry lists what the entry does
 * not say. A method that was not analysed in full has no entry: a model is a promise.
 */
public final class ModelFilePrinter {

  private static final String INDENT = "      ";

  /** What the names of local and anonymous classes contain; no file can name them. */
  private static final String LOCAL = "@";

  private ModelFilePrinter() {}

  /**
   * Returns the text of a model file, in the order of the types and of their methods.
   *
   * @param library what the file states as its library
   */
  public static String print(String library, List<TypeSummaries> types) {
    StringBuilder text = new StringBuilder("library: \"" + library + "\"\n");
    if (types.isEmpty()) {
      return text.append("types: {}\n").toString();
    }
    text.append("types:\n");
    types.forEach(type -> append(text, type));
    return text.toString();
  }

  private static void append(StringBuilder text, TypeSummaries type) {
    text.append("  \"").append(type.type()).append("\":\n");
    boolean hasEntries = type.methods().stream().anyMatch(MethodSummary::isComplete);
    text.append(hasEntries ? "    methods:\n" : "    methods: {}\n");
    type.methods().forEach(method -> append(text, method));
  }

  private static void append(StringBuilder text, MethodSummary method) {
    MethodPattern pattern = pattern(method.method());
    if (!method.isComplete()) {
      String why = method.summary().isEmpty() ? "no body" : "the analysis is incomplete";
      comment(text, "no entry for " + pattern + ": " + why);
      return;
    }
    Summary summary = withReceiver(method);
    List<String> unsaid = SummaryPrinter.unsaid(summary);
    unsaid.forEach(each -> comment(text, "cannot say: " + each));
    text.append(INDENT).append(SummaryPrinter.entry(pattern, summary)).append('\n');
  }

  private static void comment(StringBuilder text, String line) {
    text.append(INDENT).append("# ").append(line).append('\n');
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
