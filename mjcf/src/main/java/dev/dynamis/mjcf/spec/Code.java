package dev.dynamis.mjcf.spec;

/**
 * Codes of diagnostics about the text and structure of a model, with what the documentation says
 * about them. Codes are stable: they are never given to something else.
 *
 * @since 0.1.0
 */
public enum Code {
  /** Nothing that could be a model. */
  EMPTY_TEXT(
      "MJ001",
      "no element in the text",
      "The file is empty, or it starts with something that is not XML.",
      "Check that this is the file you meant; a model starts with <mujoco>.",
      "hello"),
  /** Bytes that are not text. */
  BAD_ENCODING(
      "MJ002",
      "not text in its encoding",
      "The bytes are not text in UTF-8, UTF-16 or Latin-1, or not in the encoding that the file"
          + " declares.",
      "Save the file in UTF-8.",
      "<?xml version=\"1.0\" encoding=\"ebcdic\"?><mujoco/>"),
  /** Text that is not XML. */
  BAD_SYNTAX(
      "MJ003",
      "not well-formed XML",
      "A tag or attribute does not follow the rules of XML.",
      "Correct the tag at the place.",
      "<mujoco model=x/>"),
  /** Tags that do not match. */
  UNBALANCED_TAGS(
      "MJ004",
      "a tag is not closed, or the wrong one is",
      "Start and end tags, quotes and comments come in pairs.",
      "Close elements in the reverse order of opening.",
      "<mujoco><worldbody></mujoco>"),
  /** An attribute that stands twice. */
  REPEATED_ATTRIBUTE(
      "MJ005",
      "an attribute stands twice",
      "One tag gives an attribute two values.",
      "Remove one of them.",
      "<mujoco model='a' model='b'/>"),
  /** A DTD or an entity. */
  FORBIDDEN_XML(
      "MJ006",
      "a document type or entity",
      "Document types and entities can read files and expand without bound, so they are refused.",
      "Write out what the entities stand for.",
      "<!DOCTYPE mujoco><mujoco/>"),
  /** Nesting without end. */
  TOO_DEEP(
      "MJ007",
      "elements are nested too deeply",
      "Elements within elements, over all included files, exceed the limit of depth.",
      "Flatten the model, or raise the limit.",
      "<mujoco><worldbody><body><body>...</body></body></worldbody></mujoco>"),
  /** A root that is not a model. */
  WRONG_ROOT(
      "MJ008",
      "the root element is not mujoco or robot",
      "A model's root element is mujoco; a URDF file's is robot.",
      "Check that this is the file you meant.",
      "<html/>"),
  /** Text between tags. */
  STRAY_TEXT(
      "MJ009",
      "text between tags",
      "MJCF keeps everything in attributes; text between tags has no meaning and is ignored.",
      "Remove it, or make it a comment.",
      "<mujoco>todo</mujoco>"),
  /** Something that XML forbids and that is understood nevertheless. */
  LOOSE_SYNTAX(
      "MJ019",
      "accepted, though it is not the way to write it",
      "Attributes without a space between them, a literal &, a second root element (which is"
          + " ignored) and hexadecimal numbers are understood, since models with them exist; other"
          + " programs refuse them.",
      "Write it as the message says.",
      "<mujoco model='a'><option timestep='0.001'gravity='0 0 -9'/></mujoco>"),
  /** An element that the parent does not have. */
  UNKNOWN_ELEMENT(
      "MJ010",
      "unknown element",
      "The parent cannot hold an element with this tag.",
      "Correct the tag, or move the element.",
      "<mujoco><wordlbody/></mujoco>"),
  /** An attribute that the element does not have. */
  UNKNOWN_ATTRIBUTE(
      "MJ011",
      "unknown attribute",
      "The element has no such attribute. Below frame and replicate this is a warning, since"
          + " MuJoCo 3.5 does not look there.",
      "Correct the name, or remove the attribute.",
      "<mujoco><option timestp='0.01'/></mujoco>"),
  /** An element that may stand once stands twice. */
  REPEATED_ELEMENT(
      "MJ012",
      "an element stands twice",
      "The parent can hold one element with this tag.",
      "Merge the two.",
      "<mujoco><option><flag/><flag/></option></mujoco>"),
  /** A required attribute is missing. */
  MISSING_ATTRIBUTE(
      "MJ013",
      "a required attribute is missing",
      "The element means nothing without this attribute.",
      "Add the attribute.",
      "<mujoco><contact><exclude body1='a'/></contact></mujoco>"),
  /** Something of a later version. */
  NEWER_VERSION(
      "MJ014",
      "added in a later version",
      "A later version of MuJoCo added this; models here follow the profile 3.5.",
      "Use what the message proposes, or remove it.",
      "<mujoco><actuator><pid joint='a'/></actuator></mujoco>"),
  /** Something of an earlier version. */
  REMOVED(
      "MJ015",
      "removed in an earlier version",
      "An earlier version of MuJoCo had this and dropped it.",
      "Use what the message proposes.",
      "<mujoco><option apirate='100'/></mujoco>"),
  /** A joint or mass of the world. */
  WORLD_BODY(
      "MJ017",
      "the world cannot have this",
      "The world does not move and has no mass, so it has no joints and no inertial.",
      "Put the element into a body.",
      "<mujoco><worldbody><joint/></worldbody></mujoco>"),
  /** An element is missing. */
  MISSING_ELEMENT(
      "MJ018",
      "a required element is missing",
      "The element means nothing without this child.",
      "Add the element.",
      "<robot name='r'><link name='a'><visual/></link></robot>"),
  /** A word that is none of the permitted ones. */
  BAD_KEYWORD(
      "MJ020",
      "unknown keyword",
      "The attribute takes one of several words, in exactly this case.",
      "Use one of the words that the message lists.",
      "<mujoco><option solver='newton'/></mujoco>"),
  /** Something that is not a number. */
  NOT_A_NUMBER(
      "MJ021",
      "not a number",
      "The attribute takes numbers, separated by spaces, or whole numbers.",
      "Write numbers such as 0.5, -3 or 1e-3.",
      "<mujoco><option timestep='fast'/></mujoco>"),
  /** A comma in a number. */
  DECIMAL_COMMA(
      "MJ022",
      "a comma in a number",
      "Numbers have a decimal point and are separated by spaces, whatever the language of the"
          + " computer.",
      "Write a point, or a space.",
      "<mujoco><option timestep='0,01'/></mujoco>"),
  /** A number that is too large, or has the wrong sign. */
  NUMBER_OUT_OF_RANGE(
      "MJ023",
      "a number out of range",
      "The number is too large to be stored, or has a sign that makes no sense here.",
      "Use a number in the range that the message gives.",
      "<mujoco><statistic extent='-1'/></mujoco>"),
  /** Fewer numbers than needed. */
  TOO_FEW_NUMBERS(
      "MJ024",
      "too few numbers",
      "The attribute needs more numbers.",
      "Add the missing ones.",
      "<mujoco><option gravity='0 0'/></mujoco>"),
  /** More numbers than fit. */
  TOO_MANY_NUMBERS(
      "MJ025",
      "too many numbers",
      "The attribute takes fewer numbers.",
      "Remove the surplus ones.",
      "<mujoco><option gravity='0 0 0 -9.81'/></mujoco>"),
  /** A quaternion of zeros. */
  ZERO_QUATERNION(
      "MJ026",
      "a zero quaternion",
      "A quaternion of zeros is no orientation.",
      "Use 1 0 0 0 for no rotation.",
      "<mujoco><worldbody><body quat='0 0 0 0'/></worldbody></mujoco>"),
  /** A NaN or an infinite number. */
  NAN_IN_TEXT(
      "MJ027",
      "a NaN or infinity in the text",
      "NaN counts as not given in some attributes and poisons the simulation in others, as infinite"
          + " numbers do. Ranges may be open: -inf and inf are no limits there.",
      "Replace it by a number.",
      "<mujoco><option timestep='nan'/></mujoco>"),
  /** A text that an attribute cannot hold. */
  BAD_TEXT(
      "MJ028",
      "a text that the attribute cannot hold",
      "The text does not have the form that the attribute needs.",
      "Use the form that the message gives.",
      "<mujoco><compiler eulerseq='xy'/></mujoco>"),
  /** Several orientations. */
  SEVERAL_ORIENTATIONS(
      "MJ030",
      "several orientations",
      "An element has one of axisangle, xyaxes, zaxis and euler.",
      "Keep one of them.",
      "<mujoco><worldbody><body euler='0 0 0' zaxis='0 0 1'/></worldbody></mujoco>"),
  /** Attributes that exclude each other. */
  EXCLUSIVE_ATTRIBUTES(
      "MJ031",
      "attributes that exclude each other",
      "Two attributes say the same thing in different ways.",
      "Keep one of them.",
      "<mujoco><worldbody><camera fovy='40' sensorsize='1 1'/></worldbody></mujoco>"),
  /** Attributes that need each other. */
  INCOMPLETE_ATTRIBUTES(
      "MJ032",
      "attributes that need each other",
      "One attribute has no meaning without another.",
      "Give both, or none.",
      "<mujoco><sensor><framepos objtype='site' objname='a' refname='b'/></sensor></mujoco>"),
  /** A name that stands twice. */
  REPEATED_NAME(
      "MJ040",
      "a name stands twice",
      "Names are unique among the elements of one kind: two joints, or two actuators of whatever"
          + " type, cannot share one.",
      "Rename one of them.",
      "<mujoco><worldbody><body name='a'/><body name='a'/></worldbody></mujoco>"),
  /** A reference to nothing. */
  UNKNOWN_NAME(
      "MJ041",
      "a reference to a name that does not exist",
      "There is no element of that kind with that name.",
      "Correct the name, or add the element.",
      "<mujoco><contact><exclude body1='a' body2='b'/></contact></mujoco>"),
  /** A class that does not exist. */
  UNKNOWN_CLASS(
      "MJ042",
      "a default class that does not exist",
      "There is no default class with that name.",
      "Correct the name, or define the class.",
      "<mujoco><worldbody><geom class='viusal'/></worldbody></mujoco>"),
  /** A class that stands twice. */
  REPEATED_CLASS(
      "MJ043",
      "a default class stands twice",
      "Names of default classes are unique in the whole model.",
      "Rename one of them, or merge them.",
      "<mujoco><default><default class='a'/><default class='a'/></default></mujoco>"),
  /** A class without a proper name. */
  CLASS_NAME(
      "MJ044",
      "a default class without a proper name",
      "The class at the top is called main, or has no name; nested classes need one.",
      "Name the class.",
      "<mujoco><default class='top'/></mujoco>"),
  /** A file that is not there. */
  MISSING_FILE(
      "MJ050",
      "a file is missing",
      "There is no such file, neither relative to the model's folder nor to the including file's.",
      "Correct the path; mind upper and lower case.",
      "<mujoco><include file='nowhere.xml'/></mujoco>"),
  /** A file that may not be read. */
  FILE_OUTSIDE(
      "MJ051",
      "a file outside the model's folder",
      "A model reads only files below the root that it was given, so that a stranger's model"
          + " cannot read yours.",
      "Move the file, give a root that holds both, or allow its folder with --assets DIR.",
      "<mujoco><include file='../../secret.xml'/></mujoco>"),
  /** A file that is included again. */
  REPEATED_INCLUDE(
      "MJ052",
      "a file is included twice",
      "A file can be included once; a file that includes itself would never end.",
      "Remove one include; use attach or replicate for copies.",
      "<mujoco><include file='a.xml'/><include file='a.xml'/></mujoco>"),
  /** An include with nothing in it. */
  EMPTY_INCLUDE(
      "MJ053",
      "an included file without elements",
      "The root of an included file needs at least one child.",
      "Put the elements inside of a root element.",
      "<mujoco><include file='empty.xml'/></mujoco>"),
  /** An include with children. */
  BAD_INCLUDE(
      "MJ054",
      "an include that is not one",
      "The element include has a file and no children.",
      "Write <include file=\"...\"/>.",
      "<mujoco><include file='a.xml'><body/></include></mujoco>"),
  /** A file that cannot be read. */
  UNREADABLE_FILE(
      "MJ055",
      "a file cannot be read",
      "Reading the file failed, for example for lack of permission.",
      "Check the file and its permissions.",
      "<mujoco><include file='locked.xml'/></mujoco>"),
  /** An attachment that cannot be made. */
  BAD_ATTACH(
      "MJ060",
      "an attachment that cannot be made",
      "The model or body to attach does not exist, or a model attaches itself.",
      "Correct model and body.",
      "<mujoco><worldbody><attach model='robot' prefix='r_'/></worldbody></mujoco>"),
  /** A composite that cannot be made. */
  BAD_COMPOSITE(
      "MJ061",
      "a composite that cannot be made",
      "Of the composites only the cable is left, and it needs a curve or points.",
      "Use a cable, flexcomp or replicate, with the values that the message asks for.",
      "<mujoco><worldbody><composite type='cloth' count='3 3'/></worldbody></mujoco>"),
  /** Links that are no tree. */
  LINK_TREE(
      "MJ070",
      "links that do not form a tree",
      "The links of a URDF file form trees: a link is the child of at most one joint, no chain of"
          + " joints returns to its start, and the link world is nobody's child. Several links"
          + " without a parent, or none at all, are worth a note.",
      "Remove a joint; close loops by an equality constraint in MJCF.",
      "<robot name='r'><link name='a'/><joint name='j' type='fixed'><parent link='a'/>"
          + "<child link='a'/></joint></robot>"),
  /** A part of a URDF file that is not read. */
  NOT_READ(
      "MJ071",
      "a part of a URDF file that is not read",
      "Transmissions, Gazebo settings, sensors, velocity limits and other parts of a URDF file"
          + " have no meaning here. All such parts with one name are reported once.",
      "See what the message proposes; often there is nothing to do.",
      "<robot name='r'><link name='a'/><transmission name='t'/></robot>"),
  /** Joint limits that do not hold. */
  JOINT_LIMIT(
      "MJ072",
      "joint limits that are incomplete or do not hold",
      "A revolute or prismatic joint has two limits, the lower one first. Otherwise it moves"
          + " without limits. Limits of a continuous joint, which should have none, hold.",
      "Give lower and upper, or make the joint continuous.",
      "<robot name='r'><link name='a'/><link name='b'/><joint name='j' type='revolute'>"
          + "<parent link='a'/><child link='b'/></joint></robot>"),
  /** A mimic that cannot be followed. */
  BAD_MIMIC(
      "MJ073",
      "a joint that cannot follow another",
      "A joint with mimic and the joint that it follows turn about or slide along one axis, and"
          + " are not the same.",
      "Correct the name, or remove mimic.",
      "<robot name='r'><link name='a'/><link name='b'/><joint name='j' type='continuous'>"
          + "<parent link='a'/><child link='b'/><mimic joint='j'/></joint></robot>"),
  /** A package whose folder is not known. */
  UNKNOWN_PACKAGE(
      "MJ074",
      "a package whose folder is not known",
      "The path of a file starts with package:// and the file is neither in the folder that was"
          + " given for the package nor near the model.",
      "Give the folder of the package with --package NAME=DIR.",
      "<robot name='r'><link name='a'><collision><geometry>"
          + "<mesh filename='package://p/a.stl'/></geometry></collision></link></robot>"),
  /** A link without mass of its own. */
  MASS_OF_SHAPES(
      "MJ075",
      "a link whose mass comes from its collision shapes",
      "A link without inertial gets mass and inertia from its collision shapes, which weigh"
          + " 1000 kg/m³.",
      "Add an inertial element.",
      "<robot name='r'><link name='a'><collision><geometry><sphere radius='1'/></geometry>"
          + "</collision></link></robot>"),
  /** A file that is not URDF yet. */
  XACRO(
      "MJ076",
      "a xacro file",
      "The file contains xacro macros, which have to be expanded first; they are left out.",
      "Run xacro on the file and read its output.",
      "<robot name='r'><xacro:property name='x' value='1'/></robot>"),
  /** More than the limits permit. */
  TOO_LARGE(
      "MJ090",
      "more than the limits permit",
      "A text can ask for more memory than a computer has, so there are limits of elements, of"
          + " numbers, of copies and of file sizes.",
      "Make the model smaller, or raise the limit.",
      "<mujoco><worldbody><replicate count='100000000'><geom/></replicate></worldbody></mujoco>"),
  /** Something old that still works. */
  OLD_STYLE(
      "MJ091",
      "an older way to say it",
      "The attribute comes from an older version and is still understood.",
      "Use the newer one that the message names.",
      "<mujoco><compiler exactmeshinertia='true'/></mujoco>");

  private final String code;
  private final String title;
  private final String cause;
  private final String fix;
  private final String example;

  Code(String code, String title, String cause, String fix, String example) {
    this.code = code;
    this.title = title;
    this.cause = cause;
    this.fix = fix;
    this.example = example;
  }

  /** Returns the page of all codes, in Markdown. */
  public static String page() {
    return GrammarPage.codes();
  }

  /** Returns the stable code, such as {@code MJ010}. */
  public String code() {
    return code;
  }

  /** Returns what it is, in a few words. */
  public String title() {
    return title;
  }

  /** Returns why it comes up. */
  public String cause() {
    return cause;
  }

  /** Returns what to do in general. */
  public String fix() {
    return fix;
  }

  /** Returns a text that it comes up for. */
  public String example() {
    return example;
  }
}
