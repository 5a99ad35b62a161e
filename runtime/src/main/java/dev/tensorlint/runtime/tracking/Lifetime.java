// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

import java.lang.StackWalker.StackFrame;
import java.lang.System.Logger;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * The life of one handle, kept apart from the object that the user holds: it ends once, by {@link
 * #close} or when the garbage collector finds the object gone, and either way frees what the handle
 * held.
 *
 * <p>A handle that is collected before it was closed is reported once at {@code WARNING}, unless a
 * longer-lived owner answers for it. Safe for use by many threads.
 */
public final class Lifetime {

  private static final VarHandle END = fieldOf("end", End.class);
  private static final VarHandle USES = fieldOf("uses", int.class);

  /** The end of a handle that its user closed, with nothing recorded. */
  private static final End CLOSED = new End(HandleState.CLOSED, null, "");

  private final long id = HandleLog.nextId();
  private final HandleKind kind;
  private final Held held;
  private final HandleReference reference;
  private final @Nullable StackFrame createdAt = Tracking.frameFrom(TrackingLevel.SIMPLE);
  private volatile @Nullable StackFrame lastUsedAt;
  private volatile int uses;
  private volatile MemoryKind memoryKind = MemoryKind.ACTIVATIONS;
  private volatile @Nullable Lifetime owner;
  private volatile @Nullable End end;

  private record End(HandleState state, @Nullable StackFrame at, String by) {}

  private Lifetime(Object handle, HandleKind kind, Held held) {
    this.kind = kind;
    this.held = held;
    this.reference = HandleLog.watch(handle, this);
  }

  /**
   * Begins a life at the current line of user code.
   *
   * @param handle the object that the user holds; only its reachability is watched
   * @param held given back when the life ends
   */
  public static Lifetime open(Object handle, HandleKind kind, Held held) {
    Lifetime lifetime = new Lifetime(handle, kind, held);
    HandleLog.opened(lifetime.reference);
    return lifetime;
  }

  /**
   * Begins a life at the current line of user code.
   *
   * @param handle the object that the user holds; only its reachability is watched
   * @param description what to say of it in messages, such as {@code 2 layers}; may be empty
   * @param free gives back what the handle holds, called exactly once, on any thread; it must not
   *     reach {@code handle}, or the handle can never be collected
   */
  public static Lifetime open(Object handle, HandleKind kind, String description, Runnable free) {
    return open(handle, kind, Held.of(description, free));
  }

  public long id() {
    return id;
  }

  public HandleKind kind() {
    return kind;
  }

  /** Returns the handle in running text, such as {@code tensor #7 (float32 [2, 3])}. */
  public String name() {
    String description = held.description();
    return kind.noun() + " #" + id + (description.isEmpty() ? "" : " (" + description + ")");
  }

  public Site createdAt() {
    return Site.of(createdAt);
  }

  /** Returns what the handle holds until its end. */
  public Held held() {
    return held;
  }

  public boolean isOpen() {
    return end == null;
  }

  public boolean isKept() {
    return memoryKind != MemoryKind.ACTIVATIONS;
  }

  public MemoryKind memoryKind() {
    return memoryKind;
  }

  /** Says what the handle's memory serves; all but {@link MemoryKind#ACTIVATIONS} is kept. */
  public void setMemoryKind(MemoryKind memoryKind) {
    this.memoryKind = memoryKind;
  }

  /** Returns whether a longer-lived handle will close this one. */
  boolean isOwned() {
    return owner != null;
  }

  /** Names the longer-lived handle that will close this one; leak reports then count the owner. */
  public void setOwner(Lifetime owner) {
    this.owner = owner;
  }

  /**
   * Notes a use at the current line of user code.
   *
   * @return whether the handle is open; a use of a closed handle is not noted
   */
  public boolean use() {
    if (!isOpen()) {
      return false;
    }
    StackFrame frame = Tracking.frameFrom(TrackingLevel.FULL);
    if (frame != null) {
      lastUsedAt = frame;
      USES.getAndAdd(this, 1);
    }
    return true;
  }

  /**
   * Ends the life and frees what the handle held. Later calls do nothing.
   *
   * @param by who closes it on behalf of the user; empty for the user's own call
   */
  public void close(String by) {
    if (isOpen() && END.compareAndSet(this, null, closing(by))) {
      HandleLog.closed(reference);
      held.release();
    }
  }

  /** Returns the life so far. */
  public HandleRecord snapshot() {
    End ended = end;
    return new HandleRecord(
        id,
        kind,
        name(),
        createdAt(),
        Site.of(lastUsedAt),
        uses,
        ended == null ? Site.UNKNOWN : Site.of(ended.at()),
        ended == null ? "" : ended.by(),
        ownerId(),
        memoryKind,
        ended == null ? HandleState.OPEN : ended.state());
  }

  /** Ends the life of a handle that is lost, unless it is closed meanwhile. */
  void collect() {
    if (!END.compareAndSet(this, null, new End(HandleState.COLLECTED, null, ""))) {
      return;
    }
    HandleLog.collected(reference);
    try {
      held.release();
    } finally {
      reportLost();
    }
  }

  private void reportLost() {
    if (!isOwned()) {
      ExitReport.lost(this);
      HandleLog.LOGGER.log(
          Logger.Level.WARNING,
          "{0} was never closed: {1}; the garbage collector found it, and its memory is freed",
          name(),
          snapshot().story("closed"));
    }
  }

  private OptionalLong ownerId() {
    Lifetime holder = owner;
    return holder == null ? OptionalLong.empty() : OptionalLong.of(holder.id());
  }

  private static End closing(String by) {
    StackFrame frame = Tracking.frameFrom(TrackingLevel.FULL);
    return frame == null && by.isEmpty() ? CLOSED : new End(HandleState.CLOSED, frame, by);
  }

  private static VarHandle fieldOf(String name, Class<?> type) {
    try {
      return MethodHandles.lookup().findVarHandle(Lifetime.class, name, type);
    } catch (ReflectiveOperationException absent) {
      throw new ExceptionInInitializerError(absent);
    }
  }
}
