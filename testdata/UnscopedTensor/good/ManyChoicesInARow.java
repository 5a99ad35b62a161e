// runs: clean
import dev.tensorlint.runtime.Tensor;

/** Each choice is used and closed before the next one: what is closed keeps no paths apart. */
final class ManyChoicesInARow {
  static void run() {
    use(3);
    use(12);
  }

  private static void use(int count) {
    Tensor t0;
    if (count > 0) {
      t0 = Tensor.of(0f, 1f);
    } else {
      t0 = Tensor.of(0f, 2f);
    }
    System.out.println(t0.toFloatArray()[0]);
    t0.close();
    Tensor t1;
    if (count > 1) {
      t1 = Tensor.of(1f, 1f);
    } else {
      t1 = Tensor.of(1f, 2f);
    }
    System.out.println(t1.toFloatArray()[0]);
    t1.close();
    Tensor t2;
    if (count > 2) {
      t2 = Tensor.of(2f, 1f);
    } else {
      t2 = Tensor.of(2f, 2f);
    }
    System.out.println(t2.toFloatArray()[0]);
    t2.close();
    Tensor t3;
    if (count > 3) {
      t3 = Tensor.of(3f, 1f);
    } else {
      t3 = Tensor.of(3f, 2f);
    }
    System.out.println(t3.toFloatArray()[0]);
    t3.close();
    Tensor t4;
    if (count > 4) {
      t4 = Tensor.of(4f, 1f);
    } else {
      t4 = Tensor.of(4f, 2f);
    }
    System.out.println(t4.toFloatArray()[0]);
    t4.close();
    Tensor t5;
    if (count > 5) {
      t5 = Tensor.of(5f, 1f);
    } else {
      t5 = Tensor.of(5f, 2f);
    }
    System.out.println(t5.toFloatArray()[0]);
    t5.close();
    Tensor t6;
    if (count > 6) {
      t6 = Tensor.of(6f, 1f);
    } else {
      t6 = Tensor.of(6f, 2f);
    }
    System.out.println(t6.toFloatArray()[0]);
    t6.close();
  }
}
