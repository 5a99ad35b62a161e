// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A message that no parser survives is answered with an error, and the next one is read. */
final class HostileMessageTest {

  /** No measure: a hang would be ended by it. */
  private static final Duration HANG = Duration.ofMinutes(2);

  private final Path cache;

  HostileMessageTest(@TempDir Path cache) {
    this.cache = cache;
  }

  private static String message(String content) {
    return "Content-Length: " + content.length() + "\r\n\r\n" + content;
  }

  /** Returns what the server answers to some messages, after which the client is gone. */
  private String answers(String messages) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] in = messages.getBytes(StandardCharsets.US_ASCII);
    Server server = new Server(List.of(), cache);
    int exitCode =
        assertTimeoutPreemptively(HANG, () -> server.serve(new ByteArrayInputStream(in), out));
    assertEquals(1, exitCode);
    return out.toString(StandardCharsets.UTF_8);
  }

  private static String request(int id, String params) {
    return message(
        "{\"jsonrpc\":\"2.0\",\"id\":"
            + id
            + ",\"method\":\"initialize\",\"params\":"
            + params
            + "}");
  }

  @Test
  void aDeepOneIsRefusedAndTheNextIsAnswered() {
    String deep = "{\"initializationOptions\":" + "[".repeat(200_000) + "]".repeat(200_000) + "}";
    String answers = answers(request(7, deep) + request(8, "{\"capabilities\":{}}"));
    assertTrue(answers.contains("\"id\":7,\"error\""), answers);
    assertTrue(answers.contains("nested 200002 deep"), answers);
    assertTrue(answers.contains("\"id\":8,\"result\""), answers);
  }

  @Test
  void aLargeOneIsRefusedBeforeItIsRead() {
    String answers = answers("Content-Length: 2147483647\r\n\r\n{");
    assertEquals("", answers);
  }

  @Test
  void theDepthAndTheIdAreFoundWithoutAParser() {
    JsonNesting nesting = JsonNesting.of("{\"a\":[{\"id\":1,\"b\":\"[\\\"[[\"}],\"id\" : \"x\"}");
    assertEquals(3, nesting.depth());
    assertEquals(Either.forLeft("x"), nesting.id());
    assertEquals(Either.forRight(12), JsonNesting.of("{\"id\":12}").id());
    assertNull(JsonNesting.of("{\"id\":{}}").id());
    assertEquals(0, JsonNesting.of("\"{").depth());
  }
}
