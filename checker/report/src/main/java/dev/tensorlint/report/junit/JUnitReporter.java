// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.junit;

import dev.tensorlint.report.Advice;
import dev.tensorlint.report.Report;
import dev.tensorlint.report.Reporter;
import dev.tensorlint.report.RuleReference;
import dev.tensorlint.report.text.FindingText;
import dev.tensorlint.report.text.Palette;
import dev.tensorlint.report.text.PlainText;
import dev.tensorlint.report.xml.XmlText;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.source.Position;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.xml.sax.SAXException;

/**
 * The XML of JUnit as Ant and Surefire write it: a suite for each file with findings, and in it a
 * failed test for each of them; a note is a test that passes and says something. What could not be
 * checked is a test with an error, so that an incomplete run is not green. Where nothing is found
 * there is one test that passes, as readers take a report without tests for a broken one.
 */
public final class JUnitReporter implements Reporter {

  private static final String RUN = "TensorLint";
  private static final String TIME = "0";

  private final RuleReference more;

  public JUnitReporter(RuleReference more) {
    this.more = more;
  }

  @Override
  public void write(Report report, Appendable out) throws IOException {
    XmlText.write(out, xml -> write(xml, report));
  }

  private void write(XmlText xml, Report report) throws SAXException {
    List<Diagnostic> unchecked = report.unchecked();
    Map<String, List<Finding>> files =
        report.findings().stream()
            .collect(
                Collectors.groupingBy(
                    each -> each.place().file().path(), TreeMap::new, Collectors.toList()));
    xml.start("testsuites", "name", RUN);
    writeRun(xml, unchecked);
    for (Map.Entry<String, List<Finding>> file : files.entrySet()) {
      writeFile(xml, file.getKey(), file.getValue());
    }
    xml.end("testsuites");
  }

  private static void writeRun(XmlText xml, List<Diagnostic> unchecked) throws SAXException {
    startSuite(xml, RUN, Math.max(1, unchecked.size()), 0, unchecked.size());
    if (unchecked.isEmpty()) {
      startCase(xml, "all of the input is checked", RUN);
      xml.end("testcase");
    }
    for (Diagnostic each : unchecked) {
      String message = PlainText.oneLine(each.oneLine());
      startCase(xml, "not checked: " + message, RUN);
      xml.start("error", "message", message, "type", each.severity().label())
          .text(message)
          .end("error");
      xml.end("testcase");
    }
    xml.end("testsuite");
  }

  private void writeFile(XmlText xml, String path, List<Finding> findings) throws SAXException {
    long failures = findings.stream().filter(JUnitReporter::fails).count();
    startSuite(xml, PlainText.oneLine(path), findings.size(), failures, 0);
    for (Finding each : findings) {
      startCase(xml, name(each), each.method().isEmpty() ? path : each.method());
      writeResult(xml, each);
      xml.end("testcase");
    }
    xml.end("testsuite");
  }

  private void writeResult(XmlText xml, Finding finding) throws SAXException {
    String text = FindingText.of(finding, Palette.PLAIN, more);
    if (fails(finding)) {
      xml.start("failure", "message", Advice.message(finding), "type", finding.rule())
          .text(text)
          .end("failure");
    } else {
      xml.start("system-out").text(text).end("system-out");
    }
  }

  private static boolean fails(Finding finding) {
    return finding.severity() != Severity.NOTE;
  }

  private static String name(Finding finding) {
    Position start = finding.place().start();
    String line = finding.place().file().path() + ":" + start.line();
    return finding.rule() + " at " + PlainText.oneLine(line);
  }

  private static void startSuite(XmlText xml, String name, long tests, long failures, long errors)
      throws SAXException {
    xml.start(
        "testsuite",
        "name",
        name,
        "tests",
        String.valueOf(tests),
        "failures",
        String.valueOf(failures),
        "errors",
        String.valueOf(errors),
        "skipped",
        "0",
        "time",
        TIME);
  }

  private static void startCase(XmlText xml, String name, String type) throws SAXException {
    xml.start("testcase", "name", name, "classname", PlainText.oneLine(type), "time", TIME);
  }
}
