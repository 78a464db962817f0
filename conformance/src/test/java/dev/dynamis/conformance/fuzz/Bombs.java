package dev.dynamis.conformance.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Small files that ask for much: of memory, of time, of depth. The first byte tells the reader. */
final class Bombs {
  private static final List<String> ALL = all();

  private Bombs() {}

  static byte[] any(RandomGenerator random) {
    return ALL.get(random.nextInt(ALL.size())).getBytes(StandardCharsets.UTF_8);
  }

  static void read(byte[] bomb) {
    byte[] text =
        new String(bomb, StandardCharsets.UTF_8).substring(1).getBytes(StandardCharsets.UTF_8);
    if (bomb[0] == 't') {
      Targets.toml(text);
    } else {
      Targets.mjcf(text);
    }
  }

  private static List<String> all() {
    List<String> all = new ArrayList<>();
    String ball = "<body><freejoint/><geom size='.1'/></body>";
    for (String count : List.of("1000000", "2147483647", "100000")) {
      all.add(world("<replicate count='%s' offset='1 0 0'>%s</replicate>".formatted(count, ball)));
      String ten = "<replicate count='%s'>".formatted(count).repeat(5);
      all.add(world(ten + ball + "</replicate>".repeat(5)));
      all.add(
          model(
              "<asset><hfield name='h' nrow='%1$s' ncol='%1$s' size='1 1 1 1'/></asset>"
                  .formatted(count)));
      all.add(
          model(
              "<asset><texture builtin='flat' type='2d' width='%1$s' height='%1$s'/></asset>"
                  .formatted(count)));
      all.add(model("<size nuserdata='%1$s' nkey='%1$s'/>".formatted(count)));
      all.add(model("<size memory='%sG'/>".formatted(count)));
      all.add(
          joint(
              "<actuator><general joint='j' actdim='%s' dyntype='user'/></actuator>"
                  .formatted(count)));
      all.add(
          joint("<actuator><motor joint='j' nsample='%s' delay='1'/></actuator>".formatted(count)));
      all.add(joint("<sensor><user dim='%s'/></sensor>".formatted(count)));
      all.add(
          joint("<sensor><contact geom1='g' num='%s' data='found'/></sensor>".formatted(count)));
      all.add(
          model("<asset><mesh name='m' builtin='sphere' params='%s'/></asset>".formatted(count)));
      all.add(
          world(
              "<composite type='cable' count='%s 1 1' curve='s' size='1'><geom type='capsule' size='.01'/></composite>"
                  .formatted(count)));
      all.add(toml("x", "0", "lag_x(%s)".formatted(count)));
      all.add(toml("x", "0", "delay(x, %s)".formatted(count)));
      all.add(toml("x", "0", "sum(i for i in range(0, %s))".formatted(count)));
    }
    for (int depth : new int[] {200, 5000, 100_000}) {
      all.add(world("<body>".repeat(depth) + "</body>".repeat(depth)));
      all.add(world("<body><joint/><geom size='.1'/>".repeat(depth) + "</body>".repeat(depth)));
      all.add(world("<frame>".repeat(depth) + "</frame>".repeat(depth)));
      all.add(model("<default>".repeat(depth) + "</default>".repeat(depth)));
      all.add(toml("x", "0", "(".repeat(depth) + "x" + ")".repeat(depth)));
      all.add(toml("x", "0", "-".repeat(depth) + "x"));
      all.add(toml("x", "0", "x" + "+x".repeat(depth)));
      all.add("t#! a" + " ".repeat(depth) + "x\n");
      all.add("t" + "a.".repeat(depth) + "b = 1\n");
      all.add("t" + "x = " + "[".repeat(depth) + "]".repeat(depth));
    }
    all.add(world("<geom size='.1'/>".repeat(100)));
    all.add(world((ball).repeat(2000)));
    all.add(
        joint(
            "<actuator><muscle joint='j'/></actuator><compiler><lengthrange accel='1e12'/></compiler>"));
    all.add(joint("<option iterations='2147483647' tolerance='0'/>"));
    all.add("m<!DOCTYPE a [<!ENTITY b 'c'><!ENTITY d '&b;&b;&b;&b;'>]><mujoco>&d;</mujoco>");
    all.add("m<mujoco><include file='model.xml'/></mujoco>");
    all.add("m<mujoco><asset><model name='a' file='model.xml'/></asset></mujoco>");
    all.add("m<mujoco " + "a='1' ".repeat(10_000) + "/>");
    all.add("m<mujoco a='" + "x".repeat(1_000_000) + "'/>");
    return all;
  }

  private static String model(String content) {
    return "m<mujoco>" + content + "</mujoco>";
  }

  private static String world(String content) {
    return model("<worldbody>" + content + "</worldbody>");
  }

  private static String joint(String content) {
    return model(
        "<worldbody><body><joint name='j' range='-1 1'/><geom name='g' size='.1'/></body></worldbody>"
            + content);
  }

  private static String toml(String name, String initial, String right) {
    return """
        t[model]
        type = "ode"

        [states]
        %1$s = %2$s

        [equations.rhs]
        %1$s = "%3$s"
        """
        .formatted(name, initial, right);
  }
}
