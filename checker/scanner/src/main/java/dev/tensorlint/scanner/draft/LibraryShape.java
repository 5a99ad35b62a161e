// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.draft;

import dev.tensorlint.scanner.types.ClassContainer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** The classes of some jars, and which of them look like resources. */
final class LibraryShape {

  /** Names of methods without arguments that release what they are called on. */
  static final Set<String> RELEASES =
      Set.of("close", "release", "dispose", "free", "destroy", "deallocate", "delete");

  private static final String CLOSEABLE = "java.lang.AutoCloseable";
  private static final Set<String> CLOSEABLES = Set.of(CLOSEABLE, "java.io.Closeable");

  /** What the model of the JDK describes, with all that inherits from it. */
  private static final Set<String> OF_PLATFORM =
      Set.of(
          "java.io.InputStream",
          "java.io.OutputStream",
          "java.io.Reader",
          "java.io.Writer",
          "java.util.stream.BaseStream",
          "java.util.concurrent.ExecutorService",
          "java.lang.ClassLoader");

  /** How sure it is that the objects of a type must be released. */
  enum Sureness {
    SURE,
    LIKELY
  }

  /**
   * A type whose objects look as if they had to be released.
   *
   * @param releases names of the methods that do it, {@code close} first
   * @param why what the class files show
   */
  record Resource(String type, List<String> releases, Sureness sureness, String why) {}

  private final NavigableMap<String, ClassShape> classes = new TreeMap<>();
  private final Map<String, Optional<Resource>> known = new HashMap<>();
  private final Set<String> open = new HashSet<>();

  /** Reads all classes; what cannot be read is left out. */
  static LibraryShape of(Collection<ClassContainer> containers) {
    LibraryShape library = new LibraryShape();
    for (ClassContainer container : containers) {
      for (String each : container.packages()) {
        container.classes(each).forEach(name -> library.read(container, name));
      }
    }
    return library;
  }

  private void read(ClassContainer container, String binaryName) {
    try {
      byte[] content = container.read(binaryName.replace('.', '/'));
      if (content != null) {
        ClassShape shape = ClassShape.read(content);
        classes.putIfAbsent(shape.name(), shape);
      }
    } catch (IOException | RuntimeException e) {
      // No verifier has seen these files: one that breaks the rules of the format shows nothing.
    }
  }

  Collection<ClassShape> classes() {
    return classes.values();
  }

  /** Returns the resources of the library, by name. */
  List<Resource> resources() {
    return classes.keySet().stream().flatMap(name -> resource(name).stream()).toList();
  }

  /** Returns what a type is as a resource; empty if nothing shows that it is one. */
  Optional<Resource> resource(String type) {
    Optional<Resource> found = known.get(type);
    if (found == null) {
      if (!open.add(type)) {
        return Optional.empty();
      }
      found = Optional.ofNullable(classes.get(type)).flatMap(this::find);
      open.remove(type);
      known.put(type, found);
    }
    return found;
  }

  private Optional<Resource> find(ClassShape shape) {
    Set<String> above = supertypes(shape);
    List<String> releases = releases(shape, above);
    if (releases.isEmpty() || above.stream().anyMatch(OF_PLATFORM::contains)) {
      return Optional.empty();
    }
    List<ClassShape> lineage = new ArrayList<>(List.of(shape));
    above.stream().map(classes::get).filter(each -> each != null).forEach(lineage::add);
    boolean isCloseable = above.stream().anyMatch(CLOSEABLES::contains);
    if (lineage.stream().anyMatch(ClassShape::hasNativeMethods)) {
      return Optional.of(resource(shape, releases, Sureness.SURE, "native methods"));
    }
    if (lineage.stream().anyMatch(ClassShape::hasHandle)) {
      return Optional.of(resource(shape, releases, Sureness.SURE, "an address in a field"));
    }
    if (lineage.stream().anyMatch(ClassShape::hasCleaner)) {
      return Optional.of(resource(shape, releases, Sureness.SURE, "a cleaner or finalizer"));
    }
    Optional<String> owned =
        lineage.stream()
            .flatMap(each -> each.fieldTypes().stream())
            .filter(each -> resource(each).isPresent())
            .findFirst();
    if (owned.isPresent()) {
      String why = "a field of type " + owned.get();
      return Optional.of(resource(shape, releases, Sureness.LIKELY, why));
    }
    return isCloseable
        ? Optional.of(resource(shape, releases, Sureness.LIKELY, "it is AutoCloseable"))
        : Optional.empty();
  }

  private static Resource resource(
      ClassShape shape, List<String> releases, Sureness sureness, String why) {
    return new Resource(shape.name(), releases, sureness, why);
  }

  private List<String> releases(ClassShape shape, Set<String> above) {
    Set<String> names = new LinkedHashSet<>();
    addReleases(shape, names);
    above.stream()
        .map(classes::get)
        .filter(each -> each != null)
        .forEach(each -> addReleases(each, names));
    if (above.stream().anyMatch(CLOSEABLES::contains)) {
      names.add("close");
    }
    List<String> sorted = new ArrayList<>(names);
    sorted.sort((one, other) -> Boolean.compare(other.equals("close"), one.equals("close")));
    return sorted;
  }

  private static void addReleases(ClassShape shape, Set<String> names) {
    shape.methods().stream()
        .filter(each -> !each.isStatic() && each.parameters().isEmpty())
        .filter(each -> each.result().equals("void") || each.result().equals("boolean"))
        .map(ClassShape.Method::name)
        .filter(RELEASES::contains)
        .sorted()
        .forEach(names::add);
  }

  /** Returns the supertypes of a class as far as the jars have them, and the first beyond. */
  Set<String> supertypes(ClassShape shape) {
    Set<String> all = new LinkedHashSet<>();
    addSupertypes(shape, all);
    return all;
  }

  private void addSupertypes(ClassShape shape, Set<String> all) {
    for (String each : shape.supertypes()) {
      ClassShape above = classes.get(each);
      if (all.add(each) && above != null) {
        addSupertypes(above, all);
      }
    }
  }
}
