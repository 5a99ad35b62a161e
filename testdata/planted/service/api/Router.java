package service.api;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import service.data.BadRowException;
import service.metrics.Metrics;
import service.metrics.Span;

/** Handlers by kind; it owns them. */
public final class Router implements AutoCloseable {
  private final Map<String, Handler> handlers = new LinkedHashMap<>();
  private final Metrics metrics;

  public Router(Metrics metrics) {
    this.metrics = metrics;
  }

  /** Takes the handler over. */
  public Router route(String kind, Handler handler) {
    Handler former = handlers.put(kind, handler);
    if (former != null) {
      former.close();
    }
    return this;
  }

  public Response handle(Request request) {
    Handler handler = handlers.get(request.kind());
    if (handler == null) {
      return Response.missing("no " + request.kind());
    }
    try (Span span = metrics.span(request.kind())) {
      return handler.handle(request);
    } catch (BadRowException e) {
      metrics.count("bad");
      return Response.bad(e.getMessage());
    } catch (IOException e) {
      metrics.count("io");
      return new Response(500, java.util.List.of("storage"));
    }
  }

  @Override
  public void close() {
    handlers.values().forEach(Handler::close);
    handlers.clear();
  }
}
