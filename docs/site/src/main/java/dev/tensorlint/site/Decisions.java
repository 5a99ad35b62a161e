// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.site;

import java.util.List;
import java.util.stream.Collectors;

/** The list of the decisions, as a document. */
final class Decisions {

  private static final String FOLDER = "docs/adr";

  private Decisions() {}

  static List<String> documents(Repository repository) {
    return repository.documents(FOLDER);
  }

  static String index(Repository repository) {
    String list =
        documents(repository).stream()
            .map(source -> item(source, repository.text(source)))
            .collect(Collectors.joining("\n"));
    return "# Decisions\n\n"
        + "The larger choices, each with its context, its consequences and what else was"
        + " considered.\n\n"
        + list
        + "\n";
  }

  private static String item(String source, String text) {
    String title = text.lines().findFirst().orElse(source).replaceFirst("^# *(\\d+\\. *)?", "");
    String file = source.substring(source.lastIndexOf('/') + 1);
    return Integer.parseInt(file.substring(0, 4)) + ". [" + title + "](" + file + ")";
  }
}
