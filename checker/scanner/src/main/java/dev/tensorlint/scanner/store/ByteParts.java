// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.store;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;

/** Reads and writes the parts of an entry of the store; the length of a part stands before it. */
public final class ByteParts {

  private ByteParts() {}

  public static void write(byte[] bytes, DataOutputStream out) throws IOException {
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @param in of an entry in memory
   */
  public static byte[] read(DataInputStream in) throws IOException {
    int size = in.readInt();
    if (size < 0 || size > in.available()) {
      throw new IOException("a part that does not end");
    }
    return in.readNBytes(size);
  }

  /** Writes numbers. */
  public static void writeInts(int[] numbers, DataOutputStream out) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(numbers.length * Integer.BYTES);
    bytes.asIntBuffer().put(numbers);
    write(bytes.array(), out);
  }

  /** Reads numbers. */
  public static int[] readInts(DataInputStream in) throws IOException {
    byte[] bytes = read(in);
    int[] numbers = new int[bytes.length / Integer.BYTES];
    ByteBuffer.wrap(bytes).asIntBuffer().get(numbers);
    return numbers;
  }

  /** Writes names, each of which has at most 65535 bytes. */
  public static void writeNames(Collection<String> names, DataOutputStream out) throws IOException {
    out.writeInt(names.size());
    for (String each : names) {
      out.writeUTF(each);
    }
  }

  /** Reads names. */
  public static Set<String> readNames(DataInputStream in) throws IOException {
    Set<String> names = new TreeSet<>();
    for (int left = in.readInt(); left > 0; left--) {
      names.add(in.readUTF());
    }
    return names;
  }
}
