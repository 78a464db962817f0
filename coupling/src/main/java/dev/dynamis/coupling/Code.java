package dev.dynamis.coupling;

/** The kinds of problems that a coupling can have, with their stable codes. */
enum Code {
  FORMAT("CP001", "the file says another format than this program reads"),
  MISSING("CP002", "a required key is missing"),
  UNKNOWN_KEY("CP003", "a table or key is not known"),
  WRONG_TYPE("CP004", "a value has another type than expected"),
  BAD_VALUE("CP005", "a number is out of its range"),
  FILE("CP006", "a file can't be read, or lies outside the coupling's folder"),
  NAME("CP007", "a name of a mechanism or controller can't be used"),
  SOURCE("CP010", "what an input is connected to does not exist"),
  TARGET("CP011", "what an output is connected to does not exist"),
  INPUT("CP012", "the equations have no such input"),
  TWO_SOURCES("CP013", "an input is connected twice"),
  DELAY("CP014", "a delay is neither a time nor a parameter, or longer than a million steps"),
  PARAMETER("CP015", "the equations have no such parameter or state"),
  LOOP("CP020", "controllers need each other's outputs at the same moment"),
  TIMESTEP("CP021", "mechanisms have different time steps"),
  RATE(
      "CP022",
      "a rate does not fit the time step: samples come late (warning), or closer together than"
          + " steps"),
  MAP_WITHOUT_RATE("CP023", "a map has no rate"),
  WHOLE_NUMBERS("CP024", "a continuous controller is of whole numbers"),
  SIZE("CP025", "the parts of the coupling need more memory than it may take");

  private final String id;
  private final String summary;

  Code(String id, String summary) {
    this.id = id;
    this.summary = summary;
  }

  /** Returns the stable code, such as {@code CP010}. */
  String id() {
    return id;
  }

  /** Returns one line for the documentation. */
  String summary() {
    return summary;
  }
}
