import static org.bytedeco.pytorch.global.torch.add;
import static org.bytedeco.pytorch.global.torch.ones;

import java.util.List;
import org.bytedeco.javacpp.Pointer;
import org.bytedeco.javacpp.PointerScope;
import org.bytedeco.pytorch.AutoGradMode;
import org.bytedeco.pytorch.IValue;
import org.bytedeco.pytorch.IValueVector;
import org.bytedeco.pytorch.InferenceMode;
import org.bytedeco.pytorch.JitModule;
import org.bytedeco.pytorch.LinearImpl;
import org.bytedeco.pytorch.NoGradGuard;
import org.bytedeco.pytorch.Scalar;
import org.bytedeco.pytorch.Tensor;
import org.bytedeco.pytorch.global.torch;

/** PyTorch by JavaCPP: the collector frees a tensor, and does not know the size of its data. */
final class PyTorch {

  // ---- tensors ----

  void onceBad() {
    Tensor x = ones(2, 3); // want UnscopedTensor potential
    System.out.println(x.numel());
  }

  void onceOk() {
    try (Tensor x = ones(2, 3)) {
      System.out.println(x.numel());
    }
  }

  void perStepBad(int steps) {
    for (int i = 0; i < steps; i++) {
      Tensor x = ones(2, 3); // want UnscopedTensor definite
      System.out.println(x.numel());
    }
  }

  void perStepOk(int steps) {
    for (int i = 0; i < steps; i++) {
      try (Tensor x = ones(2, 3)) {
        System.out.println(x.numel());
      }
    }
  }

  void scopePerStepOk(int steps) {
    for (int i = 0; i < steps; i++) {
      try (PointerScope scope = new PointerScope()) {
        Tensor x = ones(2, 3);
        Tensor y = x.add(x);
        System.out.println(y.numel());
      }
    }
  }

  void intermediateBad(List<Tensor> xs) {
    for (Tensor x : xs) {
      try (Tensor y = x.add(x).mul(x)) { // want DiscardedTensor definite
        System.out.println(y.numel());
      }
    }
  }

  void intermediateOk(List<Tensor> xs) {
    for (Tensor x : xs) {
      try (Tensor sum = x.add(x);
          Tensor y = sum.mul(x)) {
        System.out.println(y.numel());
      }
    }
  }

  void functionBad(List<Tensor> xs) {
    for (Tensor x : xs) {
      Tensor y = add(x, x); // want UnscopedTensor definite
      System.out.println(y.numel());
    }
  }

  void functionOk(List<Tensor> xs) {
    for (Tensor x : xs) {
      try (Tensor y = add(x, x)) {
        System.out.println(y.numel());
      }
    }
  }

  /** Views share the storage of their tensor. */
  void viewsOk(List<Tensor> xs) {
    for (Tensor x : xs) {
      System.out.println(x.get(0).numel() + x.narrow(0, 0, 1).numel());
      Tensor column = x.view(-1, 1);
      System.out.println(column.t().numel());
    }
  }

  void copyOfViewBad(List<Tensor> xs) {
    for (Tensor x : xs) {
      Tensor first = x.get(0).clone(); // want UnscopedTensor definite
      System.out.println(first.numel());
    }
  }

  void inPlaceOk(List<Tensor> xs) {
    for (Tensor x : xs) {
      x.add_(x);
      x.addPut(x);
    }
  }

  void intoOutputOk(Tensor out, List<Tensor> xs) {
    for (Tensor x : xs) {
      torch.add_out(out, x, x);
    }
  }

  void overwrittenBad(Tensor start, int steps) {
    Tensor x = start.add(start);
    for (int i = 0; i < steps; i++) {
      x = x.add(start); // want OverwrittenTensor definite
    }
    x.close();
  }

  void overwrittenOk(Tensor start, int steps) {
    Tensor x = start.add(start);
    for (int i = 0; i < steps; i++) {
      Tensor next = x.add(start);
      x.close();
      x = next;
    }
    x.close();
  }

  void usedAfterCloseBad() {
    Tensor x = ones(2, 3);
    x.close();
    System.out.println(x.numel()); // want UseAfterDispose definite
  }

  void argumentAfterCloseBad(Tensor y) {
    Tensor x = ones(2, 3);
    x.close();
    y.add_(x); // want UseAfterDispose definite
  }

  void closedTwiceOk() {
    Tensor x = ones(2, 3);
    x.close();
    x.close();
  }

  Tensor outOfScopeBad() {
    try (PointerScope scope = new PointerScope()) {
      return ones(2, 3); // want EscapesScope definite
    }
  }

  Tensor retainedOk() {
    try (PointerScope scope = new PointerScope()) {
      Tensor x = ones(2, 3);
      x.retainReference();
      return x;
    }
  }

  Tensor returnedOk() {
    return ones(2, 3);
  }

  void helperBad(int steps) {
    for (int i = 0; i < steps; i++) {
      Tensor x = returnedOk(); // want UnscopedTensor definite
      System.out.println(x.numel());
    }
  }

  void gradientOk(Tensor x) {
    System.out.println(x.grad().numel());
  }

  void gradientAfterCloseBad() {
    Tensor x = ones(2, 3);
    Tensor gradient = x.grad();
    x.close();
    System.out.println(gradient.numel()); // want ViewOutlivesOwner definite
  }

  // ---- guards and modules ----

  void guardBad(Tensor x) {
    NoGradGuard guard = new NoGradGuard(); // want UnclosedResource definite
    x.add_(x);
  }

  void guardOk(Tensor x) {
    try (NoGradGuard guard = new NoGradGuard()) {
      x.add_(x);
    }
  }

  void modeBad(Tensor x) {
    AutoGradMode mode = new AutoGradMode(false); // want UnclosedResource definite
    x.add_(x);
  }

  void modelPerRequestBad(List<IValueVector> requests) {
    for (IValueVector request : requests) {
      try (JitModule model = torch.load("model.pt")) { // want HeavyResourceInLoop definite
        model.forward(request).close();
      }
    }
  }

  void modelOk(List<IValueVector> requests) {
    try (JitModule model = torch.load("model.pt")) {
      for (IValueVector request : requests) {
        try (IValue out = model.forward(request)) {
          Tensor y = out.toTensor();
          System.out.println(y.numel());
        }
      }
    }
  }

  void outputBad(JitModule model, List<IValueVector> requests) {
    for (IValueVector request : requests) {
      Tensor y = model.forward(request).toTensor(); // want UnclosedResource definite
      System.out.println(y.numel());
    }
  }

  void outputOutlivesBad(JitModule model, IValueVector request) {
    IValue out = model.forward(request);
    Tensor y = out.toTensor();
    out.close();
    System.out.println(y.numel()); // want ViewOutlivesOwner definite
  }

  /** A layer lends its weights. */
  void weightsOk(List<LinearImpl> layers) {
    for (LinearImpl layer : layers) {
      Tensor weight = layer.weight();
      System.out.println(weight.numel());
    }
  }

  void inputOk(JitModule model, List<IValueVector> requests, Tensor x) {
    for (IValueVector request : requests) {
      request.push_back(new IValue(x));
    }
  }

  /** A small structure. */
  void scalarOk(List<Tensor> xs) {
    for (Tensor x : xs) {
      x.mul_(new Scalar(2));
    }
  }

  /** A cast of an address: it owns nothing. */
  void castOk(Pointer address) {
    InferenceMode mode = new InferenceMode(address);
    System.out.println(mode.isNull());
  }
}
