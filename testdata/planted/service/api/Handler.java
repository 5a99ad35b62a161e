package service.api;

import java.io.IOException;
import service.data.BadRowException;

/** Answers the requests of one kind. */
public interface Handler extends AutoCloseable {
  Response handle(Request request) throws BadRowException, IOException;

  @Override
  default void close() {}
}
