// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.text;

import static dev.tensorlint.report.Sample.file;
import static dev.tensorlint.report.Sample.find;

import dev.tensorlint.report.Golden;
import dev.tensorlint.report.RuleReference;
import dev.tensorlint.report.Sample;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import org.junit.jupiter.api.Test;

class TextReporterTest {

  private static final SourceFile SERVE =
      file(
          "src/main/java/app/Serve.java",
          "package app;",
          "",
          "final class Serve {",
          "  void run(float[] input) {",
          "    Tensor x = Tensor.of(input);",
          "    Tensor y = x.tanh();",
          "    x.close();",
          "    log(y.toFloatArray(), x.toFloatArray());",
          "  }",
          "}");

  private static void golden(String name, Finding... findings) {
    String text =
        Sample.write(
            new TextReporter(Palette.PLAIN, RuleReference.COMMAND), Sample.report(findings));
    Golden.assertMatches(name + ".txt", text);
  }

  private static Sample useAfterClose() {
    return Sample.at(find(SERVE, "x.toFloatArray", "x"))
        .step(find(SERVE, "Tensor x", "x"), "created here, owned by this method")
        .step(find(SERVE, "x.close()"), "disposed here");
  }

  @Test
  void traceAndFix() {
    String title = "move `x.close()` behind line 8";
    golden("trace-and-fix", useAfterClose().help(title).fix(Fix.Safety.SAFE, title).finding());
  }

  @Test
  void colours() {
    String text =
        Sample.write(
            new TextReporter(Palette.ANSI, RuleReference.COMMAND),
            Sample.report(
                useAfterClose().finding(),
                useAfterClose().severity(Severity.WARNING).potential().finding()));
    Golden.assertMatches("colours.txt", text.replace("\u001b", "<ESC>"));
  }

  @Test
  void severitiesAndAdvice() {
    golden(
        "severities-and-advice",
        useAfterClose().severity(Severity.WARNING).potential().message("a potential one").finding(),
        useAfterClose().message("a minor one").finding().asMinor(),
        useAfterClose().potential().message("one that is both").finding().asMinor(),
        Sample.at(find(SERVE, "Tensor.of(input)"))
            .severity(Severity.NOTE)
            .label("")
            .message("no label, no trace, no help, a fix of each kind")
            .help("")
            .fix(Fix.Safety.SAFE, "the safe one")
            .fix(Fix.Safety.UNSAFE, "the unsafe one")
            .fix(Fix.Safety.DISPLAY_ONLY, "the one that is only shown")
            .finding());
  }

  @Test
  void severalNotesInOneLine() {
    SourceFile file = file("A.java", "    use(a, make(bb), ccc);", "    again(a1, make(b2), c3);");
    golden(
        "notes-in-one-line",
        Sample.at(find(file, "use(a", "a"))
            .label("first")
            .step(find(file, "bb"), "second")
            .step(find(file, "ccc"), "third")
            .finding(),
        Sample.at(find(file, "make(b2)"))
            .label("outer")
            .step(find(file, "b2"), "inner, ends before the outer one")
            .finding(),
        Sample.at(find(file, "a1"))
            .label("twice at one place")
            .step(find(file, "a1"), "the other note")
            .step(find(file, "a1"), "the other note")
            .finding(),
        Sample.at(find(file, "a1"))
            .label("twice in the middle")
            .step(find(file, "a1"), "the other note")
            .step(find(file, "b2"), "inline")
            .finding());
  }

  @Test
  void aFileWithoutATextHasLinesAlone() {
    SourceFile file =
        SourceFile.standingIn("app.jar!/app/Serve.java", "\nmake one\n\nread free again\n");
    golden(
        "lines-alone",
        Sample.at(find(file, "read"))
            .label("read here")
            .step(find(file, "make"), "created here")
            .step(find(file, "one"), "created here")
            .step(find(file, "free"), "disposed here")
            .step(find(file, "again"), "read here")
            .finding());
  }

  @Test
  void farLinesAndOtherFiles() {
    SourceFile helper = file("src/main/java/app/Free.java", "class Free {", "  x.close();", "}");
    String[] lines = new String[120];
    for (int i = 0; i < lines.length; i++) {
      lines[i] = "  line" + (i + 1) + "();";
    }
    SourceFile file = file("src/main/java/app/Far.java", lines);
    golden(
        "far-lines-and-other-files",
        Sample.at(find(file, "line112"))
            .step(find(file, "line9("), "more than two lines before the next")
            .step(find(file, "line13("), "two lines before the next")
            .step(find(file, "line16("), "no line before the next")
            .step(find(file, "line17("), "far from the next")
            .step(find(helper, "x.close()"), "disposed here")
            .finding());
  }

  @Test
  void tabsAndWideCharacters() {
    SourceFile file =
        file(
            "W.java",
            "\tTensor\tx = make();",
            "\tlog(\"\u6f22\u5b57 \ud83d\ude00\", x1);",
            "  log(\"e\u0301a\u0300\", x2);",
            "  log(\"\u6f22\");");
    golden(
        "tabs-and-wide-characters",
        Sample.at(find(file, "x1"))
            .step(find(file, "x = make()"), "behind two tabs")
            .step(find(file, "x2"), "behind combining marks")
            .step(find(file, "\"\u6f22\""), "over a wide character")
            .finding());
  }

  @Test
  void harmfulCharacters() {
    SourceFile file =
        SourceFile.of(
            "dir\u001b[2J/Evil\n.java",
            "  String s = \"\u001b[31mred\u0007\u009b0m\u202eabc\u2028\ud800\", t = x;\r\n  next();\r");
    golden(
        "harmful-characters",
        Sample.at(find(file, "t = x"))
            .message("`f(\n    x)\u001b[0m` is read")
            .label("read\there\u001b]0;title\u0007")
            .help("do\nit")
            .step(find(file, "next()"), "in a file with other line ends")
            .finding());
  }

  @Test
  void longLines() {
    String filler = "abcdefghij ".repeat(30);
    SourceFile file =
        file("L.java", filler + "xx" + filler, "yy" + filler, filler + "zz", filler, "end");
    golden(
        "long-lines",
        Sample.at(find(file, "xx"))
            .label("in the middle")
            .step(find(file, "yy"), "at the start")
            .step(find(file, "zz"), "at the end")
            .step(find(file, "end"), "behind a long line without marks")
            .finding());
  }

  @Test
  void longLineWithMarksFarApart() {
    String filler = "abcdefghij ".repeat(30);
    SourceFile file = file("L.java", "<" + filler + "xx" + filler + ">");
    golden(
        "long-line-far-marks",
        Sample.at(find(file, "xx"))
            .label("the finding itself")
            .step(find(file, "<"), "left of what is shown")
            .step(find(file, ">"), "right of what is shown")
            .finding(),
        Sample.at(new Place(file, new Span(0, 600))).label("longer than what is shown").finding());
  }

  @Test
  void placesOverSeveralLines() {
    SourceFile file =
        file(
            "M.java",
            "    Tensor x = make(",
            "        a,",
            "        b);",
            "    if (done) {",
            "      x.close();",
            "    }",
            "    run(() -> {",
            "      one();",
            "      two();",
            "      three();",
            "      four();",
            "    });");
    golden(
        "places-over-several-lines",
        Sample.at(find(file, "make(\n        a,\n        b)"))
            .label("created here")
            .step(find(file, "if (done) {\n      x.close();\n    }"), "disposed here")
            .finding(),
        Sample.at(find(file, "x.close()"))
            .label("disposed here")
            .step(find(file, "if (done) {\n      x.close();\n    }\n"), "within this block")
            .finding(),
        Sample.at(
                find(
                    file,
                    "() -> {\n      one();\n      two();\n      three();\n      four();\n    }"))
            .label("runs later")
            .step(find(file, "one();\n      two()"), "within the lambda")
            .finding());
  }

  @Test
  void oddPlaces() {
    SourceFile empty = SourceFile.of("Empty.java", "");
    SourceFile file = SourceFile.of("End.java", "class A {\n}");
    golden(
        "odd-places",
        Sample.at(new Place(empty, Span.NONE)).label("an empty file").finding(),
        Sample.at(new Place(file, Span.NONE)).label("code without text").finding(),
        Sample.at(new Place(file, new Span(11, 11))).label("the end of the file").finding(),
        Sample.at(new Place(file, new Span(8, 10))).label("up to a line end").finding());
  }
}
