// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.safetensors.Safetensors;
import dev.tensorlint.runtime.safetensors.SafetensorsException;
import dev.tensorlint.runtime.tracking.LeakWatch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SavedWeightsTest {

  private final LeakWatch watch = LeakWatch.start();
  private final Path file;

  SavedWeightsTest(@TempDir Path folder) {
    this.file = folder.resolve("weights.safetensors");
  }

  @AfterEach
  void nothingLeaks() {
    assertEquals("no leaks", watch.report().toString());
    watch.close();
  }

  private static Sequential model(long seed) {
    return Sequential.withInputs(
        2,
        new SimpleRnn(3).withSeed(seed).returningSequences(),
        Activation.RELU,
        new SimpleRnn(2).withSeed(seed));
  }

  private static float[] answer(Model model) {
    return TensorScope.tidy(() -> model.predict(Tensor.ones(1, 4, 2)).toFloatArray());
  }

  @Test
  void aModelAnswersAsTheOneThatWasSaved() throws IOException {
    try (Sequential saved = model(1);
        Sequential loaded = model(2)) {
      saved.save(file);
      loaded.load(file);
      assertArrayEquals(answer(saved), answer(loaded));
    }
  }

  @Test
  void weightsAreNamedByLayer() throws IOException {
    try (Sequential saved = model(1)) {
      saved.save(file);
    }
    Map<String, Tensor> tensors = Safetensors.read(file);
    assertEquals(
        Set.of("0.kernel", "0.recurrent", "0.bias", "2.kernel", "2.recurrent", "2.bias"),
        tensors.keySet());
    tensors.values().forEach(Tensor::close);
  }

  @Test
  void filesOfOtherModelsChangeNothing() throws IOException {
    try (Sequential saved = Sequential.withInputs(2, new Dense(1));
        Sequential wide = Sequential.withInputs(3, new Dense(1));
        Sequential deep = Sequential.withInputs(2, new Dense(1), new Dense(1))) {
      saved.save(file);
      float[] before = wide.variables().get(0).value().toFloatArray();
      String shape = assertThrows(IllegalArgumentException.class, () -> wide.load(file)).toString();
      assertEquals(
          "java.lang.IllegalArgumentException: "
              + file
              + " holds `0.kernel` as float32 [2, 1], the model has float32 [3, 1]",
          shape);
      assertThrows(IllegalArgumentException.class, () -> deep.load(file));
      Files.writeString(file, "no tensors at all");
      assertThrows(SafetensorsException.class, () -> wide.load(file));
      assertArrayEquals(before, wide.variables().get(0).value().toFloatArray());
    }
  }

  @Test
  void weightsMustBeMade() {
    try (Sequential model = Sequential.of(new Dense(1))) {
      assertThrows(IllegalStateException.class, () -> model.save(file));
      assertThrows(IllegalStateException.class, () -> model.load(file));
    }
  }

  @Test
  void aClosedModelIsNeitherSavedNorLoaded() {
    Sequential model = model(1);
    model.close();
    assertThrows(ModelClosedException.class, () -> model.save(file));
    assertThrows(ModelClosedException.class, () -> model.load(file));
  }
}
