// runs: leaks 4 tensors
import dev.tensorlint.runtime.Tensor;

/** Other code calls main as well, as a test does, so that its end is not the end of the process. */
final class MainIsCalled {
  public static void main(String[] args) {
    Tensor weights = Tensor.of(1f, -2f); // want UnscopedTensor definite
    System.out.println(weights.toFloatArray()[0] + args.length);
  }

  static void run() {
    main(new String[] {"first"});
    main(new String[] {"again"});
    train();
  }

  private static void train() {
    for (int epoch = 0; epoch < 2; epoch++) {
      Tensor loss = Tensor.of(epoch); // want UnscopedTensor definite
      System.out.println(loss.item());
    }
  }
}
