package dev.dynamis.mjcf.internal.read;

import dev.dynamis.core.Severity;
import dev.dynamis.mjcf.internal.memory.MemoryBudget;
import dev.dynamis.mjcf.internal.text.ResourcePath;
import dev.dynamis.mjcf.internal.xml.XmlElement;
import dev.dynamis.mjcf.internal.xml.XmlException;
import dev.dynamis.mjcf.internal.xml.XmlParser;
import dev.dynamis.mjcf.spec.Code;
import dev.dynamis.mjcf.spec.Element;
import dev.dynamis.mjcf.spec.LoadLimits;
import dev.dynamis.mjcf.spec.Place;
import dev.dynamis.mjcf.spec.ResourceException;
import dev.dynamis.mjcf.spec.Resources;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The text files of one model: the file itself and those that it includes. */
final class SourceFiles {
  /** The number 54321, with which MuJoCo's binary models start. */
  private static final byte[] MUJOCO_BINARY = {0x31, (byte) 0xd4, 0, 0};

  private static final byte[] OWN_BINARY = {(byte) 0x89, 'D', 'Y', 'B'};

  /** Bytes that a byte of text may become: characters, tags, numbers. */
  private static final int GROWTH = 8;

  /**
   * A file that was read.
   *
   * @param name what messages call it
   * @param folder folder of the model's own file
   * @param includeFolder folder of this file if it was included, else empty
   * @param root its root element
   */
  record Source(String name, String folder, String includeFolder, XmlElement root) {
    Place place(XmlElement e) {
      return new Place(name, e.line(), e.column());
    }
  }

  private final Resources resources;
  private final Loading loading;
  private final LoadLimits limits;
  private final Problems problems;
  private final Set<String> included = new HashSet<>();
  private String topFolder = "";

  SourceFiles(Resources resources, Loading loading) {
    this.resources = resources;
    this.loading = loading;
    this.limits = loading.limits;
    this.problems = loading.problems;
  }

  Source top(String path) {
    String name = resources.describe(path);
    byte[] bytes = bytes(path, name, new Place(name, 0, 0), "");
    topFolder = ResourcePath.folderOf(path);
    included.add(ResourcePath.resolve(path));
    return bytes == null ? null : parse(bytes, name, "");
  }

  Source text(String name, byte[] text) {
    if (text.length > limits.fileBytes()) {
      problems.add(
          Severity.ERROR,
          Code.TOO_LARGE,
          new Place(name, 0, 0),
          "",
          "the text has " + text.length + " bytes, the limit is " + limits.fileBytes(),
          "make the model smaller, or raise the limit of bytes");
      return null;
    }
    try {
      loading.memory.take((long) GROWTH * text.length);
    } catch (MemoryBudget.Exceeded e) {
      problems.add(
          Severity.ERROR, Code.TOO_LARGE, new Place(name, 0, 0), "", e.getMessage(), e.fix());
      return null;
    }
    return parse(text, name, "");
  }

  /** Reads the file of an include element; notes a problem and returns null if that fails. */
  Source include(XmlElement xml, Source from, Element parent) {
    Place where = from.place(xml);
    String path = parent.parent() == null ? "include" : parent.path() + "/include";
    String file = xml.attribute("file");
    if (file == null || file.isBlank()) {
      problems.add(
          Severity.ERROR,
          Code.BAD_INCLUDE,
          where,
          path,
          "the file is missing",
          "write <include file=\"...\"/>");
      return null;
    }
    if (!xml.children().isEmpty()) {
      problems.add(
          Severity.ERROR,
          Code.BAD_INCLUDE,
          where,
          path,
          "an include cannot have children",
          "write <include file=\"" + file + "\"/>");
      return null;
    }
    String found = ResourcePath.join(topFolder, file);
    String beside = ResourcePath.join(from.includeFolder(), file);
    if (!resources.exists(found) && !from.includeFolder().isEmpty() && resources.exists(beside)) {
      found = beside;
    }
    if (!included.add(ResourcePath.resolve(found))) {
      problems.add(
          Severity.ERROR,
          Code.REPEATED_INCLUDE,
          where,
          path,
          "the file " + file + " is already part of the model",
          "remove one include; use attach or replicate for copies");
      return null;
    }
    if (included.size() > limits.includes()) {
      problems.add(
          Severity.ERROR,
          Code.TOO_LARGE,
          where,
          path,
          "more than " + limits.includes() + " files are included",
          "merge files, or raise the limit of includes");
      return null;
    }
    byte[] bytes = bytes(found, file, where, path);
    if (bytes == null) {
      return null;
    }
    Source source = parse(bytes, resources.describe(found), ResourcePath.folderOf(found));
    if (source != null && source.root.children().isEmpty()) {
      problems.add(
          Severity.ERROR,
          Code.EMPTY_INCLUDE,
          where,
          path,
          "the root of " + file + " has no children",
          "put the elements inside of its root element");
      return null;
    }
    return source;
  }

  private byte[] bytes(String path, String shown, Place where, String element) {
    try {
      long most = Math.min(limits.fileBytes(), loading.memory.left() / GROWTH);
      byte[] bytes = resources.read(path, most);
      loading.memory.take((long) GROWTH * bytes.length);
      return bytes;
    } catch (NoSuchFileException e) {
      problems.add(
          Severity.ERROR,
          Code.MISSING_FILE,
          where,
          element,
          "there is no file " + shown,
          "correct the path; mind upper and lower case");
    } catch (ResourceException e) {
      boolean outside = e.reason() == ResourceException.Reason.OUTSIDE;
      problems.add(
          Severity.ERROR,
          outside ? Code.FILE_OUTSIDE : Code.TOO_LARGE,
          where,
          element,
          e.getMessage(),
          outside
              ? resources.adviceOutside()
              : "make the file smaller, or raise the limit of bytes");
    } catch (IOException e) {
      problems.add(
          Severity.ERROR,
          Code.UNREADABLE_FILE,
          where,
          element,
          "reading " + shown + " failed: " + e.getMessage(),
          "check the file and its permissions");
    }
    return null;
  }

  private Source parse(byte[] bytes, String name, String includeFolder) {
    if (startsWith(bytes, MUJOCO_BINARY) || startsWith(bytes, OWN_BINARY)) {
      boolean own = startsWith(bytes, OWN_BINARY);
      problems.add(
          Severity.ERROR,
          Code.BAD_ENCODING,
          new Place(name, 0, 0),
          "",
          own
              ? "this is a binary model of dynamis, no text"
              : "this is a binary model of MuJoCo (.mjb), a copy of the memory of one version of it",
          own
              ? "read it with Model.load"
              : "give the XML file that it was compiled from, or let that version write one with"
                  + " mj_saveLastXML");
      return null;
    }
    try {
      List<XmlException> accepted = new ArrayList<>();
      XmlElement root = XmlParser.parse(bytes, limits.depth(), limits.elements(), accepted);
      for (XmlException e : accepted) {
        Place where = new Place(name, e.line(), e.column());
        problems.add(Severity.WARNING, Code.LOOSE_SYNTAX, where, "", e.getMessage(), e.fix());
      }
      return new Source(name, topFolder, includeFolder, root);
    } catch (XmlException e) {
      Code code =
          switch (e.kind()) {
            case EMPTY -> Code.EMPTY_TEXT;
            case ENCODING -> Code.BAD_ENCODING;
            case SYNTAX -> Code.BAD_SYNTAX;
            case UNBALANCED -> Code.UNBALANCED_TAGS;
            case REPEATED_ATTRIBUTE -> Code.REPEATED_ATTRIBUTE;
            case FORBIDDEN -> Code.FORBIDDEN_XML;
            case DEPTH -> Code.TOO_DEEP;
            case SIZE -> Code.TOO_LARGE;
          };
      problems.add(
          Severity.ERROR, code, new Place(name, e.line(), e.column()), "", e.getMessage(), e.fix());
      return null;
    }
  }

  private static boolean startsWith(byte[] bytes, byte[] start) {
    return bytes.length >= start.length
        && Arrays.equals(bytes, 0, start.length, start, 0, start.length);
  }
}
