import ai.djl.Model;
import ai.djl.inference.Predictor;
import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.NDList;
import ai.djl.ndarray.NDManager;
import ai.djl.repository.zoo.ZooModel;
import ai.djl.training.GradientCollector;
import ai.djl.training.dataset.Batch;
import ai.djl.translate.Translator;
import java.util.ArrayList;
import java.util.List;

/** Classes of the program that extend modelled types, and what their constructors make. */
final class Heirs {
  static final List<Object> KNOWN = new ArrayList<>();

  static class Collector implements GradientCollector {
    @Override
    public void backward(NDArray target) {}

    @Override
    public void zeroGradients() {}

    @Override
    public void close() {
      KNOWN.clear();
    }
  }

  static final class Quiet extends Collector {
    @Override
    public void close() {}
  }

  static final class StillQuiet extends Collector {
    private boolean isClosed;

    @Override
    public void close() {
      isClosed = true;
    }
  }

  static final class Registered extends Collector {
    Registered() {
      KNOWN.add(this);
    }
  }

  static final class RegisteredByAMethod extends Collector {
    RegisteredByAMethod() {
      register();
    }

    private void register() {
      KNOWN.add(this);
    }
  }

  static final class Named extends Collector {
    private final String name;

    Named(String name) {
      this.name = name.trim();
    }

    Named() {
      this("none");
    }
  }

  /** Closes what it is given. */
  static final class Around extends Collector {
    private final NDManager manager;

    Around(NDManager manager) {
      this.manager = manager;
    }

    @Override
    public void close() {
      manager.close();
    }
  }

  /** Only looks at what it is given. */
  static final class Beside extends Collector {
    private final NDManager manager;

    Beside(NDManager manager) {
      this.manager = manager;
    }

    String name() {
      return manager.getName();
    }
  }

  static class MyPredictor extends Predictor<String, String> {
    MyPredictor(Model model, Translator<String, String> translator) {
      super(model, translator, null, false);
    }
  }

  static class MyZoo extends ZooModel<String, String> {
    MyZoo(Model model, Translator<String, String> translator) {
      super(model, translator);
    }

    MyZoo(Translator<String, String> translator) {
      super(Model.newInstance("made here"), translator);
    }

    MyZoo(Model model) {
      this(model, null);
    }
  }

  static final class MyZoosHeir extends MyZoo {
    MyZoosHeir(int n, Model model) {
      super(model, null);
    }
  }

  static final class MyList extends NDList {}

  static void dropped() {
    new Collector();
    new Quiet();
    new StillQuiet();
    new Registered();
    new RegisteredByAMethod();
    new Named("x");
    new Named();
    new MyList();
  }

  static void anonymous() {
    new Collector() {};
    new Collector() {
      @Override
      public void close() {}
    };
    new GradientCollector() {
      @Override
      public void backward(NDArray target) {}

      @Override
      public void zeroGradients() {}

      @Override
      public void close() {}
    };
  }

  static void closed() {
    try (Collector collector = new Collector();
        Named named = new Named()) {
      KNOWN.add(collector.toString() + named);
    }
  }

  static void closedTwiceAndUsed(NDArray array) {
    Collector collector = new Collector();
    collector.close();
    collector.backward(array);
  }

  static Collector given() {
    return new Named("given");
  }

  static void givenAndDropped() {
    given();
  }

  static void around() {
    Around around = new Around(NDManager.newBaseManager());
    around.close();
  }

  static void aroundAndDropped() {
    new Around(NDManager.newBaseManager());
  }

  static void beside() {
    try (NDManager manager = NDManager.newBaseManager();
        Beside beside = new Beside(manager)) {
      KNOWN.add(beside.name());
    }
  }

  static void predictor(Model model, Translator<String, String> translator) {
    new MyPredictor(model, translator);
  }

  static void wrapperClosed(Translator<String, String> translator) {
    Model model = Model.newInstance("wrapped");
    try (MyZoo zoo = new MyZoo(model, translator)) {
      KNOWN.add(zoo.toString());
    }
  }

  static void wrappedClosed(Translator<String, String> translator) {
    try (Model model = Model.newInstance("wrapped")) {
      KNOWN.add(new MyZoo(model).getName());
      KNOWN.add(new MyZoosHeir(1, model).getName());
    }
  }

  static void noneClosed() {
    Model model = Model.newInstance("wrapped");
    KNOWN.add(new MyZoosHeir(1, model).getName());
  }

  static MyZoo wrapperGiven() {
    return new MyZoosHeir(1, Model.newInstance("given"));
  }

  static void wrapperWithItsOwn(Translator<String, String> translator) {
    new MyZoo(translator);
  }
}
