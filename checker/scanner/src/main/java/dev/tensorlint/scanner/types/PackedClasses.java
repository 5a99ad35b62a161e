// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The classes of an archive that lie in one of its folders. In the archive of a whole application,
 * some lie below a folder that no package can be named like, such as {@code BOOT-INF/classes} or
 * {@code WEB-INF/classes}: their own names tell which part of the path the folder is.
 */
public final class PackedClasses implements ClassContainer {

  /** Folders with metadata, which tell the versions of a jar, too. */
  private static final String METADATA = "META-INF";

  /** Class files that are read to find the folders of an archive. */
  private static final int MOST_READ = 1_000;

  private final JarContainer jar;
  private final String folder;

  /** The packages, by their names in the archive. */
  private final Map<String, String> packages;

  private PackedClasses(JarContainer jar, String folder, Map<String, String> packages) {
    this.jar = jar;
    this.folder = folder;
    this.packages = packages;
  }

  /** Returns the parts of an archive; each of them closes it. */
  public static List<PackedClasses> partsOf(JarContainer jar) {
    Map<String, Map<String, String>> byFolder = new LinkedHashMap<>();
    byFolder.put("", new LinkedHashMap<>());
    int read = 0;
    for (String each : new TreeSet<>(jar.packages())) {
      String folder = isPackage(each) || read >= MOST_READ ? "" : folderOf(jar, each);
      read += isPackage(each) ? 0 : 1;
      byFolder
          .computeIfAbsent(folder, any -> new LinkedHashMap<>())
          .put(each.substring(Math.min(each.length(), folder.length())), each);
    }
    List<PackedClasses> parts = new ArrayList<>();
    byFolder.forEach(
        (folder, packages) -> {
          if (!packages.isEmpty() || byFolder.size() == 1) {
            parts.add(new PackedClasses(jar, folder.replace('.', '/'), packages));
          }
        });
    return parts;
  }

  private static boolean isPackage(String name) {
    return name.startsWith(METADATA)
        || name.chars().allMatch(each -> each == '.' || Character.isJavaIdentifierPart(each));
  }

  /** Returns the folder above a package, with dots; empty if no class tells it. */
  private static String folderOf(JarContainer jar, String packageName) {
    String name = jar.classes(packageName).stream().sorted().findFirst().orElse("");
    try {
      byte[] content = jar.read(name.replace('.', '/'));
      String own = content == null ? name : ClassHeader.read(content).name().replace('/', '.');
      return name.endsWith('.' + own) ? name.substring(0, name.length() - own.length()) : "";
    } catch (IOException e) {
      return "";
    }
  }

  /** Returns the folder, with a slash at its end; empty for the archive itself. */
  public String folder() {
    return folder;
  }

  @Override
  public Set<String> packages() {
    return packages.keySet();
  }

  @Override
  public Set<String> classes(String packageName) {
    String packed = packages.get(packageName);
    return packed == null
        ? Set.of()
        : jar.classes(packed).stream()
            .map(each -> each.substring(folder.length()))
            .collect(Collectors.toUnmodifiableSet());
  }

  @Override
  public byte @Nullable [] read(String internalName) throws IOException {
    return jar.read(folder + internalName);
  }

  @Override
  public void close() throws IOException {
    jar.close();
  }
}
