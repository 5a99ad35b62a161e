// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.DeviceSlice;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * The elements of a tensor in brackets, as NumPy prints arrays. Of a tensor of more than {@value
 * #WHOLE} elements only the first and last {@value #EDGE} of each dimension are read.
 */
final class TensorText {

  /** Up to so many elements are printed one and all. */
  private static final int WHOLE = 1000;

  private static final int EDGE = 3;

  /** Characters after which a row goes on in the next line. */
  private static final int LINE = 75;

  private final Shape shape;
  private final StringBuilder text = new StringBuilder();
  private int lineStart;

  private TensorText(Shape shape) {
    this.shape = shape;
  }

  /** Returns the elements of data that the caller holds. */
  static String of(Device device, DeviceSlice data, Shape shape) {
    TensorText made = new TensorText(shape);
    List<DeviceSlice> runs = new ArrayList<>();
    made.collect(0, 0, data, runs);
    int count = runs.stream().mapToInt(DeviceSlice::length).sum();
    Iterator<String> elements = read(device, data, runs, count).iterator();
    made.append(0, elements);
    return made.text.toString();
  }

  private boolean isWhole(int axis) {
    return shape.size() <= WHOLE || shape.dim(axis) <= 2 * EDGE;
  }

  /** Collects what is read, in the order in which it is printed. */
  private void collect(int axis, int from, DeviceSlice data, List<DeviceSlice> runs) {
    if (shape.size() <= WHOLE) {
      runs.add(data);
      return;
    }
    if (axis >= shape.rank() - 1) {
      collectRow(data.offset() + from, data, runs);
      return;
    }
    int inner = shape.from(axis + 1).size();
    for (int i = 0; i < shape.dim(axis); i = next(axis, i)) {
      collect(axis + 1, from + i * inner, data, runs);
    }
  }

  private void collectRow(int from, DeviceSlice data, List<DeviceSlice> runs) {
    int last = shape.rank() - 1;
    int extent = shape.dim(last);
    if (isWhole(last)) {
      runs.add(new DeviceSlice(data.buffer(), from, extent));
    } else {
      runs.add(new DeviceSlice(data.buffer(), from, EDGE));
      runs.add(new DeviceSlice(data.buffer(), from + extent - EDGE, EDGE));
    }
  }

  /** Returns the next index that is printed; the middle of a long dimension is left out. */
  private int next(int axis, int index) {
    boolean jumps = index == EDGE - 1 && !isWhole(axis);
    return jumps ? shape.dim(axis) - EDGE : index + 1;
  }

  private static List<String> read(
      Device device, DeviceSlice data, List<DeviceSlice> runs, int count) {
    DType type = data.type();
    Object all = type.newArray(count);
    int at = 0;
    for (DeviceSlice run : runs) {
      Object some = type.newArray(run.length());
      device.read(run, some);
      System.arraycopy(some, 0, all, at, run.length());
      at += run.length();
    }
    return texts(type, all);
  }

  private static List<String> texts(DType type, Object elements) {
    return switch (type) {
      case FLOAT32 -> ElementText.of((float[]) elements);
      case FLOAT64 -> ElementText.of((double[]) elements);
      case INT32 -> ElementText.of((int[]) elements);
      case INT64 -> ElementText.of((long[]) elements);
      case UINT8 -> ElementText.ofUnsigned((byte[]) elements);
      case BOOL -> ElementText.of(Bools.toBooleans((byte[]) elements));
    };
  }

  private void append(int axis, Iterator<String> elements) {
    if (axis == shape.rank()) {
      text.append(elements.next());
      return;
    }
    if (shape.size() == 0) {
      text.append("[]");
      return;
    }
    text.append('[');
    for (int i = 0; i < shape.dim(axis); i = next(axis, i)) {
      if (i > 0) {
        separate(axis);
      }
      if (i == shape.dim(axis) - EDGE && !isWhole(axis)) {
        text.append("...");
        separate(axis);
      }
      element(axis, elements);
    }
    text.append(']');
  }

  private void element(int axis, Iterator<String> elements) {
    if (axis < shape.rank() - 1) {
      append(axis + 1, elements);
      return;
    }
    String element = elements.next();
    if (text.length() - lineStart + element.length() >= LINE) {
      text.setLength(text.length() - 1);
      newLines(1, axis);
    }
    text.append(element);
  }

  /** Rows stand below each other, matrices with an empty line between them, as NumPy has it. */
  private void separate(int axis) {
    if (axis == shape.rank() - 1) {
      text.append(' ');
    } else {
      newLines(shape.rank() - 1 - axis, axis);
    }
  }

  private void newLines(int count, int axis) {
    text.append("\n".repeat(count));
    lineStart = text.length();
    text.append(" ".repeat(axis + 1));
  }
}
