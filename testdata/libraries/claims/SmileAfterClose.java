// model: smile smile.deep.tensor.Tensor release: { methods: [close], again: allowed, collected: uncounted }
// outcome: throws java.lang.NullPointerException
// folder: smile
// needs: natives
// java: 21
import smile.deep.tensor.Tensor;

/** A tensor may be closed twice, and cannot be read after that. */
final class SmileAfterClose {
  public static void main(String[] args) {
    Tensor x = Tensor.ones(1);
    x.close();
    x.close();
    System.out.println(x.floatValue());
  }
}
