// model: djl ai.djl.Model newPredictor(*): { result: { child-of: receiver } }
// outcome: prints 1.0 false
// folder: djl
// needs: natives
import ai.djl.Model;
import ai.djl.inference.Predictor;
import ai.djl.ndarray.NDList;
import ai.djl.nn.Blocks;
import ai.djl.translate.NoopTranslator;

/** The manager of a predictor ends with its model. */
final class DjlPredictorOfModel {
  public static void main(String[] args) throws Exception {
    Model model = Model.newInstance("identity");
    model.setBlock(Blocks.identityBlock());
    Predictor<NDList, NDList> predictor = model.newPredictor(new NoopTranslator(null));
    NDList input = new NDList(model.getNDManager().create(1f));
    float number = predictor.predict(input).head().getFloat();
    ai.djl.ndarray.NDManager manager = model.getNDManager().newSubManager();
    model.close();
    System.out.println(number + " " + manager.isOpen());
  }
}
