package lib;

import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.NDManager;

/** Arrays of one number. */
public final class Arrays {

  public static NDArray one(NDManager manager) {
    return manager.create(1f);
  }

  public static void free(NDArray array) {
    array.close();
  }

  static float usedAfterRelease(NDManager manager) {
    NDArray array = one(manager);
    free(array);
    return array.getFloat();
  }
}
