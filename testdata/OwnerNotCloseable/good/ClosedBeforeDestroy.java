// runs: clean
import dev.tensorlint.runtime.Tensor;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** A container calls the annotated methods. */
final class ClosedBeforeDestroy {
  static void run() {
    Bean bean = new Bean();
    bean.init();
    System.out.println(bean.first());
    bean.tidyUp();
  }

  private static final class Bean {
    private Tensor table;

    @PostConstruct
    void init() {
      table = Tensor.of(1f, -2f);
    }

    float first() {
      return table.toFloatArray()[0];
    }

    @PreDestroy
    void tidyUp() {
      if (table != null) {
        table.close();
        table = null;
      }
    }
  }

  @Retention(RetentionPolicy.RUNTIME)
  @interface PostConstruct {}

  @Retention(RetentionPolicy.RUNTIME)
  @interface PreDestroy {}
}
