// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.baseline;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.source.BoundedFile;
import dev.tensorlint.rules.source.RefusedFileException;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Baselines as files: JSON with a version, one finding a line, sorted, so that the same findings
 * give the same bytes and versions of the file are easily compared and merged.
 */
public final class BaselineFile {

  static final int VERSION = 1;

  /** Some hundred thousand findings. */
  private static final int MOST_BYTES = 64 << 20;

  private static final JsonFactory FACTORY = new JsonFactory();

  private BaselineFile() {}

  /**
   * What a file says.
   *
   * @param diagnostics what is wrong with it; then nothing is known
   */
  public record Loaded(Baseline baseline, List<Diagnostic> diagnostics) {

    public Loaded {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  /**
   * Reads the text of a file.
   *
   * @throws RefusedFileException if it is no regular file, or is larger than a baseline may be
   */
  public static String readText(Path file) throws IOException {
    return BoundedFile.readText(file, MOST_BYTES);
  }

  /** Reads a file. Never fails: problems are reported in the result. */
  public static Loaded read(Path file) {
    String path = file.toString().replace('\\', '/');
    try {
      return BaselineReader.read(path, readText(file));
    } catch (NoSuchFileException e) {
      String message = "there is no such baseline: write it with `tensorlint baseline`";
      return failed(Diagnostic.error(path, message));
    } catch (IOException e) {
      return failed(Diagnostic.error(path, "cannot read the baseline: " + reason(e)));
    }
  }

  private static String reason(IOException e) {
    if (e instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (e instanceof RefusedFileException refused) {
      return "it " + refused.what() + ", " + refused.cure();
    }
    return e instanceof CharacterCodingException
        ? "it is not UTF-8"
        : String.valueOf(e.getMessage());
  }

  /**
   * Reads the text of a file. Never fails: problems are reported in the result.
   *
   * @param path as messages show it
   */
  public static Loaded parse(String path, String text) {
    return BaselineReader.read(path, text);
  }

  static Loaded failed(Diagnostic problem) {
    return new Loaded(Baseline.EMPTY, List.of(problem));
  }

  /** Writes a file, and the folder that it is in. */
  public static void write(Baseline baseline, Path file) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    Files.writeString(file, text(baseline), StandardCharsets.UTF_8);
  }

  /** Returns the text of a file. */
  public static String text(Baseline baseline) throws IOException {
    List<String> lines = new ArrayList<>();
    for (KnownFinding finding : baseline.findings()) {
      lines.add("    " + line(finding));
    }
    String findings = lines.isEmpty() ? "[]" : "[\n" + String.join(",\n", lines) + "\n  ]";
    return "{\n  \"version\": " + VERSION + ",\n  \"findings\": " + findings + "\n}\n";
  }

  private static String line(KnownFinding finding) throws IOException {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(text)) {
      json.setPrettyPrinter(oneLine());
      json.writeStartObject();
      json.writeStringField("fingerprint", finding.fingerprint());
      json.writeStringField("rule", finding.rule());
      json.writeStringField("file", finding.file());
      json.writeStringField("message", finding.message());
      json.writeEndObject();
    }
    return text.toString();
  }

  private static DefaultPrettyPrinter oneLine() {
    Separators blanks =
        Separators.createDefaultInstance().withObjectFieldValueSpacing(Separators.Spacing.AFTER);
    DefaultPrettyPrinter printer = new DefaultPrettyPrinter(blanks);
    printer.indentObjectsWith(DefaultPrettyPrinter.FixedSpaceIndenter.instance);
    return printer;
  }
}
