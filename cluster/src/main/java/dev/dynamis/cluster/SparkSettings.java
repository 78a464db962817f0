package dev.dynamis.cluster;

import dev.dynamis.core.SimulationException;
import dev.dynamis.study.EngineOptions;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.UnknownHostException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.SparkConf;

/** How Spark is configured: what the user says, and else what suits studies. */
final class SparkSettings {
  private static final Pattern HOST = Pattern.compile("(?:spark://)?([^:,/]+):(\\d{1,5})");
  private static final Pattern LOCAL_CLUSTER =
      Pattern.compile("local-cluster\\[\\s*\\d+\\s*,\\s*\\d+\\s*,\\s*(\\d+)\\s*]");
  private static final int PATIENCE_MILLIS = 5_000;

  /** What executors find on their own machine, here the same one if all is on it. */
  private static final String CLASS_PATH = "spark.executor.extraClassPath";

  private final String master;
  private final EngineOptions options;

  SparkSettings(String address, EngineOptions options) {
    this.options = options;
    master = address.equals(SparkEngine.SUBMITTED) ? submitted() : address;
  }

  /** Under spark-submit, the master is a property of the system. */
  private static String submitted() {
    String master = System.getProperty("spark.master");
    if (master == null) {
      throw new IllegalArgumentException(
          "the engine 'spark' is for spark-submit, which names the master;"
              + " give spark://HOST:PORT or local-cluster[2,1,1024] instead");
    }
    return master;
  }

  /**
   * Checks what can be checked before anything is connected.
   *
   * @throws IllegalArgumentException if something makes no sense
   */
  static void check(String address, EngineOptions options) {
    if (address.startsWith("spark://")) {
      for (String one : address.substring("spark://".length()).split(",", -1)) {
        Matcher m = HOST.matcher(one);
        if (!m.matches() || Integer.parseInt(m.group(2)) > 65_535) {
          throw new IllegalArgumentException(
              "engine " + address + ": expected spark://HOST:PORT, as in spark://localhost:7077");
        }
      }
    }
    if (address.startsWith("local-cluster[") && !LOCAL_CLUSTER.matcher(address).matches()) {
      throw new IllegalArgumentException(
          "engine "
              + address
              + ": expected local-cluster[WORKERS,CORES,MEGABYTES], as in local-cluster[2,1,1024]");
    }
    for (String name : options.settings().keySet()) {
      if (!name.startsWith("spark.")) {
        throw new IllegalArgumentException(
            "setting '" + name + "': the settings of Spark begin with 'spark.'");
      }
    }
  }

  String master() {
    return master;
  }

  /**
   * Knocks at the door of a standalone master, for Spark itself would try for a minute.
   *
   * @throws SimulationException if nobody is there
   */
  void checkReachable() {
    if (!master.startsWith("spark://")) {
      return;
    }
    StringBuilder reasons = new StringBuilder();
    Matcher m = HOST.matcher(master);
    while (m.find()) {
      String host = m.group(1);
      int port = Integer.parseInt(m.group(2));
      try (Socket socket = new Socket()) {
        socket.connect(new InetSocketAddress(InetAddress.getByName(host), port), PATIENCE_MILLIS);
        return;
      } catch (UnknownHostException e) {
        reasons.append("; ").append(host).append(": no machine has this name");
      } catch (IOException e) {
        reasons.append("; ").append(host).append(':').append(port).append(": ");
        reasons.append(e.getMessage());
      }
    }
    throw new SimulationException(
        "no Spark master answers at "
            + master
            + reasons
            + "; start one, or check host and port in its log");
  }

  /** Returns the configuration of one run. */
  SparkConf conf(String study, Shipment shipment) {
    SparkConf conf = new SparkConf();
    conf.setMaster(master);
    conf.setIfMissing("spark.app.name", "dynamis study " + study);
    conf.setIfMissing("spark.ui.enabled", "false");
    conf.setIfMissing("spark.ui.showConsoleProgress", "false");
    conf.setIfMissing("spark.locality.wait", "0");
    conf.setIfMissing("spark.task.maxFailures", "8");
    if (isHere()) {
      // nobody else on the network has to reach this process
      conf.setIfMissing("spark.driver.host", "127.0.0.1");
      conf.setIfMissing("spark.driver.bindAddress", "127.0.0.1");
    }
    Matcher cluster = LOCAL_CLUSTER.matcher(master);
    if (cluster.matches()) {
      conf.setIfMissing("spark.executor.memory", cluster.group(1) + "m");
    }
    options.settings().forEach(conf::set);
    if (!master.startsWith("local[") && !master.equals("local")) {
      String before = conf.get("spark.jars", "");
      String there = LOCAL_CLUSTER.matcher(master).matches() ? conf.get(CLASS_PATH, "") : "";
      conf.set("spark.jars", shipment.jars(before, there));
    }
    return conf;
  }

  /** Returns whether all of the cluster is on this machine. */
  boolean isHere() {
    if (master.startsWith("local")) {
      return true;
    }
    if (!master.startsWith("spark://")) {
      return false;
    }
    Matcher m = HOST.matcher(master);
    while (m.find()) {
      try {
        if (!InetAddress.getByName(m.group(1)).isLoopbackAddress()) {
          return false;
        }
      } catch (UnknownHostException e) {
        return false;
      }
    }
    return true;
  }
}
