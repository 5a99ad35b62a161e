// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.worker;

import dev.tensorlint.rules.bytes.ValueForm;
import dev.tensorlint.rules.bytes.ValueReader;
import dev.tensorlint.rules.bytes.ValueWriter;
import dev.tensorlint.scale.module.ModuleOutcome;
import dev.tensorlint.scale.module.ModuleTask;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.Optional;

/** Tasks and outcomes as bytes, and as frames of a stream: their length, then their bytes. */
public final class Frames {

  private static final int MOST_BYTES = 512 << 20;

  private Frames() {}

  /** Returns an outcome as bytes. */
  public static byte[] bytes(ModuleOutcome outcome) throws IOException {
    return ValueWriter.bytes(ValueForm.of(ModuleOutcome.class), outcome);
  }

  /**
   * Returns the outcome that some bytes are.
   *
   * @throws IOException if they are none
   */
  public static ModuleOutcome outcome(byte[] bytes) throws IOException {
    ValueForm form = ValueForm.of(ModuleOutcome.class);
    return (ModuleOutcome) ValueReader.read(form, bytes, ValueReader.Files.NONE);
  }

  static byte[] bytes(ModuleTask task) throws IOException {
    return ValueWriter.bytes(ValueForm.of(ModuleTask.class), task);
  }

  static ModuleTask task(byte[] bytes) throws IOException {
    ValueForm form = ValueForm.of(ModuleTask.class);
    return (ModuleTask) ValueReader.read(form, bytes, ValueReader.Files.NONE);
  }

  static void write(DataOutputStream out, byte[] frame) throws IOException {
    out.writeInt(frame.length);
    out.write(frame);
    out.flush();
  }

  /** Reads a frame; empty at the end of the stream. */
  static Optional<byte[]> read(DataInputStream in) throws IOException {
    int length;
    try {
      length = in.readInt();
    } catch (EOFException e) {
      return Optional.empty();
    }
    if (length < 0 || length > MOST_BYTES) {
      throw new IOException("no frame of a worker");
    }
    byte[] frame = new byte[length];
    in.readFully(frame);
    return Optional.of(frame);
  }
}
