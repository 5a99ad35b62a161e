// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorDisposedException;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import dev.tensorlint.runtime.tracking.HandleKind;
import dev.tensorlint.runtime.tracking.LeakWatch;
import dev.tensorlint.runtime.tracking.Site;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** What the README's example says of the demo happens when the demo runs. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class DemoRunTest {

  private URLClassLoader demo;

  @BeforeAll
  void compile(@TempDir Path classes) throws IOException {
    try (Stream<Path> files = Files.list(Folders.TESTDATA.resolve("demo"))) {
      Compilation.of(files.sorted().toList(), classes);
    }
    URL[] folder = {classes.toUri().toURL()};
    demo = new URLClassLoader(folder, Tensor.class.getClassLoader());
  }

  @AfterAll
  void close() throws IOException {
    demo.close();
  }

  @Test
  void theEarlyReturnLeaksThePrediction() throws ReflectiveOperationException {
    try (LeakWatch watch = LeakWatch.start();
        Model model = Sequential.withInputs(2, new Dense(1))) {
      Class<?> service = demo.loadClass("demo.FraudService");
      Object fraud = service.getConstructor(Model.class).newInstance(model);
      float[] harmless = {0, 0};
      assertEquals(0f, service.getMethod("score", float[].class).invoke(fraud, harmless));
      List<Site> leaks = watch.report().sites(HandleKind.TENSOR);
      assertEquals("[FraudService.java:20]", leaks.toString());
    }
  }

  @Test
  void theVarianceIsReadAfterItsClose() throws ReflectiveOperationException {
    Class<?> normalizer = demo.loadClass("demo.Normalizer");
    try (Tensor batch = Tensor.of(1f, 2f, 3f)) {
      InvocationTargetException thrown =
          assertThrows(
              InvocationTargetException.class,
              () -> normalizer.getMethod("normalize", Tensor.class).invoke(null, batch));
      TensorDisposedException disposed =
          assertInstanceOf(TensorDisposedException.class, thrown.getCause());
      assertEquals("Normalizer.java:21", disposed.usedAt().toString());
    }
  }

  @Test
  void thePreloadedModelIsGoneWhenMemoryIsShort() throws ReflectiveOperationException {
    Class<?> models = demo.loadClass("demo.ModelCache");
    Object cache = models.getConstructor().newInstance();
    models.getMethod("preload", String.class, int.class).invoke(cache, "books", 4);
    GarbageCollection.until(() -> false);
    assertEquals(Optional.empty(), models.getMethod("find", String.class).invoke(cache, "books"));
  }

  @Test
  void theCleanOneIsClean() throws ReflectiveOperationException {
    Class<?> similarity = demo.loadClass("demo.Similarity");
    try (LeakWatch watch = LeakWatch.start();
        Tensor a = Tensor.of(1f, 0f);
        Tensor b = Tensor.of(0f, 2f)) {
      Object cosine = similarity.getMethod("cosine", Tensor.class, Tensor.class).invoke(null, a, b);
      Object centre = similarity.getMethod("centre", List.class).invoke(null, List.of(a, b));
      Object unit = similarity.getMethod("unit", Tensor.class).invoke(null, b);
      assertEquals(0f, cosine);
      assertInstanceOf(Tensor.class, centre).close();
      assertInstanceOf(Tensor.class, unit).close();
      assertEquals(2, watch.report().tensors());
    }
  }
}
