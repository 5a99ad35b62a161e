// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How a chain walks its operands beside a dense output: over rows, and in each over columns.
 * Dimensions that all operands walk evenly are one, so nearly all broadcasts have this form: equal
 * shapes (one row), a vector along rows or along columns, a single element.
 *
 * @param rows number of rows
 * @param columns elements of a row
 * @param strides by how many elements each operand advances
 */
public record ChainWalk(int rows, int columns, List<Stride> strides) {

  /**
   * By how many elements an operand advances.
   *
   * @param row at a row's end, from the beginning of the row
   * @param column at a column, 0 or 1
   */
  public record Stride(int row, int column) {}

  public ChainWalk {
    strides = List.copyOf(strides);
  }

  /**
   * Plans a walk.
   *
   * @param output the output's extents
   * @param operands the extents of each operand, which broadcast to the output's
   * @return nothing where more than rows and columns are needed
   */
  public static Optional<ChainWalk> of(int[] output, List<int[]> operands) {
    int[][] strides = operands.stream().map(dims -> repeating(dims, output)).toArray(int[][]::new);
    if (Arrays.stream(output).anyMatch(extent -> extent == 0)) {
      return Optional.of(
          new ChainWalk(0, 0, operands.stream().map(o -> new Stride(0, 0)).toList()));
    }
    int[] kept = merged(output, strides);
    if (kept.length > 2) {
      return Optional.empty();
    }
    int columns = kept.length == 0 ? 1 : extent(output, kept, kept.length - 1);
    int rows = kept.length < 2 ? 1 : extent(output, kept, 0);
    return Optional.of(
        new ChainWalk(rows, columns, Stream.of(strides).map(of -> stride(of, kept)).toList()));
  }

  /** Returns the strides of an operand over the output's dimensions, 0 where it repeats. */
  private static int[] repeating(int[] dims, int[] output) {
    int missing = output.length - dims.length;
    int[] own = MergedDims.strides(dims);
    int[] strides = new int[output.length];
    for (int i = 0; i < dims.length; i++) {
      strides[missing + i] = dims[i] == 1 ? 0 : own[i];
    }
    return strides;
  }

  /** Returns the innermost dimension of each group of dimensions that all operands walk evenly. */
  private static int[] merged(int[] output, int[][] strides) {
    int[] kept = new int[output.length];
    int groups = 0;
    for (int dim = 0; dim < output.length; dim++) {
      if (output[dim] != 1) {
        boolean merges = groups > 0 && isEven(strides, kept[groups - 1], dim, output[dim]);
        groups = merges ? groups : groups + 1;
        kept[groups - 1] = dim;
      }
    }
    return Arrays.copyOf(kept, groups);
  }

  private static boolean isEven(int[][] strides, int outer, int inner, int extent) {
    return Arrays.stream(strides).allMatch(of -> of[outer] == of[inner] * extent);
  }

  /** Returns the extent of a group: of its innermost dimension and all up to the group before. */
  private static int extent(int[] output, int[] kept, int group) {
    int from = group == 0 ? 0 : kept[group - 1] + 1;
    return Arrays.stream(output, from, kept[group] + 1).reduce(1, (a, b) -> a * b);
  }

  private static Stride stride(int[] strides, int[] kept) {
    int column = kept.length == 0 ? 0 : strides[kept[kept.length - 1]];
    return new Stride(kept.length < 2 ? 0 : strides[kept[0]], column);
  }
}
