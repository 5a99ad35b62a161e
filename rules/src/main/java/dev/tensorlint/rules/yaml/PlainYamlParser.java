// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.yaml;

import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionEndEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.parser.Parser;

/**
 * YAML without what could make a small file big: no aliases, and no deeper nesting and no longer
 * texts than our files need. So reading takes time and memory linear in the file, and patterns that
 * check a text need little stack.
 */
final class PlainYamlParser implements Parser {

  private static final int MOST_NESTED = 12;
  private static final int LONGEST_TEXT = 4000;

  private final Parser events;
  private int depth;

  PlainYamlParser(Parser events) {
    this.events = events;
  }

  @Override
  public boolean checkEvent(Event.ID kind) {
    return events.checkEvent(kind);
  }

  @Override
  public Event peekEvent() {
    return events.peekEvent();
  }

  @Override
  public boolean hasNext() {
    return events.hasNext();
  }

  @Override
  public Event next() {
    Event event = events.next();
    if (event instanceof AliasEvent) {
      throw new RefusedYamlException(
          "aliases are not read: write out what `&` and `*` stand for", event.getStartMark());
    }
    if (event instanceof CollectionStartEvent && ++depth > MOST_NESTED) {
      throw new RefusedYamlException("this is nested too deeply", event.getStartMark());
    }
    if (event instanceof ScalarEvent scalar && scalar.getValue().length() > LONGEST_TEXT) {
      throw new RefusedYamlException("this text is too long", event.getStartMark());
    }
    if (event instanceof CollectionEndEvent) {
      depth--;
    }
    return event;
  }
}
