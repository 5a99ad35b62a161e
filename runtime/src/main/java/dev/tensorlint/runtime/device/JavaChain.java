// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.Arrays;
import java.util.List;

/**
 * A chain in plain Java: tile by tile, each step as a loop of its own over arrays that stay in the
 * first-level cache. So the JIT makes vector code of each step, as it does of single operations,
 * and memory sees the operands and the result alone.
 */
final class JavaChain {

  /** Elements in a tile. */
  private static final int TILE = 1024;

  private final List<DeviceSlice> operands;
  private final ChainWalk walk;
  private final DeviceSlice out;

  /** Rows of a tile; 1 where a row has several tiles. */
  private final int tileRows;

  private final int tilesOfRow;
  private final JavaChainCode code;

  private JavaChain(Chain chain, List<DeviceSlice> operands, ChainWalk walk, DeviceSlice out) {
    this.operands = operands;
    this.walk = walk;
    this.out = out;
    this.tileRows = Math.min(walk.rows(), Math.max(1, TILE / walk.columns()));
    this.tilesOfRow = JavaChunks.count(walk.columns(), TILE);
    this.code = new JavaChainCode(chain, this::isSteady);
  }

  static void run(Chain chain, List<DeviceSlice> operands, ChainWalk walk, DeviceSlice out) {
    if (out.length() > 0) {
      JavaChain work = new JavaChain(chain, operands, walk, out);
      int tiles = JavaChunks.count(walk.rows(), work.tileRows) * work.tilesOfRow;
      JavaChunks.forEach(tiles, TILE, (from, to) -> work.run(from, to));
    }
  }

  private void run(int from, int to) {
    float[][] registers = code.allocate(Math.min(TILE, out.length()));
    Tile any = new Tile(0, 0, tileRows, Math.min(TILE, walk.columns()));
    for (int operand = 0; operand < operands.size(); operand++) {
      if (isSteady(operand)) {
        load(operand, registers[operand], any);
      }
    }
    for (int i = from; i < to; i++) {
      run(tile(i), registers);
    }
  }

  private void run(Tile tile, float[][] registers) {
    for (int operand = 0; operand < operands.size(); operand++) {
      if (!isSteady(operand)) {
        load(operand, registers[operand], tile);
      }
    }
    float[] result = code.run(registers, tile.size());
    int at = out.offset() + tile.row * walk.columns() + tile.column;
    System.arraycopy(result, 0, JavaBuffer.floats(out), at, tile.size());
  }

  /** Returns whether all tiles have the same elements of an operand. */
  private boolean isSteady(int operand) {
    ChainWalk.Stride stride = walk.strides().get(operand);
    return stride.row() == 0 && (stride.column() == 0 || tilesOfRow == 1);
  }

  private Tile tile(int index) {
    int row = index / tilesOfRow * tileRows;
    int column = index % tilesOfRow * TILE;
    int rows = Math.min(tileRows, walk.rows() - row);
    return new Tile(row, column, rows, Math.min(TILE, walk.columns() - column));
  }

  private void load(int operand, float[] register, Tile tile) {
    DeviceSlice slice = operands.get(operand);
    ChainWalk.Stride stride = walk.strides().get(operand);
    float[] source = JavaBuffer.floats(slice);
    int at = slice.offset() + tile.row * stride.row() + tile.column * stride.column();
    int columns = tile.columns;
    if (stride.column() == 1 && stride.row() == columns) {
      System.arraycopy(source, at, register, 0, tile.size());
      return;
    }
    for (int row = 0; row < tile.rows; row++) {
      int from = at + row * stride.row();
      if (stride.column() == 1) {
        System.arraycopy(source, from, register, row * columns, columns);
      } else {
        Arrays.fill(register, row * columns, (row + 1) * columns, source[from]);
      }
    }
  }

  /** Neighbouring rows, or a part of one. */
  private record Tile(int row, int column, int rows, int columns) {
    int size() {
      return rows * columns;
    }
  }
}
