// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.checkstyle;

import dev.tensorlint.report.Advice;
import dev.tensorlint.report.Report;
import dev.tensorlint.report.Reporter;
import dev.tensorlint.report.text.PlainText;
import dev.tensorlint.report.xml.XmlText;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.source.Position;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.xml.sax.SAXException;

/**
 * The XML that Checkstyle writes, which many servers and editors read: an {@code error} for each
 * finding, below its {@code file}. What could not be checked is an {@code error}, too, as the
 * format has no other place for it.
 */
public final class CheckstyleReporter implements Reporter {

  private static final String PREFIX = "dev.tensorlint.";
  private static final String UNCHECKED = PREFIX + "Incomplete";

  private record Entry(int line, int column, Severity severity, String message, String source) {

    static Entry of(Finding finding) {
      Position start = finding.place().start();
      int column = finding.place().file().isWritten() ? start.column() : 0;
      return new Entry(
          start.line(),
          column,
          finding.severity(),
          Advice.messageAndHelp(finding),
          PREFIX + finding.rule());
    }

    static Entry of(Diagnostic unchecked) {
      return new Entry(
          unchecked.line(),
          unchecked.column(),
          unchecked.severity(),
          "not checked: " + PlainText.oneLine(unchecked.message()),
          UNCHECKED);
    }
  }

  @Override
  public void write(Report report, Appendable out) throws IOException {
    XmlText.write(out, xml -> write(xml, byFile(report)));
  }

  private static Map<String, List<Entry>> byFile(Report report) {
    Map<String, List<Entry>> files = new TreeMap<>();
    for (Diagnostic each : report.unchecked()) {
      String path = each.path() == null ? "." : each.path();
      files.computeIfAbsent(path, key -> new ArrayList<>()).add(Entry.of(each));
    }
    for (Finding each : report.findings()) {
      String path = each.place().file().path();
      files.computeIfAbsent(path, key -> new ArrayList<>()).add(Entry.of(each));
    }
    return files;
  }

  private static void write(XmlText xml, Map<String, List<Entry>> files) throws SAXException {
    xml.start("checkstyle", "version", "10.0");
    for (Map.Entry<String, List<Entry>> file : files.entrySet()) {
      xml.start("file", "name", file.getKey());
      for (Entry each : file.getValue()) {
        write(xml, each);
      }
      xml.end("file");
    }
    xml.end("checkstyle");
  }

  private static void write(XmlText xml, Entry entry) throws SAXException {
    List<String> attributes = new ArrayList<>();
    attributes.addAll(List.of("line", String.valueOf(entry.line())));
    if (entry.column() > 0) {
      attributes.addAll(List.of("column", String.valueOf(entry.column())));
    }
    attributes.addAll(List.of("severity", word(entry.severity())));
    attributes.addAll(List.of("message", entry.message(), "source", entry.source()));
    xml.start("error", attributes.toArray(String[]::new)).end("error");
  }

  private static String word(Severity severity) {
    return severity == Severity.NOTE ? "info" : severity.label();
  }
}
