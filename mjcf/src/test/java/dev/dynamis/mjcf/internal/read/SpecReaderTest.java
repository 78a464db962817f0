package dev.dynamis.mjcf.internal.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.dynamis.core.Diagnostic;
import dev.dynamis.core.ModelException;
import dev.dynamis.core.Severity;
import dev.dynamis.mjcf.Mjcf;
import dev.dynamis.mjcf.spec.LoadLimits;
import dev.dynamis.mjcf.spec.Resources;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Text in, code and place out. */
class SpecReaderTest {
  /** Files that the texts may include. */
  private static final Map<String, String> FILES =
      new LinkedHashMap<>(
          Map.of(
              "part.xml", "<mujocoinclude>\n <geom  sise='1'/>\n</mujocoinclude>",
              "self.xml", "<mujoco><include file='self.xml'/></mujoco>",
              "a.xml", "<mujoco><include file='b.xml'/></mujoco>",
              "b.xml", "<mujoco><include file='a.xml'/></mujoco>",
              "empty.xml", "<mujoco/>",
              "broken.xml", "<mujoco><worldbody></mujoco>",
              "kid.xml", "<mujoco model='kid'><worldbody><body name='k'/></worldbody></mujoco>",
              "loop.xml",
                  "<mujoco><asset><model name='l' file='loop.xml'/></asset><worldbody>"
                      + "<attach model='l' prefix='l'/></worldbody></mujoco>"));

  /** A code, and a text with a mark before the place; or code and place in another file. */
  private static final String[][] CASES = {
    // text
    {"MJ001", "¦"},
    {"MJ001", "¦hello"},
    {"MJ001", "  \n¦"},
    {"MJ001", "<!-- only -->  ¦"},
    {"MJ003", "<mujoco model=¦x/>"},
    {"MJ003", "<mujoco ¦model/>"},
    {"MJ003", "<¦<mujoco/>"},
    {"MJ003", "<mujoco/>¦rest"},
    {"MJ019", "<mujoco model='a'¦b='c'/>"},
    {"MJ003", "<mujoco¦'c'/>"},
    {"MJ003", "<mujoco model='a¦<b'/>"},
    {"MJ003", "<mujoco model='¦&#0;'/>"},
    {"MJ004", "<mujoco>¦<worldbody>"},
    {"MJ004", "<mujoco><worldbody>¦</mujoco>"},
    {"MJ004", "¦</mujoco>"},
    {"MJ004", "<mujoco ¦model='a/>"},
    {"MJ004", "<mujoco>¦<!-- a </mujoco>"},
    {"MJ004", "¦<mujoco"},
    {"MJ005", "<mujoco model='a' ¦model='b'/>"},
    {"MJ006", "¦<!DOCTYPE mujoco [<!ENTITY a 'aaaa'>]><mujoco model='&a;'/>"},
    {"MJ006", "¦<!DOCTYPE mujoco SYSTEM 'file:///etc/passwd'><mujoco/>"},
    {"MJ006", "<mujoco model='¦&lol;'/>"},
    {"MJ008", "¦<html/>"},
    // structure
    {"MJ010", "<mujoco>¦<wordlbody/></mujoco>"},
    {"MJ010", "<mujoco>\n  ¦<geom/></mujoco>"},
    {"MJ010", "<mujoco><worldbody>¦<bodi/></worldbody></mujoco>"},
    {"MJ010", "<mujoco><option>¦<flags/></option></mujoco>"},
    {"MJ011", "<mujoco><option ¦timestp='0.01'/></mujoco>"},
    {"MJ011", "<mujoco><worldbody><body ¦nam='a'/></worldbody></mujoco>"},
    {"MJ011", "<mujoco><worldbody ¦name='w'/></mujoco>"},
    {"MJ011", "<mujoco><default><geom ¦name='g'/></default></mujoco>"},
    {"MJ012", "<mujoco><option><flag/>¦<flag/></option></mujoco>"},
    {"MJ012", "<mujoco><default><geom/>¦<geom/></default></mujoco>"},
    {"MJ013", "<mujoco><contact>¦<exclude body1='world'/></contact></mujoco>"},
    {"MJ013", "<mujoco><worldbody><body>¦<inertial mass='1'/></body></worldbody></mujoco>"},
    {"MJ013", "<mujoco><worldbody><body>¦<inertial pos='' mass='1'/></body></worldbody></mujoco>"},
    {"MJ014", "<mujoco><actuator>¦<pid joint='a'/></actuator></mujoco>"},
    {"MJ014", "<mujoco><worldbody><geom ¦surfacevel='1 0 0'/></worldbody></mujoco>"},
    {"MJ014", "<mujoco><actuator><general ¦gaintype='so3'/></actuator></mujoco>"},
    {"MJ015", "<mujoco><option ¦apirate='100'/></mujoco>"},
    {"MJ015", "<mujoco><equality>¦<distance/></equality></mujoco>"},
    {"MJ015", "<mujoco><compiler ¦coordinate='global'/></mujoco>"},
    {"MJ247", "<mujoco><worldbody>¦<flexcomp name='cloth'/></worldbody></mujoco>"},
    {"MJ017", "<mujoco><worldbody>¦<freejoint/></worldbody></mujoco>"},
    {"MJ017", "<mujoco><worldbody><frame>¦<joint/></frame></worldbody></mujoco>"},
    // values
    {"MJ020", "<mujoco><option ¦solver='newton'/></mujoco>"},
    {"MJ020", "<mujoco><compiler ¦autolimits='yes'/></mujoco>"},
    {"MJ020", "<mujoco><option><flag ¦gravity='true'/></option></mujoco>"},
    {"MJ020", "<mujoco><worldbody><camera ¦output='rgb rgb'/></worldbody></mujoco>"},
    {"MJ020", "<mujoco><sensor><rangefinder ¦data='dir dist' site='s'/></sensor></mujoco>"},
    {"MJ021", "<mujoco><option ¦timestep='fast'/></mujoco>"},
    {"MJ021", "<mujoco><option ¦timestep='0xg'/></mujoco>"},
    {"MJ021", "<mujoco><option ¦timestep='1.5f'/></mujoco>"},
    {"MJ021", "<mujoco><option ¦timestep='1e'/></mujoco>"},
    {"MJ021", "<mujoco><option ¦iterations='1.5'/></mujoco>"},
    {"MJ021", "<mujoco><option ¦iterations='nan'/></mujoco>"},
    {"MJ022", "<mujoco><option ¦timestep='0,01'/></mujoco>"},
    {"MJ022", "<mujoco><option ¦gravity='0, 0, -9.81'/></mujoco>"},
    {"MJ023", "<mujoco><option ¦timestep='1e999'/></mujoco>"},
    {"MJ023", "<mujoco><option ¦iterations='3000000000'/></mujoco>"},
    {"MJ023", "<mujoco><statistic ¦extent='-1'/></mujoco>"},
    {"MJ023", "<mujoco><option ¦actuatorgroupdisable='31'/></mujoco>"},
    {"MJ023", "<mujoco><worldbody><geom size='.1' ¦mass='-1'/></worldbody></mujoco>"},
    {"MJ023", "<mujoco><size ¦nuser_body='-2'/></mujoco>"},
    {"MJ023", "<mujoco><asset><hfield nrow='2' ncol='2' ¦size='1 1 0 1'/></asset></mujoco>"},
    {"MJ023", "<mujoco><worldbody><replicate ¦count='-1'/></worldbody></mujoco>"},
    {"MJ024", "<mujoco><option ¦gravity='0 0'/></mujoco>"},
    {"MJ024", "<mujoco><asset><mesh ¦vertex='0 0 0 1'/></asset></mujoco>"},
    {
      "MJ024",
      "<mujoco><asset><hfield nrow='2' ncol='2' size='1 1 1 1' ¦elevation='1 2 3'/></asset></mujoco>"
    },
    {"MJ025", "<mujoco><option ¦gravity='0 0 0 -9.81'/></mujoco>"},
    {"MJ025", "<mujoco><worldbody><geom ¦solref='1 2 3'/></worldbody></mujoco>"},
    {"MJ026", "<mujoco><worldbody><body ¦quat='0 0 0 0'/></worldbody></mujoco>"},
    {"MJ028", "<mujoco><compiler ¦eulerseq='xy'/></mujoco>"},
    {"MJ028", "<mujoco><size ¦memory='ten'/></mujoco>"},
    {"MJ028", "<mujoco><asset><texture ¦gridlayout='RLUDFB' gridsize='2 2'/></asset></mujoco>"},
    // attributes together
    {"MJ030", "<mujoco><worldbody><body zaxis='0 0 1' ¦euler='0 0 0'/></worldbody></mujoco>"},
    {"MJ031", "<mujoco><worldbody><camera fovy='40' ¦sensorsize='1 1'/></worldbody></mujoco>"},
    {"MJ031", "<mujoco><worldbody><light type='spot' ¦directional='true'/></worldbody></mujoco>"},
    {"MJ031", "<mujoco><equality>¦<weld body1='world' site1='s' site2='s'/></equality></mujoco>"},
    {"MJ031", "<mujoco><actuator><motor joint='a' ¦tendon='b'/></actuator></mujoco>"},
    {"MJ031", "<mujoco><actuator><position joint='a' kv='1' ¦dampratio='1'/></actuator></mujoco>"},
    {
      "MJ031",
      "<mujoco><asset><material ¦texture='t'><layer texture='t' role='rgb'/></material></asset></mujoco>"
    },
    {"MJ032", "<mujoco><actuator>¦<motor/></actuator></mujoco>"},
    {
      "MJ032",
      "<mujoco><sensor><framepos objtype='body' objname='world' ¦refname='world'/></sensor></mujoco>"
    },
    {"MJ032", "<mujoco><asset>¦<hfield size='1 1 1 1'/></asset></mujoco>"},
    {"MJ032", "<mujoco><tendon>¦<fixed name='t'/></tendon></mujoco>"},
    {"MJ032", "<mujoco><equality>¦<connect body1='world'/></equality></mujoco>"},
    {"MJ032", "<mujoco><sensor>¦<distance geom1='a'/></sensor></mujoco>"},
    // names
    {"MJ040", "<mujoco><worldbody><body name='a'/><body ¦name='a'/></worldbody></mujoco>"},
    {"MJ040", "<mujoco><worldbody><body ¦name='world'/></worldbody></mujoco>"},
    {
      "MJ040",
      "<mujoco><worldbody><body><freejoint name='a'/><joint ¦name='a'/></body></worldbody></mujoco>"
    },
    {"MJ041", "<mujoco><contact><exclude ¦body1='a' body2='world'/></contact></mujoco>"},
    {"MJ041", "<mujoco><actuator><motor ¦joint='elbow'/></actuator></mujoco>"},
    {
      "MJ041",
      "<mujoco><default><geom material='m'/></default><worldbody>¦<geom/></worldbody></mujoco>"
    },
    {"MJ042", "<mujoco><worldbody><geom ¦class='viusal'/></worldbody></mujoco>"},
    {"MJ042", "<mujoco><worldbody><body ¦childclass='x'/></worldbody></mujoco>"},
    {"MJ043", "<mujoco><default><default class='a'/><default ¦class='a'/></default></mujoco>"},
    {"MJ044", "<mujoco><default ¦class='top'/></mujoco>"},
    {"MJ044", "<mujoco><default>¦<default/></default></mujoco>"},
    // files
    {"MJ050", "<mujoco>¦<include file='nowhere.xml'/></mujoco>"},
    {"MJ050", "<mujoco><asset><model ¦file='none.xml'/></asset></mujoco>"},
    {"MJ051", "<mujoco>¦<include file='../../secret.xml'/></mujoco>"},
    {"MJ051", "<mujoco>¦<include file='/etc/passwd'/></mujoco>"},
    {"MJ051", "<mujoco><asset><model ¦file='../none.xml'/></asset></mujoco>"},
    {"MJ052 1:9 self.xml", "<mujoco><include file='self.xml'/></mujoco>"},
    {"MJ052 1:9 b.xml", "<mujoco><include file='a.xml'/></mujoco>"},
    {"MJ052", "<mujoco><include file='kid.xml'/>¦<include file='./kid.xml'/></mujoco>"},
    {"MJ052", "<mujoco>¦<include file='m.xml'/></mujoco>"},
    {"MJ053", "<mujoco>¦<include file='empty.xml'/></mujoco>"},
    {"MJ054", "<mujoco>¦<include/></mujoco>"},
    {"MJ054", "<mujoco>¦<include file='kid.xml'><body/></include></mujoco>"},
    {"MJ004 1:20 broken.xml", "<mujoco><include file='broken.xml'/></mujoco>"},
    {"MJ011 2:9 part.xml", "<mujoco><worldbody>\n<include file='part.xml'/></worldbody></mujoco>"},
    // macros
    {"MJ060", "<mujoco><worldbody><attach ¦model='kid' prefix='k'/></worldbody></mujoco>"},
    {
      "MJ060",
      "<mujoco><asset><model name='kid' file='kid.xml'/></asset><worldbody><attach model='kid' ¦body='kk' prefix='k'/></worldbody></mujoco>"
    },
    {
      "MJ060 1:32 loop.xml",
      "<mujoco><asset><model name='l' file='loop.xml'/></asset><worldbody><attach model='l' prefix='l'/></worldbody></mujoco>"
    },
    {"MJ061", "<mujoco><worldbody><composite ¦type='cloth' count='3 3'/></worldbody></mujoco>"},
    {"MJ061", "<mujoco><worldbody>¦<composite type='cable' count='3'/></worldbody></mujoco>"},
    {
      "MJ061",
      "<mujoco><worldbody><composite type='cable' ¦count='3 2'><geom type='capsule' size='.1'/></composite></worldbody></mujoco>"
    },
    {
      "MJ061",
      "<mujoco><worldbody><composite type='cable' count='3' ¦curve='s t'><geom type='capsule' size='.1'/></composite></worldbody></mujoco>"
    },
    // budgets
    {
      "MJ090",
      "<mujoco><worldbody>¦<replicate count='100000000'><geom/></replicate></worldbody></mujoco>"
    },
    {
      "MJ090",
      "<mujoco><worldbody>¦<replicate count='2000'><replicate count='2000'><geom/></replicate></replicate></worldbody></mujoco>"
    },
    {
      "MJ090", "<mujoco><asset><hfield ¦nrow='20000' ncol='27000' size='1 1 1 1'/></asset></mujoco>"
    },
    {"MJ090", "<mujoco><size ¦nuserdata='2000000000'/></mujoco>"},
  };

  @TestFactory
  Stream<DynamicTest> everyProblemHasItsCodeAndPlace() {
    return Arrays.stream(CASES)
        .map(c -> DynamicTest.dynamicTest(c[0] + " " + shorten(c[1]), () -> check(c[0], c[1])));
  }

  private static void check(String code, String marked) {
    int mark = marked.indexOf('¦');
    String text = marked.replace("¦", "");
    String before = text.substring(0, Math.max(mark, 0));
    int line = (int) before.chars().filter(c -> c == '\n').count() + 1;
    int column = before.length() - before.lastIndexOf('\n');
    String expected = mark < 0 ? code : code + " " + line + ":" + column;
    List<Diagnostic> found = problems(text.getBytes(StandardCharsets.UTF_8), LoadLimits.DEFAULT);
    assertThat(found)
        .extracting(
            d -> {
              String file = d.source().equals("m.xml") ? "" : " " + d.source();
              return d.code() + " " + d.line() + ":" + d.column() + file;
            })
        .contains(expected);
    assertThat(found).allSatisfy(d -> assertThat(d.problem()).isNotBlank());
    assertThat(found).allSatisfy(d -> assertThat(d.fix()).isNotBlank());
  }

  private static List<Diagnostic> problems(byte[] text, LoadLimits limits) {
    Map<String, byte[]> files = new LinkedHashMap<>();
    FILES.forEach((k, v) -> files.put(k, v.getBytes(StandardCharsets.UTF_8)));
    files.put("m.xml", text);
    return Assertions.assertTimeoutPreemptively(
        Duration.ofSeconds(10),
        () -> {
          try {
            Mjcf.read("m.xml", Resources.memory(files), limits);
          } catch (ModelException e) {
            return e.diagnostics();
          }
          return fail("was read without a problem");
        });
  }

  private static String shorten(String s) {
    String line = s.replace('\n', ' ');
    return line.length() > 60 ? line.substring(0, 60) + "..." : line;
  }

  @Test
  void allProblemsAreReportedAtOnce() {
    String text =
        """
        <mujoco>
          <option timestep="0,002" solver="newton"/>
          <worldbody>
            <body name="arm">
              <joint name="elbow" rnage="0 1"/>
              <geom size="x"/>
            </body>
          </worldbody>
          <actuator><motor joint="elbo"/></actuator>
        </mujoco>
        """;
    List<Diagnostic> found = problems(text.getBytes(StandardCharsets.UTF_8), LoadLimits.DEFAULT);
    assertThat(found)
        .extracting(Diagnostic::code)
        .containsExactly("MJ022", "MJ020", "MJ011", "MJ021", "MJ041");
    assertThat(found.get(2).render())
        .isEqualTo(
            "m.xml:5:27: [MJ011] body[arm]/joint[elbow]/@rnage: joint has no attribute rnage\n"
                + "    fix: did you mean \"range\"?");
    assertThat(found.get(4).fix()).isEqualTo("did you mean \"elbow\"?");
  }

  @Test
  void aHundredThousandNestedBodiesAreAnswered() {
    String text =
        "<mujoco><worldbody>"
            + "<body>".repeat(100_000)
            + "</body>".repeat(100_000)
            + "</worldbody></mujoco>";
    assertThat(problems(text.getBytes(StandardCharsets.UTF_8), LoadLimits.DEFAULT))
        .extracting(Diagnostic::code)
        .containsExactly("MJ007");
  }

  @Test
  void bytesThatAreNotTextAreAnswered() {
    byte[] noise = {'<', 'm', (byte) 0xC3, (byte) 0x28, '>'};
    assertThat(problems(noise, LoadLimits.DEFAULT).get(0).code()).isEqualTo("MJ002");
    byte[] declared =
        "<?xml version='1.0' encoding='ebcdic'?><mujoco/>".getBytes(StandardCharsets.US_ASCII);
    assertThat(problems(declared, LoadLimits.DEFAULT).get(0).code()).isEqualTo("MJ002");
  }

  @Test
  void limitsBoundFilesElementsAndNumbers() {
    LoadLimits small = new LoadLimits(200, 50, 10, 20, 5, 100);
    assertThat(codes("<mujoco model='" + "a".repeat(300) + "'/>", small)).contains("MJ090");
    assertThat(codes("<mujoco><worldbody>" + "<x/>".repeat(40) + "</worldbody></mujoco>", small))
        .contains("MJ010");
    LoadLimits few = new LoadLimits(20_000, 50, 10, 20, 5, 100);
    assertThat(codes("<mujoco><worldbody>" + "<body/>".repeat(60) + "</worldbody></mujoco>", few))
        .contains("MJ090");
    assertThat(
            codes(
                "<mujoco><custom><numeric name='n' data='"
                    + "1 ".repeat(11)
                    + "'/></custom></mujoco>",
                few))
        .contains("MJ090");
    assertThat(
            codes(
                "<mujoco><worldbody>"
                    + "<body>".repeat(30)
                    + "</body>".repeat(30)
                    + "</worldbody></mujoco>",
                few))
        .contains("MJ007");
  }

  @Test
  void aThousandProblemsEndTheReport() {
    String text =
        "<mujoco><worldbody>" + "<geom sise='1'/>".repeat(100_000) + "</worldbody></mujoco>";
    assertThat(problems(text.getBytes(StandardCharsets.UTF_8), LoadLimits.DEFAULT)).hasSize(1000);
  }

  @Test
  void anElementWithThousandsOfAttributesIsAnswered() {
    StringBuilder b = new StringBuilder("<mujoco");
    for (int i = 0; i < 200_000; i++) {
      b.append(" a").append(i).append("='1'");
    }
    b.append("/>");
    assertThat(problems(b.toString().getBytes(StandardCharsets.UTF_8), LoadLimits.DEFAULT))
        .extracting(Diagnostic::severity)
        .contains(Severity.ERROR);
  }

  private static List<String> codes(String text, LoadLimits limits) {
    return problems(text.getBytes(StandardCharsets.UTF_8), limits).stream()
        .map(Diagnostic::code)
        .toList();
  }
}
