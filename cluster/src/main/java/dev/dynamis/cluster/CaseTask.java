package dev.dynamis.cluster;

import dev.dynamis.study.CaseBlock;
import dev.dynamis.study.CaseRunner;
import dev.dynamis.study.StudyEngine.Piece;
import dev.dynamis.study.StudySource;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.apache.spark.TaskContext;
import org.apache.spark.broadcast.Broadcast;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction2;

/**
 * Runs the cases of one task, on an executor, for a while at most: what is not finished by then is
 * left for another task, so that little is lost with an executor.
 */
final class CaseTask extends AbstractFunction2<TaskContext, Iterator<Piece>, Finished>
    implements Serializable {
  private static final long serialVersionUID = 1;
  private static final int GROWTH = 8;
  private static final int BLOCKS = 8;

  private final Broadcast<StudySource> source;
  private final long nanos;

  /**
   * Makes the work of every task of a job.
   *
   * @param nanos how long a task may go on
   */
  CaseTask(Broadcast<StudySource> source, long nanos) {
    this.source = source;
    this.nanos = nanos;
  }

  @Override
  public Finished apply(TaskContext context, Iterator<Piece> pieces) {
    Piece piece = pieces.next();
    CompiledStudy study = CompiledStudy.of(source.value());
    boolean compiled = study.isNew();
    CaseRunner runner = study.borrow();
    List<byte[]> blocks = new ArrayList<>();
    long began = System.nanoTime();
    long took = 0;
    int done = 0;
    long size = 1;
    try {
      while (done < piece.count() && took < nanos) {
        int count = (int) Math.min(size, piece.count() - done);
        CaseBlock block = runner.run(piece.first() + done, count, context::isInterrupted);
        blocks.add(block.encode());
        done += count;
        long now = System.nanoTime() - began;
        double fitting = (double) nanos / BLOCKS / Math.max(1, now - took) * count;
        took = now;
        size = Math.max(1, (long) Math.min(fitting, (double) GROWTH * size));
      }
    } catch (CancellationException e) {
      context.killTaskIfInterrupted();
      throw e;
    }
    study.giveBack(runner);
    return new Finished(blocks, done, took, compiled);
  }
}
