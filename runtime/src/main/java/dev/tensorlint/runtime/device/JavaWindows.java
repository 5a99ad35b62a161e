// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.Arrays;

/** The sum of overlapping windows, in Java. Rows of the images are shared out among the cores. */
final class JavaWindows {

  private final Windows windows;
  private final float[] in;
  private final int inAt;
  private final float[] out;
  private final int outAt;

  private JavaWindows(Windows windows, DeviceSlice in, DeviceSlice out) {
    this.windows = windows;
    this.in = JavaBuffer.floats(in);
    this.inAt = in.offset();
    this.out = JavaBuffer.floats(out);
    this.outAt = out.offset();
  }

  static void overlay(Windows windows, DeviceSlice in, DeviceSlice out) {
    JavaWindows sum = new JavaWindows(windows, in, out);
    int row = windows.width() * windows.channels();
    JavaChunks.forEach(
        windows.batch() * windows.height(),
        row * windows.windowHeight(),
        (from, to) -> {
          for (int i = from; i < to; i++) {
            sum.row(i / windows.height(), i % windows.height(), sum.outAt + i * row);
          }
        });
  }

  /** Sums up one row of an image. */
  private void row(int image, int y, int at) {
    Arrays.fill(out, at, at + windows.width() * windows.channels(), 0);
    for (int i = 0; i < windows.windowHeight(); i++) {
      int down = y + windows.top() - i;
      int place = Math.floorDiv(down, windows.strideDown());
      if (down % windows.strideDown() == 0 && place >= 0 && place < windows.outHeight()) {
        addPlaces((image * windows.outHeight() + place) * windows.outWidth(), i, at);
      }
    }
  }

  /** Adds one row of the window, in all places side by side. */
  private void addPlaces(int place, int windowRow, int at) {
    int channels = windows.channels();
    for (int x = 0; x < windows.outWidth(); x++) {
      int column = x * windows.strideAcross() - windows.left();
      int from = Math.max(0, -column);
      int to = Math.min(windows.windowWidth(), windows.width() - column);
      int source =
          inAt + (place + x) * windows.patch() + windowRow * windows.windowWidth() * channels;
      add(source + from * channels, at + (column + from) * channels, (to - from) * channels);
    }
  }

  private void add(int source, int target, int count) {
    for (int i = 0; i < count; i++) {
      out[target + i] += in[source + i];
    }
  }
}
