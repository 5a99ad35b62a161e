// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.trace;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.ElementReading;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.TensorOps;
import dev.tensorlint.runtime.op.Op;
import dev.tensorlint.runtime.op.TensorType;
import dev.tensorlint.runtime.tracking.Site;
import java.util.List;
import java.util.stream.Stream;

/**
 * A value in a {@link Trace}: it has a type and no data. Operations on it are noted and computed
 * when the traced function runs.
 *
 * <p>It means something in its own trace only, and holds nothing that would have to be closed; one
 * that is stored keeps the graph of its trace from being collected. Shape and type stay readable.
 */
@SuppressWarnings("DoNotCallSuggester") // code that was written for tensors should run up to there
public final class SymbolicTensor implements TensorOps<SymbolicTensor>, ElementReading {

  private final Trace trace;
  private final int index;
  private final TensorType type;
  private final Site madeAt = Site.here();

  SymbolicTensor(Trace trace, int index, TensorType type) {
    this.trace = trace;
    this.index = index;
    this.type = type;
  }

  /**
   * Notes an operation.
   *
   * @throws SymbolicTensorException when an operand's trace is not the one that is being made
   */
  @Override
  public SymbolicTensor apply(Op op, List<SymbolicTensor> others) {
    return trace.noted(op, Stream.concat(Stream.of(this), others.stream()).toList());
  }

  @Override
  public Shape shape() {
    return type.shape();
  }

  @Override
  public DType dtype() {
    return type.dtype();
  }

  /**
   * Refuses, as all that reads elements does: there is no data.
   *
   * @throws SymbolicTensorException always
   */
  @Override
  public Object elements(DType wanted) {
    throw noData();
  }

  /** As {@link #elements}. */
  @Override
  public Object element(DType wanted, int... indices) {
    throw noData();
  }

  /** As {@link #elements}, whatever the shape is. */
  @Override
  public float item() {
    throw noData();
  }

  /** Returns the line of user code that made it. */
  public Site madeAt() {
    return madeAt;
  }

  /**
   * Returns its place in its trace and its type, such as {@code symbolic tensor %2 (float32 [3])}.
   */
  @Override
  public String toString() {
    return "symbolic tensor %" + index + " (" + type + ")";
  }

  Trace trace() {
    return trace;
  }

  int index() {
    return index;
  }

  private SymbolicTensorException noData() {
    return new SymbolicTensorException(
        this, "has no data: return it from the function, and read what the call gives");
  }
}
