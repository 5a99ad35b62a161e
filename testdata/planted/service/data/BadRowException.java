package service.data;

/** A row does not have the values that it should. */
public final class BadRowException extends Exception {
  private static final long serialVersionUID = 1L;

  public BadRowException(String message) {
    super(message);
  }
}
