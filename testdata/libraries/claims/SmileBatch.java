// model: smile smile.deep.SampleBatch data(), target(): { result: { owned-by: receiver } }
// outcome: prints data true, target true
// folder: smile
// needs: natives
// java: 21
import smile.deep.SampleBatch;
import smile.deep.tensor.Tensor;

/** A batch closes its data and its target. */
final class SmileBatch {
  public static void main(String[] args) {
    SampleBatch batch = new SampleBatch(Tensor.ones(2), Tensor.ones(2));
    batch.close();
    System.out.println(
        "data "
            + batch.data().asTorch().isNull()
            + ", target "
            + batch.target().asTorch().isNull());
  }
}
