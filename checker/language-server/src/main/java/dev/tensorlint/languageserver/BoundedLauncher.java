// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import com.google.gson.GsonBuilder;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.jsonrpc.MessageConsumer;
import org.eclipse.lsp4j.jsonrpc.MessageIssueException;
import org.eclipse.lsp4j.jsonrpc.MessageIssueHandler;
import org.eclipse.lsp4j.jsonrpc.MessageProducer;
import org.eclipse.lsp4j.jsonrpc.RemoteEndpoint;
import org.eclipse.lsp4j.jsonrpc.json.ConcurrentMessageProcessor;
import org.eclipse.lsp4j.jsonrpc.json.JsonRpcMethod;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.json.StreamMessageProducer;
import org.eclipse.lsp4j.jsonrpc.messages.Message;
import org.eclipse.lsp4j.jsonrpc.messages.MessageIssue;
import org.eclipse.lsp4j.jsonrpc.messages.RequestMessage;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.services.LanguageClient;
import org.jspecify.annotations.Nullable;

/**
 * Reads messages up to a size and a depth. What exceeds them is answered with an error, and the
 * next message is read: a parser that runs out of stack or memory would end the connection without
 * a word.
 */
final class BoundedLauncher extends Launcher.Builder<LanguageClient> {

  /** The largest text of a file has 16 MiB, and six bytes of JSON for each at most. */
  private static final int MOST_BYTES = 128 << 20;

  /** Settings of clients have some ten levels. */
  static final int MOST_LEVELS = 200;

  private @Nullable MessageJsonHandler json;
  private @Nullable RemoteEndpoint endpoint;

  @Override
  protected MessageJsonHandler createJsonHandler() {
    json = new BoundedJson(getSupportedMethods(), configureGson);
    return json;
  }

  @Override
  protected RemoteEndpoint createRemoteEndpoint(MessageJsonHandler handler) {
    endpoint = super.createRemoteEndpoint(handler);
    return endpoint;
  }

  @Override
  protected ConcurrentMessageProcessor createMessageProcessor(
      MessageProducer unbounded, MessageConsumer consumer, LanguageClient client) {
    if (json == null || endpoint == null) {
      throw new IllegalStateException("the builder makes its parts in another order");
    }
    return super.createMessageProcessor(new BoundedInput(input, json, endpoint), consumer, client);
  }

  private static MessageIssueException refused(RequestMessage request, String what) {
    return new MessageIssueException(
        request, new MessageIssue(what, ResponseErrorCode.InvalidRequest.getValue()));
  }

  /** Asks for the depth before the parser does. */
  private static final class BoundedJson extends MessageJsonHandler {

    BoundedJson(Map<String, JsonRpcMethod> methods, @Nullable Consumer<GsonBuilder> configure) {
      super(methods, configure == null ? builder -> {} : configure);
    }

    @Override
    public Message parseMessage(Reader message) {
      String text = textOf(message);
      JsonNesting nesting = JsonNesting.of(text);
      if (nesting.depth() > MOST_LEVELS) {
        RequestMessage request = new RequestMessage();
        request.setRawId(nesting.id());
        throw refused(
            request,
            "the message is nested " + nesting.depth() + " deep, " + MOST_LEVELS + " at most");
      }
      return super.parseMessage(new StringReader(text));
    }

    /** Reads to the end, so that what follows is the next message, whatever this one is. */
    private static String textOf(Reader message) {
      try {
        StringWriter text = new StringWriter();
        message.transferTo(text);
        return text.toString();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Reads no message into memory that is too large. */
  private static final class BoundedInput extends StreamMessageProducer {

    private final MessageIssueHandler issues;

    BoundedInput(InputStream input, MessageJsonHandler json, MessageIssueHandler issues) {
      super(input, json, issues);
      this.issues = issues;
    }

    @Override
    protected boolean handleMessage(InputStream input, Headers headers) {
      if (headers.contentLength <= MOST_BYTES) {
        return super.handleMessage(input, headers);
      }
      try {
        input.skipNBytes(headers.contentLength);
      } catch (IOException e) {
        return false; // The client is gone in the middle of a message.
      }
      MessageIssueException refused =
          refused(
              new RequestMessage(),
              "the message has " + headers.contentLength + " bytes, " + MOST_BYTES + " at most");
      issues.handle(refused.getRpcMessage(), List.copyOf(refused.getIssues()));
      return true;
    }
  }
}
