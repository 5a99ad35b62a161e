import java.awt.image.BufferedImage;
import java.util.List;
import smile.deep.Dataset;
import smile.deep.Loss;
import smile.deep.Model;
import smile.deep.Optimizer;
import smile.deep.SampleBatch;
import smile.deep.activation.ReLU;
import smile.deep.layer.Conv2dLayer;
import smile.deep.layer.LinearLayer;
import smile.deep.layer.SequentialBlock;
import smile.deep.metric.Accuracy;
import smile.deep.tensor.Device;
import smile.deep.tensor.Index;
import smile.deep.tensor.NoGradGuard;
import smile.deep.tensor.Tensor;
import smile.util.AutoScope;
import smile.vision.VisionModel;

/** Smile's tensors: the collector frees them, and does not know the size of their data. */
final class Smile {

  // ---- tensors ----

  void onceBad() {
    Tensor x = Tensor.randn(64, 784); // want UnscopedTensor potential
    System.out.println(x.length());
  }

  void onceOk() {
    try (Tensor x = Tensor.randn(64, 784)) {
      System.out.println(x.length());
    }
  }

  void perBatchBad(List<float[]> batches) {
    for (float[] batch : batches) {
      Tensor x = Tensor.of(batch, 64, 784); // want UnscopedTensor definite
      System.out.println(x.length());
    }
  }

  void perBatchOk(List<float[]> batches) {
    for (float[] batch : batches) {
      try (Tensor x = Tensor.of(batch, 64, 784)) {
        System.out.println(x.length());
      }
    }
  }

  void intermediateBad(List<Tensor> xs, Tensor w, Tensor b) {
    for (Tensor x : xs) {
      try (Tensor y = x.matmul(w).add(b)) { // want DiscardedTensor definite
        System.out.println(y.length());
      }
    }
  }

  /** The second step works in place. */
  void intermediateOk(List<Tensor> xs, Tensor w, Tensor b) {
    for (Tensor x : xs) {
      try (Tensor y = x.matmul(w).add_(b)) {
        System.out.println(y.length());
      }
    }
  }

  void overwrittenBad(Tensor start, int steps) {
    Tensor x = start.exp();
    for (int i = 0; i < steps; i++) {
      x = x.mul(start); // want OverwrittenTensor definite
    }
    x.close();
  }

  void overwrittenOk(Tensor start, int steps) {
    Tensor x = start.exp();
    for (int i = 0; i < steps; i++) {
      x = x.mul_(start);
    }
    x.close();
  }

  void movedBad(List<Tensor> xs, Device gpu, Model model) {
    for (Tensor x : xs) {
      try (Tensor y = model.forward(x.to(gpu))) { // want DiscardedTensor definite
        System.out.println(y.length());
      }
    }
  }

  void movedOk(List<Tensor> xs, Device gpu, Model model) {
    for (Tensor x : xs) {
      try (Tensor moved = x.to(gpu);
          Tensor y = model.forward(moved)) {
        System.out.println(y.length());
      }
    }
  }

  float afterCloseBad() {
    Tensor x = Tensor.ones(2, 3);
    x.close();
    return x.getFloat(0, 0); // want UseAfterDispose definite
  }

  void argumentAfterCloseBad(Tensor y) {
    Tensor x = Tensor.ones(2, 3);
    x.close();
    y.add_(x); // want UseAfterDispose definite
  }

  void inPlaceAfterCloseBad() {
    Tensor x = Tensor.ones(2, 3);
    Tensor same = x.add_(1.0);
    x.close();
    System.out.println(same.length()); // want UseAfterDispose definite
  }

  void closedTwiceOk() {
    Tensor x = Tensor.ones(2, 3);
    x.close();
    x.close();
  }

  /** Views share the storage. */
  void viewsOk(List<Tensor> xs) {
    for (Tensor x : xs) {
      Tensor flat = x.reshape(x.size(0), 784);
      System.out.println(flat.transpose(0, 1).length() + x.get(Index.Colon, Index.of(1)).dim());
    }
  }

  /** One number each. */
  void numbersOk(List<Tensor> xs) {
    for (Tensor x : xs) {
      System.out.println(x.sum().floatValue() + x.max().floatValue());
    }
  }

  void hitsBad(List<Tensor> outputs, Tensor target) {
    for (Tensor output : outputs) {
      System.out.println(output.argmax(1, false).length()); // want DiscardedTensor definite
    }
  }

  Tensor returnedOk(float[] data) {
    return Tensor.of(data);
  }

  void helperBad(List<float[]> batches) {
    for (float[] batch : batches) {
      Tensor x = returnedOk(batch); // want UnscopedTensor definite
      System.out.println(x.length());
    }
  }

  // ---- scopes ----

  void scopeOk(List<float[]> batches, Tensor w) {
    for (float[] batch : batches) {
      try (AutoScope scope = new AutoScope()) {
        Tensor.push(scope);
        Tensor y = Tensor.of(batch, 64, 784).matmul(w);
        System.out.println(y.length());
        Tensor.pop();
      }
    }
  }

  Tensor outOfScopeBad(Tensor x, Tensor w) {
    try (AutoScope scope = new AutoScope()) {
      Tensor.push(scope);
      Tensor y = x.matmul(w);
      Tensor.pop();
      return y; // want EscapesScope definite
    }
  }

  /** A scope that is not pushed owns what is added to it, and nothing else. */
  Tensor notPushedOk(Tensor x, Tensor w) {
    try (AutoScope scope = new AutoScope()) {
      Tensor y = scope.add(x.matmul(w));
      return y.softmax(1);
    }
  }

  void notPushedBad(List<Tensor> xs, Tensor w) {
    for (Tensor x : xs) {
      try (AutoScope scope = new AutoScope()) {
        Tensor y = scope.add(x.matmul(w));
        Tensor z = y.exp(); // want UnscopedTensor definite
        System.out.println(z.length());
      }
    }
  }

  /** What was created before the scope is pushed is not its. */
  Tensor pushedLaterOk(Tensor x, Tensor w) {
    try (AutoScope scope = new AutoScope()) {
      Tensor y = x.matmul(w);
      Tensor.push(scope);
      System.out.println(y.exp().length());
      Tensor.pop();
      return y;
    }
  }

  private static void enter(AutoScope scope) {
    Tensor.push(scope);
  }

  void pushedByHelperOk(List<Tensor> xs, Tensor w) {
    for (Tensor x : xs) {
      try (AutoScope scope = new AutoScope()) {
        enter(scope);
        System.out.println(x.matmul(w).length());
      }
    }
  }

  Tensor pushedByHelperBad(Tensor x, Tensor w) {
    try (AutoScope scope = new AutoScope()) {
      enter(scope);
      return x.matmul(w); // want EscapesScope definite
    }
  }

  Tensor removedOk(Tensor x, Tensor w) {
    try (AutoScope scope = new AutoScope()) {
      Tensor.push(scope);
      Tensor y = x.matmul(w).softmax(1);
      scope.remove(y);
      Tensor.pop();
      return y;
    }
  }

  Tensor poppedOk(Tensor x, Tensor w) {
    AutoScope scope = new AutoScope();
    Tensor.push(scope);
    try {
      Tensor y = x.matmul(w).softmax(1);
      scope.remove(y);
      return y;
    } finally {
      Tensor.pop();
    }
  }

  /** The scope is closed by then. */
  float readAfterPopBad(Tensor x, Tensor w) {
    Tensor.push(new AutoScope());
    Tensor y = x.matmul(w);
    Tensor.pop();
    return y.floatValue(); // want UseAfterDispose definite
  }

  /** Scopes are closed from the inside. */
  float innerScopeOk(Tensor x, Tensor w) {
    Tensor.push(new AutoScope());
    Tensor y = x.matmul(w);
    Tensor.push(new AutoScope());
    System.out.println(y.exp().length());
    Tensor.pop();
    float number = y.floatValue();
    Tensor.pop();
    return number;
  }

  float perBatchOk(List<Tensor> xs, Tensor w) {
    float sum = 0;
    for (Tensor x : xs) {
      Tensor.push(new AutoScope());
      try {
        sum += x.matmul(w).floatValue();
      } finally {
        Tensor.pop();
      }
    }
    return sum;
  }

  void addedOk(Tensor x, Tensor w) {
    try (AutoScope scope = new AutoScope()) {
      Tensor y = scope.add(x.matmul(w));
      System.out.println(y.length());
    }
  }

  Tensor addedBad(Tensor x, Tensor w) {
    try (AutoScope scope = new AutoScope()) {
      return scope.add(x.matmul(w)); // want EscapesScope definite
    }
  }

  void givenOk(Tensor x, Tensor w) {
    try (AutoScope scope = new AutoScope(x.matmul(w), x.exp())) {
      System.out.println(w.length());
    }
  }

  void scopeBad(Tensor x) {
    AutoScope scope = new AutoScope(); // want UnclosedResource definite
    scope.add(x.exp());
  }

  // ---- data, models ----

  void dataBad(float[][] images, int[] labels, Model model) {
    for (int epoch = 0; epoch < 10; epoch++) {
      Dataset data = Dataset.of(images, labels, 64); // want UnclosedResource definite
      model.eval(data, new Accuracy());
    }
  }

  void dataOk(float[][] images, int[] labels, Model model) throws Exception {
    try (Dataset data = Dataset.of(images, labels, 64)) {
      model.train(10, Optimizer.Adam(model, 1e-3), Loss.nll(), data);
    }
  }

  void batchesOk(Dataset data, Model model) {
    for (SampleBatch batch : data) {
      try (batch;
          Tensor y = model.forward(batch.data())) {
        System.out.println(y.length());
      }
    }
  }

  void batchAfterCloseBad(Tensor images, Tensor labels, Model model) {
    SampleBatch batch = new SampleBatch(images, labels);
    Tensor x = batch.data();
    batch.close();
    System.out.println(x.length()); // want ViewOutlivesOwner definite
  }

  /** To close them before their batch is nothing wrong. */
  void partsOfBatchOk(Dataset data) {
    for (SampleBatch batch : data) {
      batch.data().close();
      batch.target().close();
      batch.close();
    }
  }

  void lossBad(Dataset data, Model model, Loss loss, Optimizer optimizer) {
    for (SampleBatch batch : data) {
      try (batch;
          Tensor y = model.forward(batch.data())) {
        Tensor error = loss.apply(y, batch.target()); // want UnscopedTensor definite
        error.backward();
        optimizer.step();
      }
    }
  }

  void lossOk(Dataset data, Model model, Loss loss, Optimizer optimizer) {
    for (SampleBatch batch : data) {
      try (batch;
          Tensor y = model.forward(batch.data());
          Tensor error = loss.apply(y, batch.target())) {
        error.backward();
        optimizer.step();
      }
    }
  }

  void guardBad(Tensor x, Model model) {
    NoGradGuard guard = Tensor.noGradGuard(); // want UnclosedResource definite
    model.forward(x).close();
  }

  void guardOk(Tensor x, Model model) {
    try (NoGradGuard guard = Tensor.noGradGuard();
        Tensor y = model.forward(x)) {
      System.out.println(y.length());
    }
  }

  void imageBad(List<BufferedImage> images, VisionModel model) {
    for (BufferedImage image : images) {
      Tensor y = model.forward(image); // want UnscopedTensor definite
      System.out.println(y.argmax(1, false).intValue()); // want DiscardedTensor definite
    }
  }

  void imageOk(List<BufferedImage> images, VisionModel model) {
    for (BufferedImage image : images) {
      try (Tensor y = model.forward(image);
          Tensor top = y.argmax(1, false)) {
        System.out.println(top.intValue());
      }
    }
  }

  void layersBad(List<Tensor> xs, Conv2dLayer conv, LinearLayer output) {
    for (Tensor x : xs) {
      Tensor hidden = conv.forward(x); // want UnscopedTensor definite
      output.forward(hidden).close();
    }
  }

  /** An activation in place gives its input back; any other one gives a new tensor. */
  void activationBad(List<Tensor> xs, LinearLayer input, ReLU relu) {
    for (Tensor x : xs) {
      try (Tensor hidden = relu.forward(input.forward(x))) { // want UnscopedTensor potential
        System.out.println(hidden.length());
      }
    }
  }

  void activationOk(List<Tensor> xs, LinearLayer input, ReLU relu) {
    for (Tensor x : xs) {
      try (Tensor hidden = input.forward(x)) {
        System.out.println(relu.forward(hidden).length());
      }
    }
  }

  /** Models and layers cannot be closed. */
  Model modelOk() {
    SequentialBlock net = new SequentialBlock(new LinearLayer(784, 64), new ReLU(true));
    return new Model(net).eval();
  }
}
