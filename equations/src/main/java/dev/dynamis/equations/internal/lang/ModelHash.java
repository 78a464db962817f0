package dev.dynamis.equations.internal.lang;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import java.util.Map;

/** The hash of what decides a model's behaviour, the same on every platform. */
final class ModelHash {
  private final MessageDigest digest;

  private ModelHash() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  static long of(SpecTree s) {
    ModelHash h = new ModelHash();
    h.add(s.kind.name(), s.dtype.name());
    h.values("states", s.states);
    h.values("params", s.parameters);
    h.values("constants", s.constants);
    if (!s.inputs.isEmpty()) {
      h.values("inputs", s.inputs);
    }
    if (!s.outputs.isEmpty()) {
      h.definitions("outputs", s.outputs);
    }
    h.definitions("rhs", s.rhs);
    h.definitions("inverse", s.inverse);
    h.add("jacobian");
    s.jacobian.forEach(row -> row.forEach(h::definition));
    h.definitions("aux", s.aux);
    h.definitions("functions", s.functions);
    h.definitions("history", s.history);
    for (EventSpec e : s.events.values()) {
      h.add("event", e.name(), e.phase().name(), e.direction().name());
      h.add(Boolean.toString(e.locate()), Boolean.toString(e.terminal()));
      h.definition(e.cond());
      e.actions().forEach(a -> h.definition(a.value()));
      e.log().forEach(l -> h.add("log", l.value()));
      e.tags().forEach(t -> h.add("tag", t));
    }
    h.sim(s.sim);
    return ByteBuffer.wrap(h.digest.digest()).getLong();
  }

  private void sim(SimSpec s) {
    add("sim", s.events);
    s.numbers.forEach((k, v) -> add(k, Long.toHexString(Double.doubleToLongBits(v))));
    s.flags.forEach((k, v) -> add(k, Boolean.toString(v)));
    s.options.forEach(
        (k, v) ->
            add(
                k,
                switch (v) {
                  case Toml.Int i -> Double.toString(i.value());
                  case Toml.Real r -> Double.toString(r.value());
                  case Toml.Bool b -> Boolean.toString(b.value());
                  case Toml.Str t -> t.text().value();
                  default -> v.describe();
                }));
    if (s.stepper != null) {
      add("stepper", s.stepper.text().value());
    }
    if (s.stop != null) {
      definition(s.stop);
    }
  }

  private void values(String table, Map<String, SpecTree.Value> values) {
    add(table);
    values.forEach((k, v) -> add(k, Long.toHexString(Double.doubleToLongBits(v.value()))));
  }

  private void definitions(String table, Map<String, Definition> definitions) {
    add(table);
    definitions.values().forEach(this::definition);
  }

  private void definition(Definition d) {
    add(d.name(), String.join(",", d.args()));
    // white space and comments decide nothing
    try {
      for (Lexer.Token t : Lexer.tokens(d.text())) {
        add(t.text());
      }
    } catch (ExprException e) {
      add(d.text().value());
    }
  }

  private void add(String... words) {
    for (String w : List.of(words)) {
      digest.update(w.getBytes(StandardCharsets.UTF_8));
      digest.update((byte) 0);
    }
  }
}
