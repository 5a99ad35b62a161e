// runs: clean

/** No tensor is anywhere near. */
final class GcWithoutTensors {
  static void run() {
    byte[] block = new byte[1 << 20];
    System.out.println(block.length);
    block = null;
    System.gc();
  }
}
