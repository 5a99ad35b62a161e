// model: smile smile.util.AutoScope add(AutoCloseable): { result: { alias: argument 0 }, arguments: attaches-to }
// outcome: prints given true, added true, same true
// folder: smile
// needs: natives
// java: 21
import smile.deep.tensor.Tensor;
import smile.util.AutoScope;

/** A scope closes what it was made of, and what was added to it. */
final class SmileAdded {
  public static void main(String[] args) {
    Tensor x = Tensor.ones(2);
    Tensor y = Tensor.ones(2);
    AutoScope scope = new AutoScope(x);
    boolean isSame = scope.add(y) == y;
    scope.close();
    System.out.println(
        "given " + x.asTorch().isNull() + ", added " + y.asTorch().isNull() + ", same " + isSame);
  }
}
