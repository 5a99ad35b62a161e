package service.app;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import service.api.Request;
import service.api.Response;
import service.config.Settings;
import service.config.SettingsReader;
import service.data.BadRowException;
import service.data.Row;

/** Asks the service for one thing of each kind. */
public final class Main {
  private Main() {}

  public static List<String> run() throws IOException, BadRowException {
    Settings settings =
        SettingsReader.parse("# small\nfeatures = 3\nhidden = 4\nbatch = 2\ncache = 2\nseed = 11");
    List<String> log = new ArrayList<>();
    try (Service service = new Service(settings)) {
      ask(service, log, Request.of("score", "main", "a,1,2,3"));
      log.add("reload " + service.reload("main"));
      ask(service, log, Request.of("score", "main", "a,1,2,3", "b,4,5,6", "a,1,2,3", "c,7,8,9"));
      ask(service, log, Request.of("train", "main", "a,1,2,3,4", "b,2,3,4,5", "c,0,1,1,2"));
      ask(service, log, Request.of("train", "fresh", "a,1,0,0,1", "b,0,1,0,2", "c,1,1,0,3"));
      log.add("rolled back " + service.rollBack("fresh"));
      log.add("sum " + !Float.isNaN(service.checksum("fresh")));
      ask(service, log, Request.of("batch", "shared", "a,1,2,3", "b,4,5,6", "c,7,8,9"));
      ask(service, log, Request.of("embed", "", "red warm", "red", "blue cold"));
      ask(service, log, Request.of("embed", "", "red", "unknown"));
      ask(service, log, Request.of("stream", "", "a,1,2,3", "a,2,3,4"));
      ask(service, log, Request.of("stream", "", "b,0,0,1"));
      ask(service, log, Request.of("rank", "", "a,1,2,3", "b,3,2,1"));
      ask(service, log, Request.of("rank", "", "a,1,2,3", "b,3,2"));
      ask(service, log, Request.of("sample", "main"));
      ask(service, log, Request.of("nothing", ""));
      pipe(service, log);
      trace(service, log);
    }
    return log;
  }

  private static void ask(Service service, List<String> log, Request request) {
    Response response = service.handle(request);
    log.add(request.kind() + " " + response.status() + " " + String.join("; ", response.lines()));
  }

  private static void pipe(Service service, List<String> log) throws BadRowException {
    CompletableFuture<Float> good = service.pipeline().submit("a,1,2,3", 3);
    CompletableFuture<Float> bad = service.pipeline().submit("a,1", 3);
    log.add("piped " + !good.join().isNaN());
    log.add("bad " + bad.handle((score, failure) -> failure != null).join());
    Row row = Row.parse("a,1,2,3", 3);
    log.add("sum " + service.pipeline().sumInBackground(row));
    log.add("all " + service.pipeline().scoreAll(List.of(row, row)).size());
  }

  private static void trace(Service service, List<String> log) throws BadRowException {
    Row one = Row.parse("a,1,2,3", 3);
    Row two = Row.parse("b,3,2,1", 3);
    log.add("traced " + !Float.isNaN(service.compiled().score(one)));
    log.add("total " + !Float.isNaN(service.compiled().total(List.of(one, two))));
    log.add("traces " + service.compiled().traces());
  }
}
