// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.html;

import static dev.tensorlint.report.Sample.file;
import static dev.tensorlint.report.Sample.find;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** The parts of the data: modules, excerpts, ends of blocks, diffs. */
class HtmlPartsTest {

  @Test
  void theModuleHoldsTheSourceFolder() {
    assertEquals("app/core", ModulePath.of("app/core/src/main/java/a/B.java"));
    assertEquals("", ModulePath.of("src/main/java/a/B.java"));
    assertEquals("tools/x", ModulePath.of("tools/x/B.java"));
    assertEquals("", ModulePath.of("B.java"));
    assertEquals("/home/a", ModulePath.of("/home/a/src/B.java"));
  }

  @Test
  void excerptsJoinWhatIsNear() {
    SourceFile file = lines(40);
    assertEquals(List.of("1-5", "24-28"), excerpts(file, 3, 26));
    assertEquals(List.of("1-15"), excerpts(file, 2, 13));
    assertEquals(List.of("38-41"), excerpts(file, 40));
  }

  @Test
  void ofALongPlaceTheBeginningIsShown() {
    SourceFile file = lines(40);
    Place all = new Place(file, new Span(0, file.text().length()));
    assertEquals(List.of(new Excerpts(file, 1, 15)), Excerpts.of(List.of(all)));
  }

  @Test
  void aResourceEndsWithItsBlock() {
    SourceFile file =
        file(
            "A.java",
            "void f() throws Exception {",
            "  try (A outer = open(\"){\"); // }",
            "      B inner = outer.b('}')) {",
            "    try { outer.run(() -> { }); } finally { }",
            "    /* } */",
            "  } catch (Exception e) {",
            "    other();",
            "  }",
            "  last();",
            "}");
    assertEquals(OptionalInt.of(6), endOf(file, "outer = ", "outer"));
    assertEquals(OptionalInt.of(6), endOf(file, "inner"));
    assertEquals(OptionalInt.empty(), endOf(file, "run"));
    assertEquals(OptionalInt.empty(), endOf(file, "Exception e"));
    assertEquals(OptionalInt.empty(), endOf(file, "last"));
  }

  @Test
  void longLiteralsAndCommentsAreNoBurden() {
    String filler = "*\\\\{".repeat(100_000);
    SourceFile file =
        file(
            "A.java",
            "try (A a = open(\"" + filler + "\")) { /*" + filler + "*/",
            "  String s = \"\"\"",
            "    \\\"\"\" }",
            "  \"\"\";",
            "}");
    assertEquals(OptionalInt.of(5), endOf(file, "a = ", "a"));
  }

  @Test
  void brokenTextHasNoBlocks() {
    SourceFile file = file("A.java", "}}) try (a = \"", "b) { x");
    assertEquals(OptionalInt.empty(), endOf(file, "a = ", "a"));
  }

  @Test
  void aDiffShowsWhatChangesAndALittleAround() {
    SourceFile file = lines(20);
    Fix fix =
        new Fix(
            Fix.Safety.SAFE,
            "do it",
            List.of(
                new Fix.Edit(find(file, "line 5;"), "line five;"),
                new Fix.Edit(find(file, "line 7;\n"), ""),
                new Fix.Edit(find(file, "line 18;"), "a\nb")));
    List<FixDiff> diffs = FixDiff.of(fix);
    assertEquals(List.of(3, 16), diffs.stream().map(FixDiff::first).toList());
    assertEquals(
        List.of(
            " line 3;",
            " line 4;",
            "-line 5;",
            "+line five;",
            " line 6;",
            "-line 7;",
            " line 8;",
            " line 9;",
            " line 10;"),
        diffs.get(0).lines());
    assertEquals(
        List.of(" line 16;", " line 17;", "-line 18;", "+a", "+b", " line 19;", " line 20;"),
        diffs.get(1).lines());
  }

  @Test
  void longLinesAreCut() {
    SourceFile file = file("A.java", "x".repeat(SourceTexts.LINE_LIMIT), "y".repeat(10_000));
    assertEquals("x".repeat(SourceTexts.LINE_LIMIT), SourceTexts.text(file, 1));
    assertEquals("y".repeat(SourceTexts.LINE_LIMIT) + "\u2026", SourceTexts.text(file, 2));
  }

  private static OptionalInt endOf(SourceFile file, String piece) {
    return endOf(file, piece, piece);
  }

  private static OptionalInt endOf(SourceFile file, String piece, String part) {
    return new TryBlocks().lastLine(find(file, piece, part));
  }

  private static SourceFile lines(int count) {
    String[] lines = new String[count];
    for (int i = 0; i < count; i++) {
      lines[i] = "line " + (i + 1) + ";";
    }
    return file("A.java", lines);
  }

  private static List<String> excerpts(SourceFile file, int... lines) {
    List<Place> places =
        Arrays.stream(lines).mapToObj(line -> find(file, "line " + line + ";")).toList();
    return Excerpts.of(places).stream().map(each -> each.first() + "-" + each.last()).toList();
  }
}
