// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.Optional;

/** Multiplies row-major {@code float32} matrices that are Java arrays. */
@FunctionalInterface
interface MatrixProduct {

  /** The module of the Vector API, which a JVM has where {@code --add-modules} names it. */
  String VECTOR_MODULE = "jdk.incubator.vector";

  /** Computes a product; each operand and the result begin at an index of their arrays. */
  void run(
      MatmulSize size,
      float[] left,
      int leftAt,
      float[] right,
      int rightAt,
      float[] out,
      int outAt);

  /** Returns the product by the Vector API where this JVM has it, else the plain one. */
  static MatrixProduct best() {
    return vectors().orElse(JavaMatmul::run);
  }

  /** Returns the product by the Vector API, or nothing where this JVM was started without it. */
  static Optional<MatrixProduct> vectors() {
    return ModuleLayer.boot().findModule(VECTOR_MODULE).map(module -> load());
  }

  /** Loads by name: the class is compiled against a module that most JVMs do not have. */
  private static MatrixProduct load() {
    String name = MatrixProduct.class.getPackageName() + ".VectorMatmul";
    try {
      return Class.forName(name)
          .asSubclass(MatrixProduct.class)
          .getDeclaredConstructor()
          .newInstance();
    } catch (ReflectiveOperationException broken) {
      throw new LinkageError("the build of the runtime left out " + name, broken);
    }
  }
}
