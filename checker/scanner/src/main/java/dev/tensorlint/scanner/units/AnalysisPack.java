// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.units;

import dev.tensorlint.rules.incremental.AnalysisImage;
import dev.tensorlint.scanner.store.ByteParts;
import dev.tensorlint.scanner.store.ContentKey;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The entries of a kept analysis: one for each folder, and one that names them. A folder whose
 * files are as they were read keeps its entry.
 */
final class AnalysisPack {

  /** The entries that were read, by the files that they hold. */
  private final Map<List<AnalysisImage.OfUnit>, String> read = new HashMap<>();

  /**
   * Returns the entry that names the others.
   *
   * @param folders keeps the bytes of a folder, and returns their key
   */
  byte[] bytes(AnalysisImage image, Function<byte[], ContentKey> folders) throws IOException {
    Map<String, List<AnalysisImage.OfUnit>> byFolder = new LinkedHashMap<>();
    for (AnalysisImage.OfUnit each : image.units()) {
      byFolder.computeIfAbsent(folder(each.path()), any -> new ArrayList<>()).add(each);
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      ByteParts.write(image.outline(), out);
      out.writeInt(byFolder.size());
      for (List<AnalysisImage.OfUnit> each : byFolder.values()) {
        String known = read.get(each);
        out.writeUTF(known == null ? folders.apply(bytes(each)).name() : known);
      }
      out.writeInt(image.units().size());
      for (AnalysisImage.OfUnit each : image.units()) {
        out.writeUTF(each.path());
      }
    }
    return bytes.toByteArray();
  }

  private static String folder(String path) {
    return path.substring(0, path.lastIndexOf('/') + 1);
  }

  private static byte[] bytes(List<AnalysisImage.OfUnit> units) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeInt(units.size());
      for (AnalysisImage.OfUnit each : units) {
        out.writeUTF(each.path());
        ByteParts.write(each.bytes(), out);
      }
    }
    return bytes.toByteArray();
  }

  /**
   * Reads an analysis; empty if one of its entries is not there any more.
   *
   * @param entries finds the bytes of a folder
   */
  Optional<AnalysisImage> image(byte[] bytes, Function<ContentKey, Optional<byte[]>> entries)
      throws IOException {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      byte[] outline = ByteParts.read(in);
      Map<String, AnalysisImage.OfUnit> units = new HashMap<>();
      for (int left = in.readInt(); left > 0; left--) {
        String name = in.readUTF();
        Optional<byte[]> folder = entries.apply(new ContentKey(name));
        if (folder.isEmpty()) {
          return Optional.empty();
        }
        List<AnalysisImage.OfUnit> held = units(folder.get());
        held.forEach(each -> units.put(each.path(), each));
        read.put(held, name);
      }
      List<AnalysisImage.OfUnit> inOrder = new ArrayList<>();
      for (int left = in.readInt(); left > 0; left--) {
        AnalysisImage.OfUnit unit = units.get(in.readUTF());
        if (unit == null) {
          throw new IOException("a file in no folder");
        }
        inOrder.add(unit);
      }
      return Optional.of(new AnalysisImage(outline, inOrder));
    }
  }

  private static List<AnalysisImage.OfUnit> units(byte[] folder) throws IOException {
    List<AnalysisImage.OfUnit> units = new ArrayList<>();
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(folder))) {
      for (int left = in.readInt(); left > 0; left--) {
        units.add(new AnalysisImage.OfUnit(in.readUTF(), ByteParts.read(in)));
      }
    }
    return units;
  }
}
