package service.api;

import java.util.List;

/** What a client asks for. */
public record Request(String kind, String model, List<String> lines) {
  public Request {
    lines = List.copyOf(lines);
  }

  public static Request of(String kind, String model, String... lines) {
    return new Request(kind, model, List.of(lines));
  }
}
