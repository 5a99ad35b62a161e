// models: tensorflow tribuo
import java.nio.file.Path;
import java.util.List;
import org.tensorflow.Session;
import org.tensorflow.types.TFloat32;
import org.tribuo.Dataset;
import org.tribuo.Example;
import org.tribuo.Output;
import org.tribuo.OutputFactory;
import org.tribuo.interop.onnx.extractors.BERTFeatureExtractor;
import org.tribuo.interop.tensorflow.FeatureConverter;
import org.tribuo.interop.tensorflow.TensorFlowModel;
import org.tribuo.interop.tensorflow.TensorFlowTrainer;
import org.tribuo.interop.tensorflow.TensorMap;
import org.tribuo.math.la.SGDVector;

/** Tribuo's models in ONNX Runtime and TensorFlow, and the tensors that they are given. */
final class Tribuo {

  void inputsBad(Session session, FeatureConverter converter, SGDVector features) {
    TensorMap inputs = converter.convert(features); // want UnclosedResource definite
    inputs.feedInto(session.runner()).addTarget("train").run();
  }

  void inputsOk(Session session, FeatureConverter converter, SGDVector features) {
    try (TensorMap inputs = converter.convert(features)) {
      inputs.feedInto(session.runner()).addTarget("train").run();
    }
  }

  void wrappedBad(Session session) {
    TensorMap inputs = new TensorMap("x", TFloat32.scalarOf(1)); // want UnscopedTensor definite
    inputs.feedInto(session.runner()).addTarget("train").run();
  }

  void wrappedOk(Session session) {
    try (TensorMap inputs = new TensorMap("x", TFloat32.scalarOf(1))) {
      inputs.feedInto(session.runner()).addTarget("train").run();
    }
  }

  void inputsOfEachBad(Session session, FeatureConverter converter, List<SGDVector> batches) {
    for (SGDVector batch : batches) {
      TensorMap inputs = converter.convert(batch); // want UnclosedResource definite
      inputs.feedInto(session.runner()).addTarget("train").run();
    }
  }

  void inputsOfEachOk(Session session, FeatureConverter converter, List<SGDVector> batches) {
    for (SGDVector batch : batches) {
      try (TensorMap inputs = converter.convert(batch)) {
        inputs.feedInto(session.runner()).addTarget("train").run();
      }
    }
  }

  void closedInputsBad(Session session, FeatureConverter converter, SGDVector features) {
    TensorMap inputs = converter.convert(features);
    inputs.close();
    inputs.feedInto(session.runner()).addTarget("train").run(); // want UseAfterDispose definite
  }

  TensorMap convertedOk(FeatureConverter converter, SGDVector features) {
    return converter.convert(features);
  }

  void ofHelperBad(Session session, FeatureConverter converter, SGDVector features) {
    TensorMap inputs = convertedOk(converter, features); // want UnclosedResource definite
    inputs.feedInto(session.runner()).addTarget("train").run();
  }

  void inTheCallBad(Session session, FeatureConverter converter, SGDVector features) {
    converter.convert(features).feedInto(session.runner()).addTarget("train").run(); // want UnclosedResource definite
  }

  void onOnePathBad(Session session, FeatureConverter converter, SGDVector features, boolean keep) {
    TensorMap inputs = converter.convert(features); // want UnclosedResource potential
    inputs.feedInto(session.runner());
    if (!keep) {
      inputs.close();
    }
  }

  void closedInFinallyOk(Session session, FeatureConverter converter, SGDVector features) {
    TensorMap inputs = converter.convert(features);
    try {
      inputs.feedInto(session.runner()).addTarget("train").run();
    } finally {
      inputs.close();
    }
  }

  /** The map closes its tensor. */
  void givenTensorOk(Session session) {
    TFloat32 one = TFloat32.scalarOf(1);
    try (TensorMap inputs = new TensorMap("x", one)) {
      inputs.feedInto(session.runner()).addTarget("train").run();
    }
  }

  float tensorAfterMapBad() {
    TFloat32 one = TFloat32.scalarOf(1);
    TensorMap inputs = new TensorMap("x", one);
    inputs.close();
    return one.getFloat(); // want UseAfterDispose definite
  }

  <T extends Output<T>> void trainedBad(TensorFlowTrainer<T> trainer, Dataset<T> data, Example<T> one) {
    TensorFlowModel<T> model = trainer.train(data); // want UnclosedResource definite
    System.out.println(model.predict(one));
  }

  <T extends Output<T>> void trainedOk(TensorFlowTrainer<T> trainer, Dataset<T> data, Example<T> one) {
    try (TensorFlowModel<T> model = trainer.train(data)) {
      System.out.println(model.predict(one));
    }
  }

  <T extends Output<T>> TensorFlowModel<T> returnedOk(TensorFlowTrainer<T> trainer, Dataset<T> data) {
    return trainer.train(data);
  }

  <T extends Output<T>> void predictedAfterCloseBad(TensorFlowModel<T> model, Example<T> one) {
    model.close();
    System.out.println(model.predict(one)); // want UseAfterDispose definite
  }

  <T extends Output<T>> void perRequestBad(TensorFlowTrainer<T> trainer, List<Dataset<T>> data) {
    for (Dataset<T> each : data) {
      TensorFlowModel<T> model = trainer.train(each); // want UnclosedResource definite
      System.out.println(model.getBatchSize());
    }
  }

  <T extends Output<T>> void perRequestOk(TensorFlowTrainer<T> trainer, List<Dataset<T>> data) {
    for (Dataset<T> each : data) {
      try (TensorFlowModel<T> model = trainer.train(each)) {
        System.out.println(model.getBatchSize());
      }
    }
  }

  <T extends Output<T>> void extractorBad(OutputFactory<T> outputs, Path model, Path tokens) {
    BERTFeatureExtractor<T> extractor = extractorOk(outputs, model, tokens); // want UnclosedResource definite
    System.out.println(extractor);
  }

  <T extends Output<T>> BERTFeatureExtractor<T> extractorOk(OutputFactory<T> outputs, Path model, Path tokens) {
    return new BERTFeatureExtractor<>(outputs, model, tokens);
  }

  <T extends Output<T>> int sizeAfterCloseOk(TensorFlowModel<T> model) {
    model.close();
    return model.getBatchSize();
  }

  void closedTwiceOk(FeatureConverter converter, SGDVector features) {
    TensorMap inputs = converter.convert(features);
    inputs.close();
    inputs.close();
  }

  static final class HolderBad {
    private final TensorFlowModel<?> model; // want OwnerNotCloseable definite

    <T extends Output<T>> HolderBad(TensorFlowTrainer<T> trainer, Dataset<T> data) {
      model = trainer.train(data);
    }

    int size() {
      return model.getBatchSize();
    }
  }
}
