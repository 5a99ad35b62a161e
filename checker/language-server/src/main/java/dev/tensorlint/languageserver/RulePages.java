// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The pages of the rules, and files with them that an editor can follow a link to. Where such a
 * file cannot be written there is no link, and the page still shows when one points at a
 * diagnostic.
 */
final class RulePages {

  private final Path folder;
  private final Map<String, Optional<String>> uris = new ConcurrentHashMap<>();

  /**
   * @param folder where the files go; it is made when the first one is asked for
   */
  RulePages(Path folder) {
    this.folder = folder;
  }

  /** Returns the page of a rule in Markdown; empty when there is no such rule. */
  Optional<String> page(String rule) {
    return RuleCatalog.find(rule).flatMap(RuleCatalog::page);
  }

  /** Returns where the page of a rule can be read. */
  Optional<String> uri(String rule) {
    return uris.computeIfAbsent(rule, this::write);
  }

  private Optional<String> write(String rule) {
    return RuleCatalog.find(rule).map(Rule::name).flatMap(name -> write(name, page(name)));
  }

  private Optional<String> write(String rule, Optional<String> page) {
    if (page.isEmpty()) {
      return Optional.empty();
    }
    Path file = folder.resolve(rule + ".md");
    try {
      boolean isThere = Files.exists(file) && Files.readString(file).equals(page.get());
      if (!isThere) {
        Files.createDirectories(folder);
        Files.writeString(file, page.get());
      }
      return Optional.of(file.toUri().toString());
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
