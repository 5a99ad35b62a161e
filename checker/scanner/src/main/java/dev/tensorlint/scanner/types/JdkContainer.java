// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The classes of the JDK that runs. */
public final class JdkContainer implements ClassContainer {

  private final Map<String, ModuleReference> modules = new HashMap<>();
  private final Map<String, ModuleReader> readers = new ConcurrentHashMap<>();

  public JdkContainer() {
    List<ModuleReference> all =
        ModuleFinder.ofSystem().findAll().stream()
            .sorted(Comparator.comparing(module -> module.descriptor().name()))
            .toList();
    for (ModuleReference module : all) {
      module.descriptor().packages().forEach(each -> modules.putIfAbsent(each, module));
    }
  }

  @Override
  public Set<String> packages() {
    return modules.keySet();
  }

  @Override
  public Set<String> classes(String packageName) {
    ModuleReference module = modules.get(packageName);
    if (module == null) {
      return Set.of();
    }
    // A module's reader would list all of the module.
    Path folder =
        FileSystems.getFileSystem(URI.create("jrt:/"))
            .getPath("modules", module.descriptor().name(), packageName.replace('.', '/'));
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> String.valueOf(file.getFileName()))
          .filter(file -> file.endsWith(".class"))
          .map(file -> file.substring(0, file.length() - ".class".length()))
          .map(file -> BinaryName.of(packageName, file))
          .collect(Collectors.toSet());
    } catch (IOException e) {
      return Set.of();
    }
  }

  @Override
  public byte @Nullable [] read(String internalName) throws IOException {
    int end = internalName.lastIndexOf('/');
    String packageName = end < 0 ? "" : internalName.substring(0, end).replace('/', '.');
    ModuleReference module = modules.get(packageName);
    if (module == null) {
      return null;
    }
    Optional<InputStream> in = reader(module).open(internalName + ".class");
    if (in.isEmpty()) {
      return null;
    }
    try (InputStream content = in.get()) {
      return content.readAllBytes();
    }
  }

  private ModuleReader reader(ModuleReference module) throws IOException {
    ModuleReader known = readers.get(module.descriptor().name());
    if (known != null) {
      return known;
    }
    ModuleReader opened = module.open();
    ModuleReader first = readers.putIfAbsent(module.descriptor().name(), opened);
    if (first == null) {
      return opened;
    }
    opened.close();
    return first;
  }

  @Override
  public void close() throws IOException {
    for (ModuleReader reader : readers.values()) {
      reader.close();
    }
  }
}
