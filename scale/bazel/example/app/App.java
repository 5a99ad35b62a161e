package app;

import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.NDManager;
import lib.Arrays;
import util.Names;

/** Uses the two libraries. */
public final class App {

  static float first(NDManager manager) {
    NDArray array = Arrays.one(manager);
    System.out.println(Names.of(1));
    return array.getFloat();
  }
}
