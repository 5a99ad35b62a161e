// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.ir.CompilationUnit;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How a file is encoded matters only in files that matter. */
final class EncodingTest {

  private static final String PLAIN = "class Plain {\n  // caf\u00e9\n}\n";
  private static final String MODELLED = "class Modelled {\n  // caf\u00e9\n  Object tensor;\n}\n";
  private static final Predicate<String> TENSORS = text -> text.contains("tensor");

  private final Path folder;
  private final SourceFolder sources;

  EncodingTest(@TempDir Path folder) {
    this.folder = folder;
    this.sources = new SourceFolder(folder);
  }

  private void write(String name, String text, Charset charset) throws IOException {
    Files.write(folder.resolve(name), text.getBytes(charset));
  }

  private ScanResult scan(LintRequest request) {
    try (ScanResult result = new Scanner(TENSORS).scan(request)) {
      return result;
    }
  }

  private static List<String> problems(ScanResult result) {
    return result.diagnostics().stream()
        .map(d -> d.severity().label() + " " + d.oneLine())
        .toList();
  }

  private static List<String> files(ScanResult result) {
    return result.program().units().stream().map(unit -> unit.file().path()).toList();
  }

  @Test
  void aFileThatMattersIsReadAndTheGuessIsReported() throws IOException {
    write("Modelled.java", MODELLED, StandardCharsets.ISO_8859_1);
    write("Plain.java", PLAIN, StandardCharsets.ISO_8859_1);
    ScanResult result = scan(sources.request());
    assertEquals(
        List.of(
            "note Modelled.java:2:9: is not UTF-8 at byte 25 and is read as windows-1252; name its"
                + " encoding with --encoding or `encoding` in tensorlint.yaml"),
        problems(result));
    assertEquals(List.of("Modelled.java"), files(result));
  }

  @Test
  void aFileThatMattersAndIsNotInTheGivenEncodingIsLeftOut() throws IOException {
    write("Modelled.java", MODELLED, StandardCharsets.ISO_8859_1);
    write("Plain.java", PLAIN, StandardCharsets.ISO_8859_1);
    ScanResult result = scan(sources.request().withEncoding(StandardCharsets.UTF_8));
    assertEquals(
        List.of(
            "error Modelled.java:2:9: is not UTF-8 at byte 25 and is left out; name its encoding"
                + " with --encoding or `encoding` in tensorlint.yaml"),
        problems(result));
    assertEquals(List.of(), files(result));
  }

  @Test
  void theGivenEncodingIsUsed() throws IOException {
    String text = "class Modelled { /* \u6771\u4eac */ Object tensor; }\n";
    write("Modelled.java", text, Charset.forName("Shift_JIS"));
    ScanResult result = scan(sources.request().withEncoding(Charset.forName("Shift_JIS")));
    assertEquals(List.of(), problems(result));
    assertEquals(text, SourceFolder.only(result).file().text());
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"})
  void aByteOrderMarkIsNoPartOfTheText(Charset charset) throws IOException {
    write("Modelled.java", "\ufeff" + MODELLED, charset);
    ScanResult result = scan(sources.request());
    assertEquals(List.of(), problems(result));
    CompilationUnit unit = SourceFolder.only(result);
    assertEquals(MODELLED, unit.file().text());
    assertEquals(1, unit.file().positionOf(unit.types().get(0).span().start()).column());
  }

  @Test
  void whatDoesNotParseIsNotQuoted() throws IOException {
    Path secret =
        Files.writeString(folder.resolve("secret"), "root:$6$canary:19000:0:99999:7:::\n");
    Files.createSymbolicLink(folder.resolve("Shadow.java"), secret);
    Files.writeString(folder.resolve("Key.java"), "canary canary \"canary\"\n");
    Files.writeString(folder.resolve("Lexical.java"), "class A { tensor #canary }\n");
    Files.writeString(folder.resolve("Literal.java"), "class \"canary\" {}\n");
    Files.writeString(folder.resolve("End.java"), "class A {\n");
    assertEquals(
        List.of(
            "error End.java:1:9: does not parse and is left out: unexpected end of the file; fix"
                + " the syntax error",
            "error Key.java:1:15: does not parse and is left out: unexpected literal; fix the"
                + " syntax error",
            "error Lexical.java:1:18: does not parse and is left out: unexpected character; fix the"
                + " syntax error",
            "error Literal.java:1:7: does not parse and is left out: unexpected literal; fix the"
                + " syntax error",
            "error Shadow.java:1:5: does not parse and is left out: unexpected \":\"; fix the"
                + " syntax error"),
        problems(scan(sources.request())));
  }
}
