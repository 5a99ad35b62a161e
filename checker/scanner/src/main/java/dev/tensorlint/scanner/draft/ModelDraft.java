// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.draft;

import dev.tensorlint.rules.effect.TypeSummaries;
import dev.tensorlint.scanner.types.ClassContainer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Drafts a lifecycle model of a library from its class files: types with a release, what makes
 * their objects, and what only lends them. Each entry says where it comes from and how sure it is.
 */
public final class ModelDraft {

  private static final Map<Pattern, String> KINDS = kinds();
  private static final Pattern LENDS = Pattern.compile("get[A-Z].*|peek.*|current.*|parent|owner");
  private static final Set<String> IN_PLACE = Set.of("i", "_", "InPlace");
  private static final Pattern SAME = Pattern.compile("self|retain|touch|as[A-Z].*");

  private final LibraryShape library;
  private final StatedEffects stated;

  private ModelDraft(LibraryShape library, List<TypeSummaries> inferred) {
    this.library = library;
    this.stated = new StatedEffects(inferred, type -> library.resource(type).isPresent());
  }

  private static Map<Pattern, String> kinds() {
    Map<Pattern, String> kinds = new LinkedHashMap<>();
    kinds.put(Pattern.compile(".*(Options|Config|Settings)"), "options");
    kinds.put(Pattern.compile(".*(Tensor|Array|NDList|Matrix|Vector)"), "tensor");
    kinds.put(Pattern.compile(".*(Manager|Scope|Allocator)"), "scope");
    kinds.put(Pattern.compile(".*(Model|Module|SavedModelBundle)"), "model");
    kinds.put(Pattern.compile(".*Session"), "session");
    kinds.put(Pattern.compile(".*(Result|Results)"), "result");
    kinds.put(Pattern.compile(".*(Predictor|Translator|Classifier|Detector)"), "predictor");
    kinds.put(Pattern.compile(".*(Tape|Collector)"), "tape");
    kinds.put(Pattern.compile(".*Graph"), "graph");
    kinds.put(Pattern.compile(".*Event"), "event");
    return kinds;
  }

  /**
   * What a model file says of its library.
   *
   * @param library its coordinates, or another name
   * @param versions empty if they are not known
   */
  public record Title(String library, String versions) {}

  /**
   * Returns the text of a model file.
   *
   * @param title what the file says of its library
   * @param containers the jars; open while this runs
   */
  public static String text(Title title, Collection<ClassContainer> containers) {
    return text(title, containers, List.of());
  }

  /**
   * Returns the text of a model file.
   *
   * @param title what the file says of its library
   * @param containers the jars; open while this runs
   * @param inferred what their code does by the draft without this
   */
  public static String text(
      Title title, Collection<ClassContainer> containers, List<TypeSummaries> inferred) {
    return new ModelDraft(LibraryShape.of(containers), inferred).text(title);
  }

  private String text(Title title) {
    StringBuilder text = new StringBuilder();
    text.append("# A draft from class files: read it before you use it.\n");
    text.append("# `sure` and `likely` follow what is read in them, `inferred` what their code\n");
    text.append("# does, `by name` what only names suggest.\n");
    text.append("library: \"").append(title.library()).append("\"\n");
    if (!title.versions().isEmpty()) {
      text.append("versions: \"").append(title.versions()).append("\"\n");
    }
    text.append("types:");
    SortedMap<String, List<String>> types = types();
    if (types.isEmpty()) {
      return text.append(" {}\n").toString();
    }
    text.append('\n');
    types.forEach(
        (type, lines) -> {
          text.append("  ").append(type).append(":\n");
          lines.forEach(line -> text.append("    ").append(line).append('\n'));
        });
    return text.toString();
  }

  private SortedMap<String, List<String>> types() {
    SortedMap<String, List<String>> types = new TreeMap<>();
    for (ClassShape each : library.classes()) {
      if (each.isPublic()) {
        List<String> lines = new ArrayList<>();
        own(each).ifPresent(resource -> addResource(resource, lines));
        addMethods(each, lines);
        if (!lines.isEmpty()) {
          types.put(each.name(), lines);
        }
      }
    }
    return types;
  }

  /** What holds for a type holds for its subtypes: an entry of their own would say it again. */
  private Optional<LibraryShape.Resource> own(ClassShape shape) {
    return library
        .resource(shape.name())
        .filter(
            resource ->
                library.supertypes(shape).stream()
                    .flatMap(above -> library.resource(above).stream())
                    .noneMatch(above -> above.releases().equals(resource.releases())));
  }

  private static void addResource(LibraryShape.Resource resource, List<String> lines) {
    String sureness = resource.sureness().name().toLowerCase(Locale.ROOT);
    lines.add("# " + sureness + ": " + resource.why());
    lines.add("kind: " + kind(resource.type()));
    lines.add("release: { methods: " + resource.releases() + " }");
  }

  private static String kind(String type) {
    String simple = type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
    return KINDS.entrySet().stream()
        .filter(each -> each.getKey().matcher(simple).matches())
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse("closeable");
  }

  private void addMethods(ClassShape shape, List<String> lines) {
    SortedMap<String, String> entries = new TreeMap<>();
    Set<String> known = new HashSet<>();
    for (ClassShape.Method each : shape.methods()) {
      boolean isMade = !each.isConstructor() && library.resource(each.result()).isPresent();
      StatedEffects.Stated own = stated.of(shape, each);
      if (own.result().isPresent()) {
        known.add(each.name() + "(*)");
      }
      if (!own.isEmpty()) {
        String pattern = each.name() + "(" + String.join(", ", each.parameters()) + ")";
        entries.put('"' + pattern + '"', entry(isMade ? result(shape, each) : null, own));
      } else if (isMade) {
        entries.merge(
            each.name() + "(*)",
            "{ " + result(shape, each).replace(" #", " } #"),
            (one, other) -> one.equals(other) ? one : "");
      }
    }
    entries.values().removeIf(String::isEmpty);
    // Where one of several methods of a name returns an argument, the name tells nothing.
    entries.keySet().removeAll(known);
    if (!entries.isEmpty()) {
      lines.add("methods:");
      entries.forEach((pattern, result) -> lines.add("  " + pattern + ": " + result));
    }
  }

  /**
   * @param byName the result without what is known, null if it is no resource
   */
  private static String entry(@Nullable String byName, StatedEffects.Stated known) {
    List<String> fields = new ArrayList<>();
    String why = known.why();
    if (known.result().isPresent()) {
      fields.add("result: " + known.result().get());
    } else if (byName != null) {
      int comment = byName.indexOf(" # ");
      fields.add(byName.substring(0, comment));
      why += ", the result " + byName.substring(comment + " # ".length());
    }
    known.arguments().ifPresent(each -> fields.add("arguments: " + each));
    return "{ " + String.join(", ", fields) + " } # " + why;
  }

  /** Returns the field of the result, and how sure it is. */
  private static String result(ClassShape shape, ClassShape.Method method) {
    if (!method.isStatic() && method.returned() != Returned.What.OTHER) {
      return method.returned() == Returned.What.THIS
          ? "result: { alias: receiver } # sure"
          : "result: { borrow: receiver } # sure";
    }
    return isInPlace(shape, method)
        ? "result: { alias: " + (method.isStatic() ? "argument 0" : "receiver") + " } # by name"
        : byName(method);
  }

  /** A pair such as {@code add} and {@code addi}: the latter changes its receiver. */
  private static boolean isInPlace(ClassShape shape, ClassShape.Method method) {
    String name = method.name();
    boolean isOfFirst =
        method.isStatic()
            ? method.parameters().stream().limit(1).anyMatch(method.result()::equals)
            : method.result().equals(shape.name());
    return isOfFirst
        && IN_PLACE.stream()
            .filter(name::endsWith)
            .map(ending -> name.substring(0, name.length() - ending.length()))
            .anyMatch(
                plain ->
                    shape.methods().stream()
                        .anyMatch(
                            each ->
                                each.name().equals(plain)
                                    && each.parameters().equals(method.parameters())));
  }

  private static String byName(ClassShape.Method method) {
    boolean isLent = LENDS.matcher(method.name()).matches();
    if (isLent && !method.isStatic()) {
      return "result: { borrow: receiver } # by name";
    }
    boolean isSame = SAME.matcher(method.name()).matches() && !method.isStatic();
    return isSame
        ? "result: { alias: receiver } # by name"
        : "result: fresh # " + (method.isStatic() ? "likely" : "by name");
  }
}
