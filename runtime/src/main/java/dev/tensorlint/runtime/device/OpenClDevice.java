// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jocl.cl_command_queue;
import org.jocl.cl_program;

/**
 * A device behind an OpenCL driver, with one in-order queue. Operations are enqueued and return;
 * the {@code read} methods wait.
 */
public final class OpenClDevice implements Device, AutoCloseable {

  /** The functions of two operands that have a kernel for several elements at a time. */
  private static final Set<BinaryOp> WIDE =
      Set.of(BinaryOp.ADD, BinaryOp.SUB, BinaryOp.MUL, BinaryOp.DIV);

  private final DeviceInfo info;
  private final OpenClContext context;
  private final OpenClTuning tuning;
  private final OpenClReduce reductions;

  OpenClDevice(DeviceInfo info, OpenClContext context, OpenClTuning tuning) {
    this.info = info;
    this.context = context;
    this.tuning = tuning;
    this.reductions = new OpenClReduce(this, tuning.isCpuShaped());
  }

  /** Returns a view of this device that is tuned in another way. */
  OpenClDevice with(OpenClTuning other) {
    return new OpenClDevice(info, context, other);
  }

  @Override
  public DeviceInfo info() {
    return info;
  }

  @Override
  public DeviceBuffer allocate(DType type, int length) {
    context.require(type);
    return new OpenClBuffer(type, length, context);
  }

  @Override
  public void write(Object source, DeviceSlice target) {
    TypeCheck.requireArray(source, target);
    context.check("writing data");
    if (target.length() > 0 && !OpenClBuffer.keep(source, target)) {
      context.write(OpenClType.pointer(source), target);
    }
  }

  @Override
  public void read(DeviceSlice source, Object target) {
    TypeCheck.requireArray(target, source);
    if (source.length() == 0) {
      return;
    }
    context.check("reading data");
    DeviceSlice here = OpenClBuffer.onHost(source);
    if (here == null) {
      context.read(source, OpenClType.pointer(target));
    } else {
      System.arraycopy(JavaBuffer.array(here), here.offset(), target, 0, here.length());
    }
  }

  @Override
  public void fill(DeviceSlice target, double value) {
    OpenClHost.Operation onHost = (host, operands, result) -> host.fill(result, value);
    if (OpenClUpload.isQuick(target) && isComputedOnHost(onHost, target)) {
      return;
    }
    OpenClLaunch launch =
        new OpenClLaunch(tuning.lanes().elementwise().of(target.type()), "fill")
            .with(target)
            .with(target.length());
    switch (target.type()) {
      case FLOAT32 -> launch.with((float) value);
      case FLOAT64 -> launch.with(value);
      case INT32, UINT8 -> launch.with((int) value);
      case INT64 -> launch.with((long) value);
      case BOOL -> launch.with(value == 0 ? 0 : 1);
    }
    launch(launch, target.length());
  }

  @Override
  public void copy(StridedCopy plan, DeviceSlice in, DeviceSlice out) {
    String kernel = plan.dims().isDense() ? "copy" : "strided";
    OpenClLaunch launch =
        new OpenClLaunch(OpenClFiles.MOVEMENT.of(in.type()), kernel)
            .with(in, plan.from())
            .with(out, plan.to())
            .with(plan.size());
    launch(plan.dims().isDense() ? launch : launch.with(plan.dims()), plan.size());
  }

  @Override
  public void cast(DeviceSlice in, DeviceSlice out) {
    if (isComputedOnHost((host, operands, result) -> host.cast(operands.get(0), result), out, in)) {
      return;
    }
    OpenClSource program = OpenClFiles.MOVEMENT.of(in.type());
    launch(
        new OpenClLaunch(program, "cast_" + OpenClType.name(out.type()))
            .with(in)
            .with(out)
            .with(out.length()),
        out.length());
  }

  @Override
  public void map(UnaryOp op, DeviceSlice in, DeviceSlice out) {
    op.resultType(in.type());
    if (isComputedOnHost(
        (host, operands, result) -> host.map(op, operands.get(0), result), out, in)) {
      return;
    }
    boolean wide = in.type() == DType.FLOAT32;
    OpenClSource program = tuning.lanes().elementwise().of(in.type());
    OpenClLaunch launch = new OpenClLaunch(program, (wide ? "wide_" : "map_") + op);
    launch.with(in).with(out).with(out.length());
    launch(launch, wide ? tuning.lanes().items(out.length()) : out.length());
  }

  @Override
  public void zip(
      BinaryOp op, DeviceSlice left, DeviceSlice right, Broadcast plan, DeviceSlice out) {
    op.resultType(left.type());
    OpenClHost.Operation onHost =
        (host, operands, result) -> host.zip(op, operands.get(0), operands.get(1), plan, result);
    if (isComputedOnHost(onHost, out, left, right)) {
      return;
    }
    boolean dense = plan.dims().isDense();
    OpenClSource program = tuning.lanes().elementwise().of(left.type());
    if (dense && isWide(op, left)) {
      OpenClLaunch launch = new OpenClLaunch(program, "wide_" + op);
      launch(
          launch.with(left).with(right).with(out).with(out.length()),
          tuning.lanes().items(out.length()));
      return;
    }
    OpenClLaunch launch =
        new OpenClLaunch(program, (dense ? "zip_" : "broadcast_") + op)
            .with(left)
            .with(right)
            .with(out)
            .with(out.length());
    launch(dense ? launch : launch.with(plan.dims()), out.length());
  }

  @Override
  public void chain(Chain chain, List<DeviceSlice> operands, ChainWalk walk, DeviceSlice out) {
    chain.require(operands, walk, out);
    OpenClHost.Operation onHost = (host, here, result) -> host.chain(chain, here, walk, result);
    if (isComputedOnHost(onHost, out, operands.toArray(DeviceSlice[]::new))) {
      return;
    }
    OpenClChain source = OpenClChain.of(chain, walk, tuning.lanes());
    launch(source.launch(chain, operands, walk, out), source.items(walk));
  }

  @Override
  public void select(DeviceSlice condition, DeviceSlice yes, DeviceSlice no, DeviceSlice out) {
    OpenClHost.Operation onHost =
        (host, operands, result) ->
            host.select(operands.get(0), operands.get(1), operands.get(2), result);
    if (isComputedOnHost(onHost, out, condition, yes, no)) {
      return;
    }
    OpenClLaunch launch =
        new OpenClLaunch(tuning.lanes().elementwise().of(out.type()), "choose")
            .with(condition)
            .with(yes)
            .with(no)
            .with(out)
            .with(out.length());
    launch(launch, out.length());
  }

  @Override
  public void axpy(double factor, DeviceSlice x, DeviceSlice y) {
    OpenClHost.Operation onHost =
        (host, operands, result) -> {
          host.cast(operands.get(1), result);
          host.axpy(factor, operands.get(0), result);
        };
    if (isComputedOnHost(onHost, y, x, y)) {
      return;
    }
    OpenClLaunch launch = new OpenClLaunch(tuning.lanes().elementwise().of(y.type()), "axpy");
    OpenClLaunch scaled =
        y.type() == DType.FLOAT64 ? launch.with(factor) : launch.with((float) factor);
    launch(scaled.with(x).with(y).with(y.length()), y.length());
  }

  @Override
  public void matmul(MatmulSize size, DeviceSlice left, DeviceSlice right, DeviceSlice out) {
    if (out.length() > 0) {
      tuning.matmul().enqueue(this, size, left, right, out);
    }
  }

  @Override
  public void reduce(ReduceOp op, DeviceSlice in, Axis axis, DeviceSlice out) {
    if (isComputedOnHost(
        (host, operands, result) -> host.reduce(op, operands.get(0), axis, result), out, in)) {
      return;
    }
    reductions.reduce(op, in, axis, out);
  }

  @Override
  public void argMax(DeviceSlice in, Axis axis, DeviceSlice out) {
    if (isComputedOnHost(
        (host, operands, result) -> host.argMax(operands.get(0), axis, result), out, in)) {
      return;
    }
    reductions.argMax(in, axis, out);
  }

  @Override
  public void gather(DeviceSlice in, DeviceSlice indices, int width, DeviceSlice out) {
    OpenClHost.Operation onHost =
        (host, operands, result) -> host.gather(operands.get(0), operands.get(1), width, result);
    if (isComputedOnHost(onHost, out, in, indices)) {
      return;
    }
    OpenClLaunch launch =
        new OpenClLaunch(OpenClFiles.MOVEMENT.of(in.type()), "gather")
            .with(in)
            .with(indices)
            .with(out)
            .with(in.length() / width)
            .with(width)
            .with(out.length());
    launch(launch, out.length());
  }

  @Override
  public void scatterAdd(DeviceSlice in, DeviceSlice indices, int width, DeviceSlice out) {
    OpenClLaunch launch =
        new OpenClLaunch(OpenClFiles.MOVEMENT.of(in.type()), "scatter_add")
            .with(in)
            .with(indices)
            .with(out)
            .with(indices.length())
            .with(out.length() / width)
            .with(width);
    launch(launch, width);
  }

  @Override
  public void overlay(Windows windows, DeviceSlice in, DeviceSlice out) {
    TypeCheck.require(DType.FLOAT32, in);
    TypeCheck.require(DType.FLOAT32, out);
    OpenClLaunch launch =
        new OpenClLaunch(OpenClFiles.WINDOWS, "overlay")
            .with(in)
            .with(out)
            .with(out.length())
            .withVector(windows.height(), windows.width(), windows.channels(), windows.top())
            .withVector(
                windows.windowHeight(),
                windows.windowWidth(),
                windows.strideDown(),
                windows.strideAcross())
            .withVector(windows.outHeight(), windows.outWidth(), windows.left(), 0);
    launch(launch, out.length());
  }

  /** Builds a program, which the caller owns. */
  cl_program build(String name, String source) {
    return context.build(name, source);
  }

  /**
   * Waits for what was enqueued, and frees what the driver holds for this device. From then on
   * everything that touches it throws {@link DeviceClosedException}; buffers can be freed as ever.
   * A second call does nothing.
   */
  @Override
  public void close() {
    context.close();
  }

  @Override
  public String toString() {
    return info.name();
  }

  /** Computes on the host what can be computed there; returns whether it was. */
  private boolean isComputedOnHost(
      OpenClHost.Operation operation, DeviceSlice out, DeviceSlice... operands) {
    context.check("computing");
    return tuning.host().computes(operation, out, List.of(operands));
  }

  private static boolean isWide(BinaryOp op, DeviceSlice operand) {
    return operand.type() == DType.FLOAT32 && WIDE.contains(op);
  }

  /** Waits until all that was enqueued is done. */
  void finish() {
    context.finish();
  }

  /**
   * Has a library enqueue its own kernels.
   *
   * @param what the library's function, for messages
   */
  void enqueue(String what, Consumer<cl_command_queue> call) {
    context.enqueue(what, call);
  }

  /** Enqueues a kernel of so many work-items in groups. */
  void launch(OpenClLaunch launch, long[] global, long[] local) {
    context.launch(launch, global, local);
  }

  /** Enqueues a kernel of one work-item for each of so many items. */
  void launch(OpenClLaunch launch, int items) {
    if (items > 0) {
      int group = tuning.group();
      long groups = ((long) items + group - 1) / group;
      context.launch(launch, new long[] {groups * group}, new long[] {group});
    }
  }
}
