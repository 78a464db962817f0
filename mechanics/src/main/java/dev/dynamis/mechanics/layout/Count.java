package dev.dynamis.mechanics.layout;

/**
 * Counts that vary with the state.
 *
 * @since 0.1.0
 */
public enum Count implements Dim {
  /** Contacts. */
  NCON("ncon"),

  /** Rows of the constraint Jacobian. */
  NEFC("nefc"),

  /** Stored elements of the constraint Jacobian. */
  NJ("nJ"),

  /** Stored elements of the inverse inertia in constraint space. */
  NAR("nA"),

  /** Constraint islands, at most as many as trees. */
  NISLAND("nisland"),

  /** Degrees of freedom in islands, at most all of them. */
  NIDOF("nidof");

  private final String symbol;

  Count(String symbol) {
    this.symbol = symbol;
  }

  @Override
  public String symbol() {
    return symbol;
  }

  /** Returns the rows to allocate at first: the most there can be, or none where arrays grow. */
  int rows(Sizes sizes) {
    return switch (this) {
      case NISLAND -> sizes.get(Size.NTREE);
      case NIDOF -> sizes.get(Size.NV);
      case NCON, NEFC, NJ, NAR -> 0;
    };
  }
}
