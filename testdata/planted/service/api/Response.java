package service.api;

import java.util.List;

/** What the client gets. */
public record Response(int status, List<String> lines) {
  public Response {
    lines = List.copyOf(lines);
  }

  public static Response ok(List<String> lines) {
    return new Response(200, lines);
  }

  public static Response ok(String line) {
    return new Response(200, List.of(line));
  }

  public static Response bad(String message) {
    return new Response(400, List.of(message));
  }

  public static Response missing(String message) {
    return new Response(404, List.of(message));
  }

  public boolean isOk() {
    return status == 200;
  }
}
