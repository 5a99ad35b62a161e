// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks.device;

import dev.tensorlint.runtime.device.Devices;

/** Who computes. */
enum Engine {
  OPENCL("this runtime, OpenCL") {
    @Override
    Work matmul(int n) {
      return RuntimeWork.matmul(Devices.openCl().orElseThrow(), n);
    }

    @Override
    Work add(int length) {
      return RuntimeWork.add(Devices.openCl().orElseThrow(), length);
    }

    @Override
    Work tanh(int length) {
      return RuntimeWork.tanh(Devices.openCl().orElseThrow(), length);
    }
  },
  JAVA("this runtime, plain Java") {
    @Override
    Work matmul(int n) {
      return RuntimeWork.matmul(Devices.java(), n);
    }

    @Override
    Work add(int length) {
      return RuntimeWork.add(Devices.java(), length);
    }

    @Override
    Work tanh(int length) {
      return RuntimeWork.tanh(Devices.java(), length);
    }
  },
  CLBLAST("CLBlast on the same OpenCL device") {
    @Override
    Work matmul(int n) {
      return new ClBlastWork(n);
    }

    @Override
    Work add(int length) {
      throw new UnsupportedOperationException("CLBlast adds no tensors");
    }

    @Override
    Work tanh(int length) {
      throw new UnsupportedOperationException("CLBlast has no functions");
    }
  },
  PYTORCH("PyTorch through DJL") {
    @Override
    Work matmul(int n) {
      return DjlWork.matmul(n);
    }

    @Override
    Work add(int length) {
      return DjlWork.add(length);
    }

    @Override
    Work tanh(int length) {
      return DjlWork.tanh(length);
    }
  };

  private final String label;

  Engine(String label) {
    this.label = label;
  }

  /** Prepares the product of two matrices of n x n elements. */
  abstract Work matmul(int n);

  /** Prepares the sum of two vectors. */
  abstract Work add(int length);

  /** Prepares the hyperbolic tangent of a vector. */
  abstract Work tanh(int length);

  @Override
  public String toString() {
    return label;
  }
}
