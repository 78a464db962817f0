package dev.dynamis.core;

import org.junit.jupiter.api.Test;

class MemorySinkTest {
  @Test
  void whatIsGivenToItIsInTheRecording() {
    Recording all = Recordings.complete();
    Recording[] made = new Recording[1];
    MemorySink sink = new MemorySink(r -> made[0] = r);
    sink.begin(all.layout());
    all.copyTo(sink);
    Recordings.assertSame(made[0], all);
    Recording given = new Recording(all.layout());
    MemorySink adds = new MemorySink(given);
    adds.begin(all.layout());
    all.copyTo(adds);
    Recordings.assertSame(given, all);
  }
}
