package util;

/** Names of arrays. */
public final class Names {

  public static String of(int number) {
    return "array " + number;
  }
}
