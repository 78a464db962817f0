package dev.dynamis.equations.internal.lang;

/** What a {@link Term} computes from its arguments. */
enum Op {
  /** A number; its value is {@code value} or, if whole, {@code index}. */
  CONST,
  /** State {@code index}. */
  STATE,
  /** Parameter {@code index}. */
  PARAM,
  /** The time. */
  TIME,
  /** The variable of loop {@code index}. */
  LOOP,
  /** The state {@code index} at the start, in history functions. */
  INITIAL,
  /** Argument {@code index} of a function whose body is checked by itself. */
  ARGUMENT,

  ADD,
  SUB,
  MUL,
  DIV,
  FLOORDIV,
  MOD,
  POW,
  NEG,

  BITAND,
  BITOR,
  BITNOT,
  SHL,
  SHR,

  LT,
  LE,
  GT,
  GE,
  EQ,
  NE,
  AND,
  OR,
  NOT,

  /** The second argument if the first is true, else the third. */
  COND,
  /** The function {@code fn} of one or two arguments. */
  CALL,

  /** State {@code index} a whole number of steps ago, {@code value}. */
  LAG,
  /** State {@code index} a number of steps ago, {@code value}. */
  FRACTIONAL_LAG,
  /** State {@code index} a time ago, the first argument. */
  DELAY,

  /** Sum over loop {@code index}: from, to, step, filter, body. */
  SUM,
  /** Product over loop {@code index}: from, to, step, filter, body. */
  PROD,
  /**
   * Derivative of a product over loop {@code index}: from, to, step, filter, body, its derivative.
   */
  PROD_RATE,

  /** A truth value or whole number as a real number. */
  TO_DOUBLE,
  /** A truth value as a whole number, or a real number without its fraction. */
  TO_LONG,
  /** Rounded to the model's narrow floating type. */
  ROUND,
  /** A whole number as stored in the model's type. */
  STORE
}
