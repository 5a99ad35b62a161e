// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.safetensors;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.tracking.LeakWatch;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SafetensorsTest {

  /** As other tools write it: spaces behind commas, texts about the file, tensors in any order. */
  private static final String FOREIGN =
      "{\"__metadata__\": {\"format\": \"pt\"}, "
          + "\"flags\": {\"dtype\": \"BOOL\", \"shape\": [3], \"data_offsets\": [24, 27]}, "
          + "\"weight\": {\"dtype\": \"F32\", \"shape\": [2, 2], \"data_offsets\": [0, 16]}, "
          + "\"ids\": {\"shape\": [2], \"data_offsets\": [16, 24], \"dtype\": \"I32\"}, "
          + "\"none\": {\"dtype\": \"F32\", \"shape\": [0, 5], \"data_offsets\": [27, 27]}}   ";

  private LeakWatch watch = LeakWatch.start();

  private final Path folder;

  SafetensorsTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @BeforeEach
  void start() {
    watch.close();
    watch = LeakWatch.start();
  }

  @AfterEach
  void nothingLeaks() {
    assertEquals("no leaks", watch.report().toString());
    watch.close();
  }

  private Path file() {
    return folder.resolve("model.safetensors");
  }

  private Path written(String header, byte... data) throws IOException {
    byte[] json = header.getBytes(StandardCharsets.UTF_8);
    return written(json.length, json, data);
  }

  private Path written(long length, byte[] json, byte... data) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ByteBuffer prefix = ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN).putLong(length);
    bytes.writeBytes(prefix.array());
    bytes.writeBytes(json);
    bytes.writeBytes(data);
    return Files.write(file(), bytes.toByteArray());
  }

  private static byte[] foreignData() {
    ByteBuffer data = ByteBuffer.allocate(27).order(ByteOrder.LITTLE_ENDIAN);
    data.putFloat(1.5f).putFloat(-2).putFloat(Float.NaN).putFloat(1e-40f);
    data.putInt(7).putInt(-1);
    data.put((byte) 1).put((byte) 0).put((byte) 1);
    return data.array();
  }

  private static void inScope(Runnable body) {
    TensorScope.tidy(body);
  }

  private static Map<String, Tensor> read(Path file) {
    try {
      return Safetensors.read(file);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static Tensor get(Map<String, Tensor> tensors, String name) {
    return Objects.requireNonNull(tensors.get(name), name);
  }

  @Test
  void filesOfOtherToolsAreRead() throws IOException {
    Path foreign = written(FOREIGN, foreignData());
    inScope(
        () -> {
          Map<String, Tensor> tensors = read(foreign);
          assertEquals(List.of("flags", "weight", "ids", "none"), List.copyOf(tensors.keySet()));
          assertEquals(Shape.of(2, 2), get(tensors, "weight").shape());
          assertArrayEquals(
              new float[] {1.5f, -2, Float.NaN, 1e-40f}, get(tensors, "weight").toFloatArray());
          assertArrayEquals(new int[] {7, -1}, get(tensors, "ids").toIntArray());
          assertArrayEquals(
              new boolean[] {true, false, true}, get(tensors, "flags").toBooleanArray());
          assertEquals(Shape.of(0, 5), get(tensors, "none").shape());
        });
  }

  @Test
  void whatIsWrittenIsTheFormat() throws IOException {
    try (Tensor flag = Tensor.ofBools(true, false);
        Tensor x = Tensor.of(1, -2)) {
      Map<String, Tensor> tensors = new LinkedHashMap<>();
      tensors.put("flag", flag);
      tensors.put("x \"1\"", x);
      Safetensors.write(file(), tensors, Map.of("made by", "a test"));
    }
    byte[] bytes = Files.readAllBytes(file());
    String header =
        "{\"__metadata__\":{\"made by\":\"a test\"},"
            + "\"x \\\"1\\\"\":{\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[0,8]},"
            + "\"flag\":{\"dtype\":\"BOOL\",\"shape\":[2],\"data_offsets\":[8,10]}}";
    ByteBuffer buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    int length = (int) buffer.getLong();
    assertEquals(0, length % 8);
    assertEquals(header, new String(bytes, 8, length, StandardCharsets.UTF_8).stripTrailing());
    assertEquals(1, buffer.getFloat(8 + length));
    assertEquals(-2, buffer.getFloat(12 + length));
    assertEquals(1, bytes[16 + length]);
    assertEquals(0, bytes[17 + length]);
    assertEquals(18 + length, bytes.length);
  }

  @Test
  void whatIsWrittenIsReadBack() throws IOException {
    try (Tensor scalar = Tensor.scalar(3);
        Tensor ints = Tensor.ofInts(Integer.MIN_VALUE, 0, Integer.MAX_VALUE);
        Tensor empty = Tensor.zeros(2, 0)) {
      Safetensors.write(file(), Map.of("scalar", scalar, "ints", ints, "empty", empty), Map.of());
      Safetensors.write(file(), Map.of("scalar", scalar, "ints", ints), Map.of());
    }
    inScope(
        () -> {
          Map<String, Tensor> tensors = read(file());
          assertEquals(2, tensors.size());
          assertEquals(Shape.of(), get(tensors, "scalar").shape());
          assertEquals(3, get(tensors, "scalar").item());
          assertEquals(DType.INT32, get(tensors, "ints").dtype());
          assertArrayEquals(
              new int[] {Integer.MIN_VALUE, 0, Integer.MAX_VALUE},
              get(tensors, "ints").toIntArray());
        });
  }

  @Test
  void allTypesAreReadBack() throws IOException {
    try (Tensor doubles = Tensor.ofDoubles(0.1, Double.MIN_VALUE, Double.NaN);
        Tensor longs = Tensor.ofLongs(Long.MIN_VALUE, (1L << 53) + 1);
        Tensor bytes = Tensor.ofUnsignedBytes(0, 128, 255)) {
      Safetensors.write(file(), Map.of("f64", doubles, "i64", longs, "u8", bytes), Map.of());
    }
    inScope(
        () -> {
          Map<String, Tensor> tensors = read(file());
          assertArrayEquals(
              new double[] {0.1, Double.MIN_VALUE, Double.NaN},
              get(tensors, "f64").toDoubleArray());
          assertArrayEquals(
              new long[] {Long.MIN_VALUE, (1L << 53) + 1}, get(tensors, "i64").toLongArray());
          assertArrayEquals(
              new byte[] {0, (byte) 128, (byte) 255}, get(tensors, "u8").toByteArray());
        });
  }

  @Test
  void aFailedWriteLeavesTheFormerFile() throws IOException {
    Files.writeString(file(), "former");
    Tensor closed = Tensor.of(1);
    closed.close();
    assertThrows(
        IllegalStateException.class,
        () -> Safetensors.write(file(), Map.of("x", closed), Map.of()));
    assertEquals("former", Files.readString(file()));
    try (var left = Files.list(folder)) {
      assertEquals(1, left.count());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "{ | the header is no JSON",
        "[] | the header needs an object, got an array",
        "{} {} | there is more than one value in the header",
        "{'x':1} | `x` needs an object, got a number",
        "{'x':{}} | `x` needs dtype, shape and data_offsets",
        "{'x':{'dtype':'F32','shape':[1]}} | `x` needs dtype, shape and data_offsets",
        "{'x':{'kind':1}} | `x` has an unknown field kind",
        "{'x':{'dtype':'F16','shape':[2],'data_offsets':[0,4]}} | `x` has dtype F16, this runtime"
            + " has F32, F64, I32, I64, U8, BOOL: convert it where it was written",
        "{'x':{'dtype':'F32','shape':[-1],'data_offsets':[0,4]}} | shape of `x` has -1, which is no"
            + " size",
        "{'x':{'dtype':'F32','shape':[1.5],'data_offsets':[0,4]}} | shape of `x` has 1.5, which is"
            + " no size",
        "{'x':{'dtype':'F32','shape':[99999999999],'data_offsets':[0,4]}} | `x` has an extent of"
            + " 99999999999",
        "{'x':{'dtype':'F32','shape':[65536,65536],'data_offsets':[0,4]}} | `x`: shape [65536,"
            + " 65536] has more than 2^31 - 1 elements",
        "{'x':{'dtype':'F32','shape':[2],'data_offsets':[0,4]}} | `x` is float32 [2] and needs 8"
            + " bytes, its data_offsets give 4",
        "{'x':{'dtype':'F32','shape':[1],'data_offsets':[4,0]}} | `x` is float32 [1] and needs 4"
            + " bytes, its data_offsets give -4",
        "{'x':{'dtype':'F32','shape':[1],'data_offsets':[0,4,8]}} | data_offsets of `x` needs 2"
            + " numbers, got 3",
        "{'x':{'dtype':'F32','shape':[1],'data_offsets':[0,4]},'y':{'dtype':'I32','shape':[1],"
            + "'data_offsets':[2,6]}} | the data of `y` overlaps that of `x`",
        "{'x':{'dtype':'F32','shape':[1],'data_offsets':[4,8]}} | bytes 0 to 4 of the data belong"
            + " to no tensor",
        "{'x':{'dtype':'F32','shape':[1],'data_offsets':[0,4]}} | bytes 4 to 8 of the data belong"
            + " to no tensor",
        "{'x':{'dtype':'F32','shape':[3],'data_offsets':[0,12]}} | the file is cut off: its tensors"
            + " need 12 bytes of data, there are 8",
        "{'__metadata__':{'a':1}} | __metadata__.a needs a text, got a number",
      })
  void brokenHeadersAreRefused(String header, String message) throws IOException {
    assertRefused(written(header.replace('\'', '"'), new byte[8]), message);
  }

  @Test
  void aNameThatComesTwiceIsRefused() throws IOException {
    String entry = "\"x\":{\"dtype\":\"F32\",\"shape\":[1],\"data_offsets\":[0,4]}";
    assertRefused(
        written("{" + entry + "," + entry + "}", new byte[4]),
        "the header is no JSON: Duplicate field 'x'");
  }

  @Test
  void filesThatEndEarlyAreRefused() throws IOException {
    byte[] json = "{}".getBytes(StandardCharsets.UTF_8);
    assertRefused(
        Files.write(file(), new byte[7]),
        "not a safetensors file: it has 7 bytes, the header needs more");
    assertRefused(written(100, json), "the file is cut off: its header has 100 bytes, there are 2");
    assertRefused(
        written(-1, json),
        "not a safetensors file: its header would have 18446744073709551615 bytes, at most"
            + " 100000000 are read");
    assertRefused(
        written(100_000_001, json),
        "not a safetensors file: its header would have 100000001 bytes, at most 100000000 are"
            + " read");
  }

  @Test
  void aFileThatIsNotThereIsNotFound() {
    assertThrows(NoSuchFileException.class, () -> Safetensors.read(folder.resolve("none")));
    assertFalse(Files.exists(folder.resolve("none")));
  }

  private void assertRefused(Path broken, String message) {
    String told =
        assertThrows(SafetensorsException.class, () -> Safetensors.read(broken)).toString();
    String start = SafetensorsException.class.getName() + ": " + broken + ": " + message;
    assertEquals(start, told.substring(0, Math.min(told.length(), start.length())));
  }
}
