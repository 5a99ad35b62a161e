// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

/** Which {@code float32} elements a work-item of an element-wise kernel computes. */
enum OpenClLanes {
  /** Sixteen neighbours. */
  TOGETHER(16, "together"),

  /** Four, a quarter of all apart. */
  APART(4, "apart");

  private final int width;
  private final String file;

  OpenClLanes(int width, String file) {
    this.width = width;
    this.file = file;
  }

  /** Returns how many work-items compute so many elements. */
  int items(int elements) {
    return JavaChunks.count(elements, width);
  }

  /** Returns the element-wise functions, as macros {@code of_NAME} over a type {@code real}. */
  OpenClFiles functions() {
    return OpenClFiles.of(file, "functions");
  }

  /** Returns the element-wise kernels. */
  OpenClFiles elementwise() {
    return OpenClFiles.of(file, "functions", "elementwise");
  }
}
