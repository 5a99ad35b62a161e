// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.image;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import java.awt.image.BufferedImage;

/**
 * Turns pictures into tensors {@code float32 [height, width, channels]}, from 0 (dark, transparent)
 * to 1, and back. Colours are those of sRGB, as they are stored: nothing is made linear.
 */
public final class Images {

  private static final float WHITE = 255;

  private static final float RED = 0.299f;
  private static final float GREEN = 0.587f;
  private static final float BLUE = 0.114f;

  private Images() {}

  /**
   * Returns a picture's pixels in a new tensor on the current device, which the innermost scope
   * owns, or the caller. Several pictures of one size are joined by {@code reshape} and {@code
   * concat} into a batch.
   */
  public static Tensor tensor(BufferedImage image, Channels channels) {
    int width = image.getWidth();
    int height = image.getHeight();
    int[] pixels = image.getRGB(0, 0, width, height, null, 0, width);
    float[] values = new float[Math.multiplyExact(pixels.length, channels.count())];
    for (int i = 0; i < pixels.length; i++) {
      unpack(pixels[i], channels, values, i * channels.count());
    }
    return Tensor.of(values, Shape.of(height, width, channels.count()));
  }

  /**
   * Returns a picture of a tensor's elements. What is less than 0 or {@code NaN} is 0, and what is
   * greater than 1 is 1.
   *
   * @param pixels {@code float32 [height, width]} or {@code [height, width, channels]}, with 1, 3
   *     or 4 channels; stays open
   * @throws IllegalArgumentException when the shape is another, or there is no pixel
   * @throws IllegalStateException when the type is another
   */
  public static BufferedImage image(Tensor pixels) {
    Shape shape = pixels.shape();
    int channels = shape.rank() == 2 ? 1 : shape.rank() == 3 ? shape.dim(2) : 0;
    if ((channels != 1 && channels != 3 && channels != 4) || shape.size() == 0) {
      throw new IllegalArgumentException(
          "a picture needs a shape [height, width] or [height, width, channels] with 1, 3 or 4"
              + (" channels, got " + shape));
    }
    float[] values = pixels.toFloatArray();
    int width = shape.dim(1);
    BufferedImage image = new BufferedImage(width, shape.dim(0), type(channels));
    for (int i = 0; i < values.length / channels; i++) {
      image.setRGB(i % width, i / width, packed(values, i * channels, channels));
    }
    return image;
  }

  private static int type(int channels) {
    return channels == 4 ? BufferedImage.TYPE_INT_ARGB : BufferedImage.TYPE_INT_RGB;
  }

  private static void unpack(int pixel, Channels channels, float[] values, int at) {
    float red = ((pixel >> 16) & 0xff) / WHITE;
    float green = ((pixel >> 8) & 0xff) / WHITE;
    float blue = (pixel & 0xff) / WHITE;
    if (channels == Channels.GREY) {
      values[at] = RED * red + GREEN * green + BLUE * blue;
      return;
    }
    values[at] = red;
    values[at + 1] = green;
    values[at + 2] = blue;
    if (channels == Channels.RGBA) {
      values[at + 3] = (pixel >>> 24) / WHITE;
    }
  }

  private static int packed(float[] values, int at, int channels) {
    int red = level(values[at]);
    int green = channels == 1 ? red : level(values[at + 1]);
    int blue = channels == 1 ? red : level(values[at + 2]);
    int opacity = channels == 4 ? level(values[at + 3]) : (int) WHITE;
    return (opacity << 24) | (red << 16) | (green << 8) | blue;
  }

  /** A cast makes 0 of {@code NaN}. */
  private static int level(float value) {
    return (int) (Math.max(0, Math.min(1, value)) * WHITE + 0.5f);
  }
}
