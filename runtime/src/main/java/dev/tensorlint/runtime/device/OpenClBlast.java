// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.Optional;
import org.jocl.CL;
import org.jocl.CLException;
import org.jocl.blast.CLBlast;
import org.jocl.blast.CLBlastLayout;
import org.jocl.blast.CLBlastTranspose;

/**
 * The matrix product of CLBlast, by way of {@code org.jocl:jocl-blast}, which a user may put beside
 * this runtime. It has tuned kernels for many GPUs.
 */
final class OpenClBlast implements OpenClMatmul {

  private OpenClBlast() {}

  /** Returns CLBlast, or nothing where its jar or its native library is missing. */
  static Optional<OpenClMatmul> find() {
    try {
      CLBlast.setExceptionsEnabled(true);
      return Optional.of(new OpenClBlast());
    } catch (LinkageError missing) {
      return Optional.empty();
    }
  }

  @Override
  public void enqueue(
      OpenClDevice device, MatmulSize size, DeviceSlice left, DeviceSlice right, DeviceSlice out) {
    if (size.k() == 0) {
      device.fill(out, 0);
      return;
    }
    device.enqueue(
        "CLBlastSgemm",
        queue -> {
          int status =
              CLBlast.CLBlastSgemm(
                  CLBlastLayout.CLBlastLayoutRowMajor,
                  CLBlastTranspose.CLBlastTransposeNo,
                  CLBlastTranspose.CLBlastTransposeNo,
                  size.m(),
                  size.n(),
                  size.k(),
                  1,
                  OpenClBuffer.of(left),
                  left.offset(),
                  size.k(),
                  OpenClBuffer.of(right),
                  right.offset(),
                  size.n(),
                  0,
                  OpenClBuffer.of(out),
                  out.offset(),
                  size.n(),
                  queue,
                  null);
          if (status != CL.CL_SUCCESS) {
            throw new CLException("CLBlastSgemm: " + status, status);
          }
        });
  }
}
