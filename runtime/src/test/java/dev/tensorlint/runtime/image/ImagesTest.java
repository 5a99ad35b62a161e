// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.image;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorDisposedException;
import dev.tensorlint.runtime.TensorScope;
import java.awt.image.BufferedImage;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ImagesTest {

  private static BufferedImage picture(int type) {
    BufferedImage image = new BufferedImage(3, 2, type);
    int[] pixels = {0xffff0000, 0xff00ff00, 0xff0000ff, 0xff204060, 0xffffffff, 0xff000000};
    image.setRGB(0, 0, 3, 2, pixels, 0, 3);
    return image;
  }

  @Test
  void pixelsAreElements() {
    TensorScope.tidy(
        () -> {
          Tensor x = Images.tensor(picture(BufferedImage.TYPE_INT_RGB), Channels.RGB);
          assertEquals(Shape.of(2, 3, 3), x.shape());
          assertArrayEquals(new float[] {1, 0, 0, 0, 1, 0, 0, 0, 1}, x.slice(0, 1).toFloatArray());
          assertEquals(0x40 / 255f, x.get(1, 0, 1));
          Tensor grey = Images.tensor(picture(BufferedImage.TYPE_INT_RGB), Channels.GREY);
          assertArrayEquals(
              new float[] {0.299f, 0.587f, 0.114f}, grey.slice(0, 1).toFloatArray(), 1e-6f);
          BufferedImage clear = new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB);
          clear.setRGB(0, 0, 0x80ff0000);
          assertArrayEquals(
              new float[] {1, 0, 0, 128 / 255f},
              Images.tensor(clear, Channels.RGBA).toFloatArray());
        });
  }

  @ParameterizedTest
  @ValueSource(
      ints = {
        BufferedImage.TYPE_INT_RGB,
        BufferedImage.TYPE_3BYTE_BGR,
        BufferedImage.TYPE_INT_ARGB
      })
  void picturesComeBackAsTheyWere(int type) {
    TensorScope.tidy(
        () -> {
          BufferedImage before = picture(type);
          for (Channels channels : List.of(Channels.RGB, Channels.RGBA)) {
            BufferedImage after = Images.image(Images.tensor(before, channels));
            assertArrayEquals(
                before.getRGB(0, 0, 3, 2, null, 0, 3), after.getRGB(0, 0, 3, 2, null, 0, 3));
          }
        });
  }

  @ParameterizedTest
  @EnumSource(Channels.class)
  void everyLevelComesBack(Channels channels) {
    TensorScope.tidy(
        () -> {
          BufferedImage before = new BufferedImage(256, 1, BufferedImage.TYPE_INT_RGB);
          for (int i = 0; i < 256; i++) {
            before.setRGB(i, 0, i * 0x10101);
          }
          BufferedImage after = Images.image(Images.tensor(before, channels));
          for (int i = 0; i < 256; i++) {
            assertEquals(before.getRGB(i, 0), after.getRGB(i, 0));
          }
        });
  }

  @Test
  void elementsBeyondTheRangeAreCut() {
    TensorScope.tidy(
        () -> {
          float inf = Float.POSITIVE_INFINITY;
          Tensor x = Tensor.of(new float[] {-1, 2, Float.NaN, inf, -inf, 0.5f}, Shape.of(2, 3));
          BufferedImage image = Images.image(x);
          int white = 0xffffffff;
          int black = 0xff000000;
          assertArrayEquals(
              new int[] {black, white, black, white, black, 0xff808080},
              image.getRGB(0, 0, 3, 2, null, 0, 3));
        });
  }

  @Test
  void whatIsNoPictureIsRefused() {
    TensorScope.tidy(
        () -> {
          for (int[] dims : new int[][] {{3}, {2, 2, 2}, {0, 2, 3}, {1, 2, 2, 3}}) {
            assertThrows(IllegalArgumentException.class, () -> Images.image(Tensor.zeros(dims)));
          }
          Tensor ints = Tensor.zeros(DType.INT32, Shape.of(2, 2));
          assertThrows(IllegalStateException.class, () -> Images.image(ints));
          Tensor gone = Tensor.zeros(2, 2);
          gone.close();
          assertThrows(TensorDisposedException.class, () -> Images.image(gone));
        });
  }
}
