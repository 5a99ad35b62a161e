// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.safetensors;

import dev.tensorlint.runtime.DType;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** The element types of the format that this runtime has, by their names there. */
enum Encoding {
  F32(DType.FLOAT32),
  F64(DType.FLOAT64),
  I32(DType.INT32),
  I64(DType.INT64),
  U8(DType.UINT8),
  BOOL(DType.BOOL);

  private final DType type;

  Encoding(DType type) {
    this.type = type;
  }

  DType type() {
    return type;
  }

  static Encoding of(DType type) {
    return Arrays.stream(values()).filter(each -> each.type == type).findFirst().orElseThrow();
  }

  static Optional<Encoding> named(String name) {
    return Arrays.stream(values()).filter(each -> each.name().equals(name)).findFirst();
  }

  /** Returns all names in running text. */
  static String names() {
    return Arrays.stream(values()).map(Encoding::name).collect(Collectors.joining(", "));
  }
}
