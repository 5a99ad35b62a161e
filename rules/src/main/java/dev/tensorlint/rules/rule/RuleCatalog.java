// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/** The rules that are on the class path, discovered as services. */
public final class RuleCatalog {

  private RuleCatalog() {}

  /** Returns all rules, sorted by name. */
  public static List<Rule> all() {
    return ServiceLoader.load(Rule.class, Rule.class.getClassLoader()).stream()
        .map(ServiceLoader.Provider::get)
        .sorted(Comparator.comparing(Rule::name))
        .toList();
  }

  public static Optional<Rule> find(String name) {
    return all().stream().filter(rule -> rule.name().equals(name)).findFirst();
  }

  /**
   * Returns the page of a rule in Markdown, made from its Javadoc when the project was built; empty
   * when there is none.
   */
  public static Optional<String> page(Rule rule) {
    String resource = "/META-INF/tensorlint/pages/" + rule.name() + ".md";
    try (InputStream in = RuleCatalog.class.getResourceAsStream(resource)) {
      return in == null
          ? Optional.empty()
          : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
