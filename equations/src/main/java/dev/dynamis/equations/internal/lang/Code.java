package dev.dynamis.equations.internal.lang;

/** The kinds of problems that a model file can have, with their stable codes. */
enum Code {
  TOML_SYNTAX("EQ001", "the text is not TOML"),
  OTHER_PACKAGE("EQ002", "the first line says that the file belongs to another program"),
  TOO_LARGE("EQ003", "the file is larger than a model may be"),
  NOT_FOUND("EQ004", "there is no model at the given place"),
  UNKNOWN_TAG("EQ005", "the part before :// names no folder"),
  OUTSIDE("EQ006", "the path leads out of its folder"),
  AMBIGUOUS("EQ007", "a file exists with and without .toml"),
  SETTINGS("EQ008", "a settings file or search path can't be used"),
  UNREADABLE("EQ009", "the file can't be read as UTF-8 text"),

  MISSING("EQ010", "a required table or key is missing"),
  UNKNOWN_KEY("EQ011", "a table or key is not known"),
  WRONG_TYPE("EQ012", "a value has another type than expected"),
  BAD_VALUE("EQ013", "a value is not one of those allowed"),
  NO_LONGER("EQ014", "a key or value was replaced by another"),

  RESERVED_NAME("EQ020", "a name is reserved by the language"),
  NAME_CLASH("EQ021", "one name stands for two things"),
  BAD_NAME("EQ022", "a name can't be used in expressions"),
  CYCLE("EQ023", "auxiliary quantities or functions depend on themselves"),

  NUMBER("EQ030", "a number or numeric expression was expected"),
  NOT_A_NUMBER("EQ031", "a numeric expression has no finite value"),
  DOES_NOT_FIT("EQ032", "a number does not fit the model's type"),
  CUT("EQ033", "a number is stored without its fraction (warning)"),

  UNKNOWN_STATE("EQ040", "an equation is given for something that is not a state"),
  TWO_EQUATIONS("EQ041", "a state has two equations"),
  BLOCK_LINE("EQ042", "a line of a block is not an assignment"),
  DERIVATIVE_IN_MAP("EQ043", "a map is given a derivative"),
  JACOBIAN_SHAPE("EQ044", "the Jacobian has the wrong number of rows or columns"),
  INVERSE("EQ045", "an inverse is given for something that is not a map"),
  NO_EQUATION("EQ046", "a state has no equation and keeps its value (warning)"),
  JACOBIAN_DIFFERS("EQ047", "the written Jacobian differs from the equations (warning)"),

  SYNTAX("EQ050", "an expression can't be read"),
  UNKNOWN_NAME("EQ051", "an expression uses a name that is not declared"),
  UNKNOWN_FUNCTION("EQ052", "an expression calls a function that does not exist"),
  ARGUMENTS("EQ053", "a function is called with the wrong number of arguments"),
  NOT_ARITHMETIC("EQ054", "an expression does something other than arithmetic"),
  NESTING("EQ055", "an expression is nested too deeply"),
  EXPRESSION_SIZE("EQ056", "the expressions of a model are too large"),
  BITS("EQ057", "a bit operator is used on numbers that are not whole"),
  GENERATOR("EQ058", "a sum or product over a range is not of the form that is understood"),

  LAG_STATE("EQ060", "only states have lags"),
  LAG_ARGUMENT("EQ061", "the argument of a lag is not a number"),
  LAG_LIMIT("EQ062", "a lag is out of range"),
  DELAY_ARGUMENT("EQ063", "the arguments of a delay are not a state and a constant time"),
  DELAY_IN_MAP("EQ064", "a map is given a delay in time"),
  HISTORY("EQ065", "the table of past values does not fit the model"),
  MACRO_STATE("EQ066", "the first argument of a crossing test is not a state"),
  DELAY_STEPS("EQ067", "a delay is too short or too long for the steps (warning)"),

  EVENT_TARGET("EQ070", "an action assigns something other than a state or parameter"),
  LOG_NAME("EQ071", "an event logs something that is not declared"),
  TAG("EQ072", "a tag is not of the allowed form"),
  LOCATE("EQ073", "the moment of an event can't be located"),

  PRESET("EQ080", "a preset does not fit the model"),
  PRESET_FILE("EQ081", "a file of presets is not of the expected form"),

  MOD_FORM("EQ090", "a mod is not of the expected form"),
  MOD_TARGET("EQ091", "a mod changes something that does not exist, or adds something that does"),
  MOD_GROUP("EQ092", "two mods of an exclusive group are active"),
  MOD_NOT_FOUND("EQ093", "there is no mod of the given name"),

  STEPPER("EQ100", "the stepper does not exist or is for the other kind of model"),
  STEPPER_OPTION("EQ101", "a setting belongs to no stepper, or has a wrong value"),
  LONG_RUN("EQ102", "a run as the model asks for takes very long, or records nothing (warning)"),
  BAD_START("EQ103", "a quantity has no finite value in the initial state (warning)");

  private final String id;
  private final String summary;

  Code(String id, String summary) {
    this.id = id;
    this.summary = summary;
  }

  /** Returns the stable code, such as {@code EQ051}. */
  String id() {
    return id;
  }

  /** Returns one line for the documentation. */
  String summary() {
    return summary;
  }
}
