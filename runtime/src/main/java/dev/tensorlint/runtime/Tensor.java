// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.UnaryOp;
import dev.tensorlint.runtime.op.Alias;
import dev.tensorlint.runtime.op.Op;
import dev.tensorlint.runtime.random.stream.ImplicitStream;
import dev.tensorlint.runtime.random.stream.RandomStream;
import dev.tensorlint.runtime.tracking.HandleKind;
import dev.tensorlint.runtime.tracking.Lifetime;
import dev.tensorlint.runtime.tracking.MemoryKind;
import dev.tensorlint.runtime.tracking.Site;
import java.lang.ref.Reference;
import java.util.List;
import java.util.stream.Stream;

/**
 * A handle on data of a device, row-major, of a {@link DType}.
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
public final class Tensor implements TensorOps<Tensor>, ElementReading, AutoCloseable {

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

  /** Returns a {@code float32} tensor of one dimension on the current device. */
  public static Tensor of(float... values) {
    return of(values, Shape.of(values.length));
  }

  /**
   * Returns a {@code float32} tensor with a copy of {@code values} on the current device.
   *
   * @param values the elements, row-major
   * @throws IllegalArgumentException when the number of values is not that of the shape
   */
  public static Tensor of(float[] values, Shape shape) {
    return Operations.copied(DType.FLOAT32, values, values.length, shape);
  }

  /** Returns a {@code float64} tensor, otherwise as {@link #of(float[], Shape)}. */
  public static Tensor of(double[] values, Shape shape) {
    return Operations.copied(DType.FLOAT64, values, values.length, shape);
  }

  /** Returns an {@code int32} tensor, otherwise as {@link #of(float[], Shape)}. */
  public static Tensor of(int[] values, Shape shape) {
    return Operations.copied(DType.INT32, values, values.length, shape);
  }

  /** Returns an {@code int64} tensor, otherwise as {@link #of(float[], Shape)}. */
  public static Tensor of(long[] values, Shape shape) {
    return Operations.copied(DType.INT64, values, values.length, shape);
  }

  /**
   * Returns a {@code uint8} tensor of bytes that count as 0 to 255, otherwise as {@link
   * #of(float[], Shape)}.
   */
  public static Tensor of(byte[] values, Shape shape) {
    return Operations.copied(DType.UINT8, values, values.length, shape);
  }

  /** Returns a {@code bool} tensor, otherwise as {@link #of(float[], Shape)}. */
  public static Tensor of(boolean[] values, Shape shape) {
    return Operations.copied(DType.BOOL, Bools.toBytes(values), values.length, shape);
  }

  /**
   * Returns a {@code float64} tensor of one dimension on the current device. It and its like are
   * not called {@code of}, since {@code of(1, 2)} makes {@code float32}.
   */
  public static Tensor ofDoubles(double... values) {
    return of(values, Shape.of(values.length));
  }

  /** Returns an {@code int32} tensor of one dimension on the current device. */
  public static Tensor ofInts(int... values) {
    return of(values, Shape.of(values.length));
  }

  /** Returns an {@code int64} tensor of one dimension on the current device. */
  public static Tensor ofLongs(long... values) {
    return of(values, Shape.of(values.length));
  }

  /**
   * Returns a {@code uint8} tensor of one dimension on the current device.
   *
   * @throws IllegalArgumentException when a value is not from 0 to 255
   */
  public static Tensor ofUnsignedBytes(int... values) {
    return of(UnsignedBytes.of(values), Shape.of(values.length));
  }

  /** Returns a {@code bool} tensor of one dimension on the current device. */
  public static Tensor ofBools(boolean... values) {
    return of(values, Shape.of(values.length));
  }

  /** Returns a {@code float32} tensor of the given extents, all 0. */
  public static Tensor zeros(int... dims) {
    return fill(0, dims);
  }

  /** Returns a tensor of a type, all 0 or false. */
  public static Tensor zeros(DType type, Shape shape) {
    return Operations.filled(type, 0, shape);
  }

  /** Returns a {@code float32} tensor of the given extents, all 1. */
  public static Tensor ones(int... dims) {
    return fill(1, dims);
  }

  /** Returns a {@code float32} tensor of the given extents, all {@code value}. */
  public static Tensor fill(float value, int... dims) {
    return Operations.filled(DType.FLOAT32, value, Shape.of(dims));
  }

  /** Returns a {@code float32} tensor without dimensions. */
  public static Tensor scalar(float value) {
    return of(new float[] {value}, Shape.of());
  }

  /**
   * Returns numbers from 0 (inclusive) to 1 (exclusive) from the implicit generator: others in
   * every call and every run. For numbers that can be had again use a {@link
   * dev.tensorlint.runtime.random.Generator}.
   */
  public static Tensor rand(int... dims) {
    return drawn(RandomStream::uniform, Shape.of(dims));
  }

  /** Returns normally distributed numbers, otherwise as {@link #rand}. */
  public static Tensor randn(int... dims) {
    return drawn(bits -> (float) RandomStream.normal(bits), Shape.of(dims));
  }

  private static Tensor drawn(RandomStream.Distribution distribution, Shape shape) {
    return of(ImplicitStream.next().draw(shape.size(), distribution), shape);
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
    return storage.type();
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
    return Updates.map("reluInPlace", UnaryOp.RELU, this);
  }

  @Override
  public Tensor apply(Op op, List<Tensor> others) {
    return Operations.apply(op, Stream.concat(Stream.of(this), others.stream()).toList());
  }

  /**
   * Adds a tensor of the same type and shape to this one's data, also as seen through other handles
   * on it.
   *
   * @return this handle
   * @throws IllegalArgumentException when type or shape differ
   * @throws TensorDisposedException when a handle is closed
   * @throws IllegalStateException when a recorder needs the data as it is
   */
  public Tensor addInPlace(Tensor other) {
    return Updates.add(this, other);
  }

  /**
   * Adds {@code factor * other}, both of one real type, otherwise as {@link #addInPlace(Tensor)}.
   */
  public Tensor addInPlace(Tensor other, double factor) {
    return Updates.add(this, other, factor);
  }

  /** Copies the elements over this tensor's, otherwise as {@link #addInPlace(Tensor)}. */
  public Tensor assignInPlace(Tensor other) {
    return Updates.assign(this, other);
  }

  @Override
  public Object elements(DType type) {
    return HostCopy.all(this, type);
  }

  @Override
  public Object element(DType type, int... indices) {
    return HostCopy.one(this, type, indices);
  }

  Device device() {
    return storage.device();
  }

  /** Returns what a measurement says of the operation that made this. */
  Measurement.Made made(boolean isNewData) {
    long bytes = isNewData ? (long) dtype().bytes() * shape.size() : 0;
    return new Measurement.Made(device(), shape.size(), bytes, id());
  }

  /** Waits until the data is there; does nothing for a closed handle. */
  void await() {
    if (storage.retain()) {
      try {
        Measurement.await(device(), storage.slice(offset, shape.size()));
      } finally {
        storage.release();
      }
    }
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

  /**
   * Returns another handle on the same data that belongs to no scope. Recorders do not see it made.
   *
   * @param owner answers for the handle, and closes it
   * @param kind what the owner holds it for
   * @throws TensorDisposedException when this handle is closed
   */
  public Tensor pinnedBy(Lifetime owner, MemoryKind kind) {
    return share(shape, 0).keptBy(owner, kind);
  }

  /** Returns which elements this handle stands for; stays readable after release. */
  public DataRegion region() {
    return new DataRegion(storage.id(), offset, shape.size());
  }

  /** Releases this handle; the data is freed with its last handle. A second call does nothing. */
  @Override
  public void close() {
    ownership.close();
  }

  /**
   * Returns the handle's name and shape, such as {@code tensor #7 (float32 [2, 3])}, and its
   * elements in brackets as NumPy prints them; of a tensor of more than 1000 elements the first and
   * last three of each dimension. Waits until the elements are there. Never throws: what cannot be
   * read is left out. Does not count as a use.
   */
  @Override
  public String toString() {
    String name = lifetime.name();
    if (isClosed() || !storage.retain()) {
      return name + ", disposed";
    }
    try {
      String elements = TensorText.of(device(), storage.slice(offset, shape.size()), shape);
      return name + (shape.rank() > 1 ? "\n" : " ") + elements;
    } catch (RuntimeException unreadable) {
      return name + ", cannot be read: " + unreadable.getMessage();
    } finally {
      storage.release();
      Reference.reachabilityFence(this);
    }
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

  /** Returns another handle on the data, which begins that many elements after this one's. */
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
