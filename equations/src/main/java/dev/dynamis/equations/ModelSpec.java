package dev.dynamis.equations;

import dev.dynamis.core.ModelException;
import dev.dynamis.equations.internal.lang.SpecTree;
import dev.dynamis.equations.model.Dtype;
import java.util.List;
import java.util.Set;

/**
 * A model as text: everything that its file says, which may be changed before it is compiled.
 *
 * <p>Read one with {@link Models}, change it with the verbs of this class or with {@link Mod mods},
 * then {@link #compile()} it. Problems are collected on the way and told all at once by {@link
 * #compile()}.
 *
 * @since 0.1.0
 */
public final class ModelSpec {
  private final SpecTree tree;

  ModelSpec(SpecTree tree) {
    this.tree = tree;
  }

  SpecTree tree() {
    return tree;
  }

  /** Returns where the model came from, as the user named it. */
  public String source() {
    return tree.source();
  }

  /** Returns the names of the mods that the model's own file offers. */
  public Set<String> modNames() {
    return tree.modNames();
  }

  /** Returns the names of the parameters. */
  public Set<String> parameterNames() {
    return tree.parameterNames();
  }

  /** Returns the names of the states. */
  public Set<String> stateNames() {
    return tree.stateNames();
  }

  /** Changes the type of states and parameters. */
  public ModelSpec dtype(Dtype dtype) {
    tree.dtype(dtype);
    return this;
  }

  /**
   * Sets the smallest lag that is too large.
   *
   * @param limit at least 2; 1000 unless set
   */
  public ModelSpec lagLimit(int limit) {
    tree.lagLimit(limit);
    return this;
  }

  /** Returns the names of the inputs. */
  public Set<String> inputNames() {
    return tree.inputNames();
  }

  /**
   * Adds an input, or sets the default of one that exists.
   *
   * @param at where it is written
   */
  public ModelSpec putInput(String name, double value, TomlNode at) {
    tree.putInput(name, value, at.value());
    return this;
  }

  /**
   * Adds an output: an expression that is computed with the auxiliary quantities and follows them.
   *
   * @param name its name among them, which no expression can use and so may be any text
   * @param at the expression
   * @param element path of its key, for messages
   */
  public ModelSpec putOutput(String name, TomlNode at, String element) {
    tree.putOutput(name, at.entry(), element);
    return this;
  }

  /**
   * Sets the value of a parameter that is written elsewhere.
   *
   * @throws IllegalArgumentException if there is no such parameter
   */
  public ModelSpec setParameter(String name, double value, TomlNode at) {
    tree.setParameter(name, value, at.value());
    return this;
  }

  /**
   * Sets the initial value of a state.
   *
   * @throws IllegalArgumentException if there is no such state
   */
  public ModelSpec setState(String name, double value) {
    tree.setState(name, value);
    return this;
  }

  /**
   * Sets the value of a parameter.
   *
   * @throws IllegalArgumentException if there is no such parameter
   */
  public ModelSpec setParameter(String name, double value) {
    tree.setParameter(name, value);
    return this;
  }

  /** Adds a parameter, or sets the value of one that exists. */
  public ModelSpec putParameter(String name, double value) {
    tree.putParameter(name, value);
    return this;
  }

  /**
   * Removes a parameter.
   *
   * @throws IllegalArgumentException if there is no such parameter
   */
  public ModelSpec removeParameter(String name) {
    tree.removeParameter(name);
    return this;
  }

  /** Adds or replaces an auxiliary quantity. */
  public ModelSpec putAux(String name, String expression) {
    tree.putAux(name, expression);
    return this;
  }

  /**
   * Replaces the right-hand side of a state.
   *
   * @throws IllegalArgumentException if there is no such state
   */
  public ModelSpec setEquation(String state, String expression) {
    tree.setEquation(state, expression);
    return this;
  }

  /**
   * Removes an auxiliary quantity.
   *
   * @throws IllegalArgumentException if there is none of that name
   */
  public ModelSpec removeAux(String name) {
    tree.removeAux(name);
    return this;
  }

  /** Adds or replaces a function. */
  public ModelSpec putFunction(String name, List<String> args, String expression) {
    tree.putFunction(name, args, expression);
    return this;
  }

  /**
   * Removes a function.
   *
   * @throws IllegalArgumentException if there is none of that name
   */
  public ModelSpec removeFunction(String name) {
    tree.removeFunction(name);
    return this;
  }

  /**
   * Removes an event.
   *
   * @throws IllegalArgumentException if there is none of that name
   */
  public ModelSpec removeEvent(String name) {
    tree.removeEvent(name);
    return this;
  }

  /** Applies mods in order: of each, what it removes, replaces, adds and sets. */
  public ModelSpec apply(List<Mod> list) {
    tree.apply(list.stream().map(Mod::table).toList());
    return this;
  }

  /** Applies a mod that the model's own file offers. */
  public ModelSpec apply(String modName) {
    tree.apply(modName);
    return this;
  }

  /**
   * Compiles the model.
   *
   * @throws ModelException with all problems of the model
   */
  public EquationModel compile() {
    return new EquationModel(tree.compile());
  }
}
