// model: smile smile.deep.tensor.Tensor "*_(*)": { result: { alias: receiver } }
// outcome: prints in place true, view 2.0
// folder: smile
// needs: natives
// java: 21
import smile.deep.tensor.Tensor;

/** A step in place gives its tensor back; a view keeps the storage when its tensor is closed. */
final class SmileViews {
  public static void main(String[] args) {
    Tensor x = Tensor.ones(2, 3);
    boolean isSame = x.add_(1.0) == x;
    Tensor view = x.reshape(3, 2);
    x.close();
    System.out.println("in place " + isSame + ", view " + view.getFloat(2, 1));
  }
}
