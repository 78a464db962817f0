package dev.dynamis.equations.internal.lang;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * An expression of a model with its place.
 *
 * @param name what it defines; may be empty
 * @param args names of the arguments if it is a function
 * @param text the expression
 * @param element path of its key, such as {@code [equations.rhs.x]}
 */
record Definition(String name, List<String> args, Text text, String element) {
  Definition {
    args = List.copyOf(args);
  }

  Definition(String name, Text text, String element) {
    this(name, List.of(), text, element);
  }

  /** Reads the expression, or tells what is wrong with it. */
  Optional<Expr> parse(Problems problems) {
    try {
      return Optional.of(ExprParser.parse(text));
    } catch (ExprException e) {
      e.report(problems, text, element);
      return Optional.empty();
    }
  }

  /** Returns the names that an expression uses, called or not, apart from arguments and loops. */
  static Set<String> names(Expr e, List<String> args) {
    Set<String> names = new LinkedHashSet<>();
    // an explicit stack: expressions may be long
    List<Expr> open = new ArrayList<>(List.of(e));
    while (!open.isEmpty()) {
      switch (open.removeLast()) {
        case Expr.Num n -> {}
        case Expr.Truth t -> {}
        case Expr.Name n -> names.add(n.name());
        case Expr.Unary u -> open.add(u.operand());
        case Expr.Binary b -> {
          open.add(b.left());
          open.add(b.right());
        }
        case Expr.Compare c -> open.addAll(c.operands());
        case Expr.Logic l -> {
          open.add(l.left());
          open.add(l.right());
        }
        case Expr.IfElse i -> {
          open.add(i.test());
          open.add(i.yes());
          open.add(i.no());
        }
        case Expr.Call c -> {
          names.add(c.name());
          open.addAll(c.args());
        }
        case Expr.Items i -> open.addAll(i.items());
        case Expr.Generator g -> {
          open.add(g.body());
          open.add(g.range());
          open.addAll(g.filters());
        }
      }
    }
    args.forEach(names::remove);
    return names;
  }
}
