/** Linear systems, control, estimation and fits, for everything that steps. */
// the library for least squares is a module by the names of its files only
@SuppressWarnings("requires-automatic")
module dev.dynamis.analysis {
  requires transitive dev.dynamis.core;
  requires hipparchus.core;
  requires hipparchus.optim;

  exports dev.dynamis.analysis;
  exports dev.dynamis.analysis.basin;
  exports dev.dynamis.analysis.chaos;
  exports dev.dynamis.analysis.fit;
  exports dev.dynamis.analysis.continuation;
  exports dev.dynamis.analysis.equilibria;
  exports dev.dynamis.analysis.linear;
  exports dev.dynamis.analysis.manifold;
  exports dev.dynamis.analysis.section;
  exports dev.dynamis.analysis.signal;
  exports dev.dynamis.analysis.sweep;
}
