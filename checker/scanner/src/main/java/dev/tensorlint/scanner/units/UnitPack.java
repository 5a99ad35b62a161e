// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.units;

import dev.tensorlint.rules.source.SourceFile;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/** What is kept of the files of one folder, as one entry of the store. */
final class UnitPack {

  private static final byte[] NOTHING = {};

  private UnitPack() {}

  /**
   * What is kept of one file. Each part names what it follows from, so that an older part is
   * noticed.
   *
   * @param text key of the text
   * @param source the text, in UTF-8
   * @param declarations of that text
   * @param meaning key of what the declarations say to other files
   * @param environment key of all that the translation follows from beside the text; empty if there
   *     is no translation
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Item(
      String text,
      byte[] source,
      byte[] declarations,
      String meaning,
      String environment,
      byte[] translation) {

    /** Returns the item of a file that is not translated. */
    static Item ofText(String text, byte[] source, byte[] declarations, String meaning) {
      return new Item(text, source, declarations, meaning, "", NOTHING);
    }

    Item withTranslation(String newEnvironment, byte[] newTranslation) {
      return new Item(text, source, declarations, meaning, newEnvironment, newTranslation);
    }

    /** Returns whether it is kept of this text. To compare is quicker than to hash. */
    boolean isOf(SourceFile file) {
      return new String(source, StandardCharsets.UTF_8).equals(file.text());
    }

    boolean isTranslatedIn(String other) {
      return !environment.isEmpty() && environment.equals(other);
    }
  }

  /** Returns the bytes of the items of some files, by path. */
  static byte[] bytes(Map<String, Item> items) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeInt(items.size());
      for (Map.Entry<String, Item> each : items.entrySet()) {
        Item item = each.getValue();
        out.writeUTF(each.getKey());
        out.writeUTF(item.text());
        write(item.source(), out);
        write(item.declarations(), out);
        out.writeUTF(item.meaning());
        out.writeUTF(item.environment());
        write(item.translation(), out);
      }
    }
    return bytes.toByteArray();
  }

  private static void write(byte[] bytes, DataOutputStream out) throws IOException {
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  static Map<String, Item> items(byte[] bytes) throws IOException {
    Map<String, Item> items = new TreeMap<>();
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      for (int left = in.readInt(); left > 0; left--) {
        String path = in.readUTF();
        String text = in.readUTF();
        items.put(path, new Item(text, read(in), read(in), in.readUTF(), in.readUTF(), read(in)));
      }
    }
    return items;
  }

  private static byte[] read(DataInputStream in) throws IOException {
    int size = in.readInt();
    if (size < 0 || size > in.available()) {
      throw new IOException("a part that does not end");
    }
    return in.readNBytes(size);
  }
}
