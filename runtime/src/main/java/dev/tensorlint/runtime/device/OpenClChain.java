// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import java.util.List;

/**
 * The generated kernel of a chain. Its text depends on the functions and on which operands repeat
 * along a row, and neither on extents nor on constants, which are arguments: so few texts are
 * built.
 *
 * @param shape the chain with all constants 0
 * @param columns by how much each operand advances at a column
 * @param lanes which elements of a row a work-item computes
 */
record OpenClChain(Chain shape, List<Integer> columns, OpenClLanes lanes) implements OpenClSource {

  /**
   * The two operations of a multiplication and an addition round as they do apart, so that a chain
   * gives what its functions give one by one.
   */
  private static final String NO_CONTRACTION = "#pragma OPENCL FP_CONTRACT OFF\n";

  static OpenClChain of(Chain chain, ChainWalk walk, OpenClLanes lanes) {
    List<Chain.Step> steps = chain.steps().stream().map(OpenClChain::withoutConstant).toList();
    List<Integer> columns = walk.strides().stream().map(ChainWalk.Stride::column).toList();
    return new OpenClChain(new Chain(chain.operands(), steps), columns, lanes);
  }

  private static Chain.Step withoutConstant(Chain.Step step) {
    return step instanceof Chain.ConstantStep constant
        ? new Chain.ConstantStep(constant.function(), constant.left(), 0)
        : step;
  }

  @Override
  public String name() {
    return "a chain of " + shape.steps().size() + " functions";
  }

  @Override
  public boolean isGenerated() {
    return true;
  }

  /** Returns how many work-items a walk needs. */
  int items(ChainWalk walk) {
    return walk.rows() * lanes.items(walk.columns());
  }

  OpenClLaunch launch(Chain chain, List<DeviceSlice> operands, ChainWalk walk, DeviceSlice out) {
    OpenClLaunch launch = new OpenClLaunch(this, "chain").with(out);
    launch.with(walk.rows()).with(walk.columns());
    for (int i = 0; i < operands.size(); i++) {
      launch.with(operands.get(i)).with(walk.strides().get(i).row());
    }
    for (Chain.Step step : chain.steps()) {
      if (step instanceof Chain.ConstantStep constant) {
        launch.with(constant.right());
      }
    }
    return launch;
  }

  @Override
  public String text() {
    StringBuilder text = new StringBuilder(NO_CONTRACTION).append(lanes.functions().text());
    text.append("kernel void chain(global float *out, int outAt, int rows, int columns");
    for (int i = 0; i < shape.operands(); i++) {
      text.append(", global const float *in%d, int at%d, int row%d".formatted(i, i, i));
    }
    for (int i = 0; i < shape.steps().size(); i++) {
      text.append(shape.steps().get(i) instanceof Chain.ConstantStep ? ", float c" + i : "");
    }
    return text.append(") {\n").append(body()).append("}\n").toString();
  }

  private String body() {
    return """
      INDEX item = get_global_id(0);
      INDEX places = PLACES(columns);
      int row = item / places;
      INDEX step = STEP(columns);
      INDEX at = PLACE(item - row * places);
      if (row < rows && ARE_INSIDE(at, step, columns)) {
        typedef REALS real;
    %s  } else if (row < rows) {
        for (; at < (INDEX)columns; at += step) {
          typedef float real;
    %s    }
      }
    """
        .formatted(statements(true), statements(false));
  }

  /** Returns what loads one place of all operands, computes, and stores. */
  private String statements(boolean wide) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < shape.operands(); i++) {
      text.append("    real v%d = %s;\n".formatted(i, load(i, wide)));
    }
    for (int i = 0; i < shape.steps().size(); i++) {
      text.append("    real v%d = %s;\n".formatted(shape.value(i), expression(i)));
    }
    int last = shape.value(shape.steps().size() - 1);
    String store =
        wide
            ? "    STORE(v%d, out + outAt + row * columns + at, step);\n"
            : "    out[outAt + row * columns + at] = v%d;\n";
    return text.append(store.formatted(last)).toString();
  }

  private String load(int operand, boolean wide) {
    String from = "at%1$d + row * row%1$d".formatted(operand);
    if (columns.get(operand) == 0) {
      return "(real)in%d[%s]".formatted(operand, from);
    }
    return (wide ? "LOAD(in%d + %s + at, step)" : "in%d[%s + at]").formatted(operand, from);
  }

  private String expression(int index) {
    Chain.Step step = shape.steps().get(index);
    if (step instanceof Chain.MapStep map) {
      return "of_%s(v%d)".formatted(map.function(), map.value());
    }
    if (step instanceof Chain.ZipStep zip) {
      return "of_%s(v%d, v%d)".formatted(zip.function(), zip.left(), zip.right());
    }
    Chain.ConstantStep constant = (Chain.ConstantStep) step;
    return "of_%s(v%d, (real)c%d)".formatted(constant.function(), constant.left(), index);
  }
}
