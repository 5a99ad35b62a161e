// model: smile smile.deep.tensor.Tensor push(AutoScope): { arguments: enters } pop(): { leaves-scope: true }
// outcome: prints made in it true, removed false
// folder: smile
// needs: natives
// java: 21
import smile.deep.tensor.Tensor;
import smile.util.AutoScope;

/** The scope that was pushed owns new tensors, and {@code pop} closes it. */
final class SmileScope {
  public static void main(String[] args) {
    AutoScope scope = new AutoScope();
    Tensor.push(scope);
    Tensor x = Tensor.ones(2, 3);
    Tensor y = x.add(1.0);
    scope.remove(y);
    Tensor.pop();
    System.out.println("made in it " + x.asTorch().isNull() + ", removed " + y.asTorch().isNull());
  }
}
