// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What becomes of documents. */
class DocumentsTest {

  private static final Links NO_LINKS =
      new Links(new Repository(java.nio.file.Path.of(".")), Set.of());

  @Test
  void anchorsAreThoseOfGitHub() {
    Anchors anchors = new Anchors();
    assertEquals(
        List.of(
            "tasks-devtensorlintruntimetask",
            "a-b",
            "a-b-1",
            "path_state",
            "in-javac-with-error-prone"),
        Stream.of(
                "Tasks: `dev.tensorlint.runtime.Task`",
                "A B",
                "a b",
                "path_state",
                "In javac, with Error Prone")
            .map(anchors::of)
            .toList());
  }

  @Test
  void sectionsHaveTheTextBelowThem() {
    Page page =
        Markdown.page(
            "docs/x.md",
            "# Top\n\nFirst *words*.\n\n## Part `a`\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
            NO_LINKS);
    assertEquals("Top", page.title());
    assertEquals("First words.", page.description());
    assertEquals(
        List.of(
            new Page.Section("top", 1, "Top", "First words."),
            new Page.Section("part-a", 2, "Part a", "a b 1 2")),
        page.sections());
    assertTrue(page.body().contains("<h2 id=\"part-a\">Part <code>a</code>"), page.body());
    assertTrue(page.body().contains("<div class=\"table\" tabindex=\"0\"><table>"), page.body());
  }

  @Test
  void codeStaysTextAndGetsColours() {
    String html = Code.block("java", "String a = \"<b>\"; // <i>\nint x = 1;\n");
    assertTrue(html.contains("<span class=\"string\">&quot;&lt;b&gt;&quot;</span>"), html);
    assertTrue(html.contains("<span class=\"comment\">// &lt;i&gt;</span>"), html);
    assertTrue(html.contains("<span class=\"keyword\">int</span> x"), html);
    assertEquals(
        "<div class=\"code\" data-language=\"\"><pre tabindex=\"0\"><code>a &lt;"
            + " b</code></pre></div>",
        Code.block("", "a < b"));
  }

  @Test
  void reportsAreKnownByTheirFirstLine() {
    String html = Code.block("", "error[DoubleDispose]: `x` is disposed twice\n  --> A.java:1:2\n");
    assertTrue(html.contains("data-language=\"report\""), html);
    assertTrue(html.contains("<span class=\"error\">error[DoubleDispose]</span>"), html);
  }

  @Test
  void verdictsComeFromAnyTableThatHasThem() {
    List<Verdict> verdicts =
        Verdict.of(
            """
            # Findings

            | code base | files |
            |---|---|
            | `a/b` | 3 |

            ### a/b 123

            | where | rule | strength | verdict |
            |---|---|---|---|
            | `A`:3 | UnscopedTensor | definite | true: the input is never closed |
            | `B`:4 | LeakOnException | potential | Arguable, only `main` calls it |
            | `C`:5 | LeakOnException | potential | not judged |

            | verdict | rule | code base | where |
            |---|---|---|---|
            | false: it is closed | DoubleDispose | `c/d` | `D`:6 |
            """);
    assertEquals(
        List.of(
            new Verdict(
                "a/b 123",
                "<code>A</code>:3",
                "UnscopedTensor",
                "definite",
                Verdict.Judgement.TRUE,
                "the input is never closed"),
            new Verdict(
                "a/b 123",
                "<code>B</code>:4",
                "LeakOnException",
                "potential",
                Verdict.Judgement.ARGUABLE,
                "only <code>main</code> calls it"),
            new Verdict(
                "c/d",
                "<code>D</code>:6",
                "DoubleDispose",
                "",
                Verdict.Judgement.FALSE,
                "it is closed")),
        verdicts);
  }

  @Test
  void theIndexOfTheSearchEndsNoScript() {
    Page page =
        new Page("a.html", "A", "", "", List.of(new Page.Section("b", 2, "</script>", "\"\\ é\n")));
    assertEquals(
        "siteSearchIndex([\n[\"a.html#b\",\"A\",\"\\u003c/script>\",\"\\\"\\\\ \\u00e9 \"]\n]);\n",
        SearchIndex.of(List.of(page)));
  }

  @Test
  void aTemplateNamesWhatItHasNot() {
    Template template = new Template("<p>{{a}}</p>");
    assertEquals("{{a}}", template.open());
    assertEquals("<p>x</p>", template.with("a", "x").text());
    assertThrows(IllegalArgumentException.class, () -> template.with("b", "x"));
  }

  @Test
  void pathsOfTheSite() {
    assertEquals(
        List.of(
            "start.html",
            "changelog.html",
            "guides/cli.html",
            "rules/index.html",
            "decisions/0001-a.html",
            "runtime/index.html",
            "images/a.png",
            "files/report.schema.json",
            "source/.mvn/jvm.config.html"),
        Stream.of(
                "README.md",
                "CHANGELOG.md",
                "docs/cli.md",
                "docs/rules/index.md",
                "docs/adr/0001-a.md",
                "runtime/README.md",
                "docs/images/a.png",
                "docs/report.schema.json",
                ".mvn/jvm.config")
            .map(Paths::inSite)
            .toList());
  }
}
