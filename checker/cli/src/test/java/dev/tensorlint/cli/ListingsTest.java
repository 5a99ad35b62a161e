// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleCatalog;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands that tell what TensorLint knows. */
class ListingsTest {

  private static final String MODEL =
      """
      library: org.acme:vectors
      versions: "1 - 2"
      types:
        org.acme.Vector:
          kind: tensor
          release: { methods: [free], again: forbidden }
          metadata: [size]
          methods:
            new(*): { result: fresh }
            view(): { result: { borrow: receiver } }
      """;

  private final Path folder;

  ListingsTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @Test
  void everyRuleHasALine() {
    Cli.Outcome outcome = new Cli(folder).run("rules");
    List<Rule> rules = RuleCatalog.all();
    assertEquals(0, outcome.exitCode());
    List<String> lines = outcome.out().lines().toList();
    assertEquals(rules.size(), lines.size());
    for (int i = 0; i < lines.size(); i++) {
      Rule rule = rules.get(i);
      String[] cells = lines.get(i).split(" {2,}");
      assertEquals(
          List.of(rule.name(), rule.metadata().severity().label(), rule.metadata().summary()),
          List.of(cells));
    }
  }

  @Test
  void everyRuleIsExplained() {
    for (Rule rule : RuleCatalog.all()) {
      Cli.Outcome outcome = new Cli(folder).run("explain", rule.name());
      String page = RuleCatalog.page(rule).orElseThrow();
      assertEquals(new Cli.Outcome(0, page, ""), outcome);
      assertTrue(page.startsWith("# " + rule.name() + "\n"), page);
    }
  }

  @Test
  void bundledModelsAreListed() {
    Cli.Outcome outcome = new Cli(folder).run("models");
    assertEquals("", outcome.err());
    assertEquals(0, outcome.exitCode());
    List<String> names = outcome.out().lines().map(line -> line.split(" ")[0]).toList();
    assertTrue(names.containsAll(List.of("djl", "jdk", "onnxruntime", "tensorlint-runtime")));
  }

  @Test
  void aModelOfOnesOwnIsListedFirst() {
    Cli cli = new Cli(folder).file("acme.yaml", MODEL);
    Cli.Outcome outcome = cli.run("models", "--model-file", "acme.yaml");
    String line = outcome.out().lines().findFirst().orElseThrow().replaceAll(" {2,}", "|");
    assertEquals("acme|org.acme:vectors|1 - 2|1 type|default|acme.yaml", line);
  }

  @Test
  void aModelSaysWhatItSays() {
    Cli cli = new Cli(folder).file("acme.yaml", MODEL);
    Cli.Outcome outcome = cli.run("models", "--model-file", "acme.yaml", "acme");
    assertEquals(
        new Cli.Outcome(
            0,
            """
            org.acme:vectors 1 - 2
            from acme.yaml

            org.acme.Vector: tensor, released by free, again is forbidden, metadata size
              new(*)   result fresh
              view()   result borrow receiver
              free()   result copy, receiver releases
              size(*)  result copy, receiver metadata
            """,
            ""),
        outcome);
  }

  @Test
  void aBrokenModelIsSaidAndTheOthersAreListed() {
    Cli cli = new Cli(folder).file("acme.yaml", MODEL.replace("kind: tensor", "kind: tenser"));
    Cli.Outcome outcome = cli.run("models", "--model-file", "acme.yaml");
    assertEquals(2, outcome.exitCode());
    assertEquals(
        "error: acme.yaml:5:11: `kind` cannot be `tenser`: did you mean `tensor`?\n",
        outcome.err());
    assertTrue(outcome.out().contains("\ndjl "), outcome.out());
  }
}
