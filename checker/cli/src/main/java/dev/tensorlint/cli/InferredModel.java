// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.rules.effect.TypeSummaries;
import dev.tensorlint.rules.model.ModelFilePrinter;
import java.util.List;
import java.util.Locale;

/**
 * The summaries of one class of the sources as a model file.
 *
 * @param types all classes of the sources
 */
record InferredModel(List<TypeSummaries> types) {

  /** Returns the classes that a word names: by binary name, or else by its end. */
  List<TypeSummaries> named(String word) {
    String wanted = dotted(word);
    List<TypeSummaries> exact =
        types.stream().filter(type -> dotted(type.type()).equals(wanted)).toList();
    return exact.isEmpty()
        ? types.stream().filter(type -> dotted(type.type()).endsWith("." + wanted)).toList()
        : exact;
  }

  /** Returns what a misspelt word may have meant: names as long as the word is. */
  List<String> names(String word) {
    boolean isQualified = dotted(word).indexOf('.') >= 0;
    return types.stream()
        .map(type -> isQualified ? type.type() : simpleName(type.type()))
        .distinct()
        .toList();
  }

  /** Returns the model file of one class. */
  static String text(TypeSummaries type) {
    long without = type.methods().stream().filter(method -> !method.isComplete()).count();
    StringBuilder text = new StringBuilder();
    text.append("# The summaries that the analysis inferred for ").append(type.type());
    text.append(".\n# Check them before you use them as a model.\n");
    if (type.methods().isEmpty()) {
      text.append("# The class declares no method or constructor.\n");
    }
    if (without > 0) {
      String count = String.format(Locale.ROOT, "%d of %d", without, type.methods().size());
      text.append("# Incomplete: ").append(count);
      text.append(" methods have no entry; a comment in the place of each says why.\n");
    }
    return text + ModelFilePrinter.print("inferred:" + type.type(), List.of(type));
  }

  private static String dotted(String name) {
    return name.replace('$', '.');
  }

  private static String simpleName(String name) {
    return name.substring(dotted(name).lastIndexOf('.') + 1);
  }
}
