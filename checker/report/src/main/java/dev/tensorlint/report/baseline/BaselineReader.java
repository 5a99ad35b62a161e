// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.baseline;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Severity;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Reads baselines, strictly: every unknown key is a problem, reported with its place. */
final class BaselineReader {

  /** A baseline nests three deep; nothing in it is longer than a message. */
  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(8)
                  .maxStringLength(1 << 16)
                  .maxNumberLength(20)
                  .build())
          .build();

  private static final List<String> FIELDS = List.of("fingerprint", "rule", "file", "message");

  private final JsonParser json;
  private final List<KnownFinding> findings = new ArrayList<>();

  private BaselineReader(JsonParser json) {
    this.json = json;
  }

  /** A file that is JSON, but no baseline. */
  private static final class NoBaselineException extends IOException {

    private static final long serialVersionUID = 1;

    final transient JsonLocation at;

    NoBaselineException(String message, JsonLocation at) {
      super(message);
      this.at = at;
    }
  }

  static BaselineFile.Loaded read(String path, String text) {
    try (JsonParser json = FACTORY.createParser(text)) {
      return read(path, json);
    } catch (IOException e) {
      throw new IllegalStateException("a text is always readable", e);
    }
  }

  private static BaselineFile.Loaded read(String path, JsonParser json) throws IOException {
    BaselineReader reader = new BaselineReader(json);
    try {
      reader.readAll();
      return new BaselineFile.Loaded(new Baseline(reader.findings), List.of());
    } catch (NoBaselineException e) {
      return failed(path, e.at, String.valueOf(e.getMessage()));
    } catch (JsonProcessingException e) {
      // A limit that is exceeded has no place. The parser's own message quotes what it found, which
      // may be any file.
      JsonLocation at = Objects.requireNonNullElseGet(e.getLocation(), json::currentLocation);
      return failed(path, at, "broken JSON");
    }
  }

  private static BaselineFile.Loaded failed(String path, JsonLocation at, String problem) {
    String message = "not a baseline: " + problem;
    return BaselineFile.failed(
        new Diagnostic(Severity.ERROR, path, at.getLineNr(), at.getColumnNr(), message));
  }

  private void readAll() throws IOException {
    expect(JsonToken.START_OBJECT, "an object");
    boolean hasVersion = false;
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String name = json.currentName();
      switch (name) {
        case "version" -> hasVersion = readVersion();
        case "findings" -> readFindings();
        default -> throw wrong("unknown key, expected `version` or `findings`");
      }
    }
    if (!hasVersion) {
      throw wrong("it has no `version`");
    }
  }

  private boolean readVersion() throws IOException {
    expect(JsonToken.VALUE_NUMBER_INT, "a number");
    String version = json.getText();
    if (!version.equals(String.valueOf(BaselineFile.VERSION))) {
      throw wrong("version " + version + ", this TensorLint reads " + BaselineFile.VERSION);
    }
    return true;
  }

  private void readFindings() throws IOException {
    expect(JsonToken.START_ARRAY, "a list");
    while (json.nextToken() == JsonToken.START_OBJECT) {
      readFinding();
    }
    if (json.currentToken() != JsonToken.END_ARRAY) {
      throw wrong("expected an object or the end of the list");
    }
  }

  private void readFinding() throws IOException {
    JsonLocation start = json.currentTokenLocation();
    Map<String, String> fields = new HashMap<>();
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String name = json.currentName();
      if (!FIELDS.contains(name)) {
        throw wrong("unknown key, expected one of " + String.join(", ", FIELDS));
      }
      expect(JsonToken.VALUE_STRING, "a text");
      fields.put(name, json.getText());
    }
    findings.add(
        new KnownFinding(
            required(fields, "fingerprint", start),
            required(fields, "rule", start),
            required(fields, "file", start),
            required(fields, "message", start),
            start.getLineNr()));
  }

  private static String required(Map<String, String> fields, String name, JsonLocation at)
      throws NoBaselineException {
    String value = fields.get(name);
    if (value == null) {
      throw new NoBaselineException("this finding has no `" + name + "`", at);
    }
    return value;
  }

  private void expect(JsonToken wanted, String what) throws IOException {
    if (json.nextToken() != wanted) {
      throw wrong("expected " + what);
    }
  }

  private NoBaselineException wrong(String message) {
    return new NoBaselineException(message, json.currentTokenLocation());
  }
}
