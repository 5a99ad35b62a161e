package golden;

import java.util.List;

class Java21 {
  sealed interface Shape permits Circle, Box {}

  record Circle(double radius) implements Shape {}

  record Box<T>(T content, List<Shape> inner) implements Shape {}

  enum Level {
    LOW,
    HIGH
  }

  static String describe(Object o) {
    return switch (o) {
      case null -> "null";
      case Integer i when i > 3 && i < 9 -> "number" + i;
      case Circle(double r) -> "circle" + r;
      case Box(String text, var inner) when inner.isEmpty() -> text.trim();
      case Box<?>(Circle(var radius), List<Shape> shapes) -> shapes.get(0) + "" + radius;
      case Level level when level == Level.HIGH -> level.name();
      case int[] array -> "array" + array.length;
      case String s -> {
        if (s.length() > 2) {
          yield s;
        }
        yield s.concat("x");
      }
      case null, default -> "other";
    };
  }

  static int statement(Shape shape) {
    switch (shape) {
      case Circle c:
        return (int) c.radius();
      case Box<?> b:
        return b.inner().size();
    }
  }

  static boolean test(Object o) {
    return o instanceof Box<?>(Box<?>(var deep, var more), var inner)
        && deep != null
        && more.size() > inner.size();
  }

  static int flow(Object o) {
    while (!(o instanceof Circle c)) {
      o = new Circle(1);
    }
    return (int) c.radius();
  }
}
