// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.code;

import dev.tensorlint.rules.effect.Choice;
import dev.tensorlint.rules.effect.FieldEffects;
import dev.tensorlint.rules.effect.ObjectKey;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.ParameterEffects;
import dev.tensorlint.rules.effect.Size;
import dev.tensorlint.rules.effect.SummaryParts;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.CallerScope;
import dev.tensorlint.rules.resource.ResourceInfo;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Values as text for people: records by their components, places by line and text. A flag that is
 * not set, and what is empty, is left out.
 */
public final class Shown {

  private Shown() {}

  /** Shows a record and, where another of its kind is the rule, only what differs from that. */
  public static String of(Record value, @Nullable Record usual) {
    List<String> parts = new ArrayList<>();
    for (RecordComponent component : value.getClass().getRecordComponents()) {
      Object part = read(component, value);
      boolean isUsual = usual != null && part != null && part.equals(read(component, usual));
      if (!isUsual) {
        parts.addAll(components(component.getName(), part));
      }
    }
    parts.removeIf(String::isEmpty);
    return value.getClass().getSimpleName().toLowerCase(Locale.ROOT)
        + (parts.isEmpty() ? "" : parts.stream().collect(Collectors.joining(", ", "(", ")")));
  }

  /** The effects on parameters and the parts of a summary stand beside what else there is of it. */
  private static List<String> components(String name, @Nullable Object part) {
    if (part instanceof ParameterEffects effects) {
      return List.of(component(name, effects.effects()), component("bySplit", effects.bySplit()));
    }
    if (part instanceof FieldEffects effects) {
      return List.of(component(name, effects.byField()));
    }
    if (part instanceof CallerScope scope) {
      return List.of(
          component("isScopable", scope.isPossible()), component("context", scope.context()));
    }
    return part instanceof SummaryParts all
        ? all.all().stream().map(Shown::show).toList()
        : List.of(component(name, part));
  }

  private static String component(String name, @Nullable Object part) {
    if (part instanceof Boolean flag) {
      return flag ? name : "";
    }
    String text = show(part);
    return text.isEmpty() || text.equals("[]") ? "" : name + " " + text;
  }

  private static String show(@Nullable Object value) {
    if (value == null || value.equals(Optional.empty()) || value.equals(OptionalInt.empty())) {
      return "";
    }
    if (value.equals(Size.UNSTATED) || value.equals(Choice.FREE)) {
      return "";
    }
    if (value instanceof Optional<?> present) {
      return show(present.get());
    }
    if (value instanceof Place place) {
      return place.start().line() + "`" + place.text() + "`";
    }
    if (value instanceof ResourceInfo info) {
      return resource(info);
    }
    if (value instanceof ObjectKey.Given object) {
      return String.valueOf(object.rank());
    }
    if (value instanceof Operand operand) {
      return operand(operand);
    }
    if (value instanceof TypeModel model) {
      return simple(model.name());
    }
    return value instanceof Record one ? of(one, usual(one)) : plain(value);
  }

  private static String operand(Operand operand) {
    if (operand.field() != null) {
      return show(operand.field());
    }
    if (operand.isReceiver()) {
      return "receiver";
    }
    if (operand.equals(Operand.UNSEEN)) {
      return "unseen";
    }
    return operand.isArgument() ? "argument " + operand.index() : "";
  }

  private static String plain(Object value) {
    if (value instanceof Map<?, ?> map) {
      return map.entrySet().stream()
          .map(entry -> show(entry.getKey()) + "=" + show(entry.getValue()))
          .sorted()
          .collect(Collectors.joining("; ", "[", "]"));
    }
    if (value instanceof Collection<?> all) {
      List<String> shown = all.stream().map(Shown::show).toList();
      return (all instanceof List ? shown.stream() : shown.stream().sorted())
          .collect(Collectors.joining("; ", "[", "]"));
    }
    return value instanceof Enum<?> constant
        ? constant.name().toLowerCase(Locale.ROOT)
        : value.toString();
  }

  private static String resource(ResourceInfo info) {
    return (info.isNamed() ? "" : "unnamed ")
        + info.name()
        + " "
        + info.origin().name().toLowerCase(Locale.ROOT)
        + " "
        + info.created().start().line()
        + (info.mayBeNull() ? " or null" : "")
        + (info.container() == null ? "" : " in " + simple(info.container()))
        + " "
        + simple(info.model().name());
  }

  private static String simple(String binaryName) {
    return binaryName.substring(binaryName.lastIndexOf('.') + 1);
  }

  /** A constant {@code NONE} is the rule where a record has one. */
  private static @Nullable Record usual(Record value) {
    try {
      return (Record) value.getClass().getField("NONE").get(null);
    } catch (ReflectiveOperationException e) {
      return null;
    }
  }

  private static @Nullable Object read(RecordComponent component, Record of) {
    try {
      component.getAccessor().setAccessible(true);
      return component.getAccessor().invoke(of);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException(e);
    }
  }
}
