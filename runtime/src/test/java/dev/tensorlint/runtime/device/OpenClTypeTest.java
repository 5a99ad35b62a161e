// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tensorlint.runtime.DType;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class OpenClTypeTest {

  private static final List<String> OTHERS =
      List.of("cl_khr_byte_addressable_store", "cl_khr_fp16");

  @Test
  void doublesNeedAnExtension() {
    UnsupportedOperationException refusal =
        assertThrows(
            UnsupportedOperationException.class, () -> OpenClType.require(DType.FLOAT64, OTHERS));
    assertEquals(
        "this OpenCL device has no float64 (cl_khr_fp64): use float32, or compute on plain Java"
            + " (Devices.java(), or -Dtensorlint.device=java)",
        refusal.getMessage());
    OpenClType.require(DType.FLOAT64, List.of("cl_khr_fp16", "cl_khr_fp64"));
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "FLOAT64")
  void allOtherTypesAreThere(DType type) {
    OpenClType.require(type, OTHERS);
  }
}
