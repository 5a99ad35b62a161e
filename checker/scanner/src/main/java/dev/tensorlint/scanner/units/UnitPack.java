// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.units;

import dev.tensorlint.scanner.store.ByteParts;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
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
   * @param text hash of the text
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

    /** Returns whether it is kept of the text with a hash. */
    boolean isOf(String hash) {
      return text.equals(hash);
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
        ByteParts.write(item.source(), out);
        ByteParts.write(item.declarations(), out);
        out.writeUTF(item.meaning());
        out.writeUTF(item.environment());
        ByteParts.write(item.translation(), out);
      }
    }
    return bytes.toByteArray();
  }

  static Map<String, Item> items(byte[] bytes) throws IOException {
    Map<String, Item> items = new TreeMap<>();
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      for (int left = in.readInt(); left > 0; left--) {
        String path = in.readUTF();
        String text = in.readUTF();
        items.put(path, item(text, in));
      }
    }
    return items;
  }

  private static Item item(String text, DataInputStream in) throws IOException {
    byte[] source = ByteParts.read(in);
    byte[] declarations = ByteParts.read(in);
    String meaning = in.readUTF();
    return new Item(text, source, declarations, meaning, in.readUTF(), ByteParts.read(in));
  }
}
