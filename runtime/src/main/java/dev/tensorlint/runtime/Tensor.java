// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.Devices;
import dev.tensorlint.runtime.device.UnaryOp;
import dev.tensorlint.runtime.op.Alias;
import dev.tensorlint.runtime.op.Op;
import dev.tensorlint.runtime.tracking.HandleKind;
import dev.tensorlint.runtime.tracking.Lifetime;
import dev.tensorlint.runtime.tracking.MemoryKind;
import dev.tensorlint.runtime.tracking.Site;
import java.lang.ref.Reference;
import java.util.List;
import java.util.stream.Stream;

/**
 * A handle on {@code float32} data of a device, row-major.
 *
 * <p><b>Ownership.</b> A tensor that is created while a {@link TensorScope} is open on the thread
 * belongs to the innermost one, which closes it; else it belongs to the caller. {@link #reshape},
 * {@link #slice} and {@link #clone} give further handles on the same data: each is closed on its
 * own, and the data lives as long as one of them is open. Closing a result never closes the
 * operands it was computed from, nor the other way round.
 *
 * <p><b>After release</b> {@link #id}, {@link #shape}, {@link #dtype}, {@link #isClosed} and {@link
 * #toString} stay readable; anything that touches data throws {@link TensorDisposedException}.
 *
 * <p>A handle may be used by many threads. Equality is identity. A handle that is collected by the
 * garbage collector without release is reported through {@link System.Logger} and its memory freed.
 */
public final class Tensor implements TensorOps<Tensor>, AutoCloseable {

  private final Shape shape;
  private final Storage storage;
  private final int offset;
  private final Lifetime lifetime;
  private final Ownership ownership;

  /** Takes over one count on the storage, and joins the innermost scope. */
  Tensor(Shape shape, Storage storage, int offset) {
    this.shape = shape;
    this.storage = storage;
    this.offset = offset;
    this.lifetime = Lifetime.open(this, HandleKind.TENSOR, new HeldData(storage, shape));
    this.ownership = new Ownership(this, lifetime);
    ownership.join(TensorScope.innermost());
  }

  /** Returns a tensor of one dimension on the current device. */
  public static Tensor of(float... values) {
    return of(values, Shape.of(values.length));
  }

  /**
   * Returns a tensor with a copy of {@code values} on the current device.
   *
   * @param values the elements, row-major
   * @throws IllegalArgumentException when the number of values is not that of the shape
   */
  public static Tensor of(float[] values, Shape shape) {
    shape.requireSize(values.length);
    Device device = Devices.current();
    return Operations.fresh(device, shape, out -> device.write(values, out));
  }

  /** Returns a tensor of the given extents, all 0. */
  public static Tensor zeros(int... dims) {
    return fill(0, dims);
  }

  /** Returns a tensor of the given extents, all 1. */
  public static Tensor ones(int... dims) {
    return fill(1, dims);
  }

  /** Returns a tensor of the given extents, all {@code value}. */
  public static Tensor fill(float value, int... dims) {
    Device device = Devices.current();
    return Operations.fresh(device, Shape.of(dims), out -> device.fill(out, value));
  }

  /** Returns a tensor without dimensions. */
  public static Tensor scalar(float value) {
    return of(new float[] {value}, Shape.of());
  }

  /** Returns a number that no other handle has. */
  public long id() {
    return lifetime.id();
  }

  @Override
  public Shape shape() {
    return shape;
  }

  @Override
  public DType dtype() {
    return DType.FLOAT32;
  }

  public boolean isClosed() {
    return !lifetime.isOpen();
  }

  public boolean isKept() {
    return lifetime.isKept();
  }

  /**
   * Returns another handle on the same data.
   *
   * @throws TensorDisposedException when this handle is closed
   */
  @Override
  public Tensor clone() {
    return apply(new Alias(), List.of());
  }

  /**
   * Sets every element to {@code max(x, 0)}, also as seen through other handles on the same data.
   *
   * @return this handle
   * @throws TensorDisposedException when this handle is closed
   * @throws IllegalStateException when a recorder needs the data as it is
   */
  public Tensor reluInPlace() {
    return Operations.mapInPlace("reluInPlace", UnaryOp.RELU, this);
  }

  @Override
  public Tensor apply(Op op, List<Tensor> others) {
    return Operations.apply(op, Stream.concat(Stream.of(this), others.stream()).toList());
  }

  /**
   * Copies the elements into an array of the caller's, row-major.
   *
   * @throws TensorDisposedException when this handle is closed
   */
  public float[] toFloatArray() {
    try (Borrow data = borrow()) {
      float[] elements = new float[shape.size()];
      data.device().read(data.slice(), elements);
      return elements;
    }
  }

  /**
   * Returns the only element.
   *
   * @throws IllegalStateException when there is not exactly one element
   * @throws TensorDisposedException when this handle is closed
   */
  public float item() {
    if (shape.size() != 1) {
      throw new IllegalStateException("item() needs exactly one element, the shape is " + shape);
    }
    return toFloatArray()[0];
  }

  /**
   * Takes this handle out of its scope: from now on only {@link #close} releases it. Kept handles
   * are counted in {@link Memory#keptHandles}.
   *
   * @return this handle
   * @throws TensorDisposedException when this handle is closed
   */
  public Tensor keep() {
    ownership.keep(MemoryKind.KEPT);
    return this;
  }

  /**
   * Undoes {@link #keep}: the innermost scope of this thread owns the handle again, or the caller
   * where no scope is open. Does nothing to a handle that is not kept.
   *
   * @return this handle
   * @throws TensorDisposedException when this handle is closed
   */
  public Tensor unkeep() {
    ownership.unkeep();
    return this;
  }

  /**
   * Keeps this handle on behalf of a longer-lived owner that will close it, such as a model its
   * weights: leak reports then count the owner, and not this handle too.
   *
   * @param kind what the owner holds it for
   * @return this handle
   * @throws TensorDisposedException when this handle is closed
   */
  public Tensor keptBy(Lifetime owner, MemoryKind kind) {
    ownership.keep(kind);
    lifetime.setOwner(owner);
    return this;
  }

  /** Releases this handle; the data is freed with its last handle. A second call does nothing. */
  @Override
  public void close() {
    ownership.close();
  }

  /** Returns the handle's name and shape, such as {@code tensor #7 (float32 [2, 3])}. */
  @Override
  public String toString() {
    return lifetime.name() + (isClosed() ? ", disposed" : "");
  }

  Ownership ownership() {
    return ownership;
  }

  Lifetime lifetime() {
    return lifetime;
  }

  /** Takes part in a running operation; the caller closes the borrow at its end. */
  Borrow borrow() {
    retain();
    return new Borrow(storage, storage.slice(offset, shape.size()));
  }

  /** Returns another handle on the data, which begins so many elements behind this one's. */
  Tensor share(Shape target, int from) {
    retain();
    return new Tensor(target, storage, offset + from);
  }

  /** Takes one count on the storage, or says where the handle was closed. */
  private void retain() {
    try {
      if (!lifetime.use() || !storage.retain()) {
        throw new TensorDisposedException(lifetime.snapshot(), Site.here());
      }
    } finally {
      // Else a temporary could be collected, and its data freed, between the check and the count.
      Reference.reachabilityFence(this);
    }
  }
}
