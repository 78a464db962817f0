// What contacts.mjs records: models of src/test/resources/contact, each in several runs.

// as far as the solver goes: it ends where rounding does not let the cost fall any more
const TIGHT = ['option.tolerance=1e-20', 'option.iterations=2000', 'option.ls_tolerance=1e-4'];
const CONES = ['pyramidal', 'elliptic'];
const SOLVERS = ['newton', 'cg', 'pgs'];

/** One run; the rest of the arguments are settings. */
const run = (name, base, ...set) => ({ name, ...base, set: [...(base.set ?? []), ...set] });

/** Every solver with every cone, at the tolerance of the model and as far as they go. */
function solvers(base) {
  const runs = [];
  for (const cone of CONES)
    for (const solver of SOLVERS) {
      const set = [`option.cone=${cone}`, `option.solver=${solver}`];
      runs.push(run(`${solver}.${cone}`, base, ...set));
      runs.push({ ...run(`${solver}.${cone}.tight`, base, ...set, ...TIGHT), tight: true });
    }
  return runs;
}

/** Solvers without a choice of cone. */
function solversOnly(base) {
  return SOLVERS.flatMap(solver => [
    run(solver, base, `option.solver=${solver}`),
    { ...run(`${solver}.tight`, base, `option.solver=${solver}`, ...TIGHT), tight: true },
  ]);
}

const integrators = base => ['rk4', 'implicit', 'implicitfast'].map(i => run(i, base, `option.integrator=${i}`));
const without = (base, ...flags) => flags.map(f => run(`no-${f}`, base, `flag.${f}=disable`));
const sparse = base => [
  ...SOLVERS.map(s => run(`sparse.${s}`, base, 'option.jacobian=sparse', `option.solver=${s}`)),
  run('sparse.elliptic', base, 'option.jacobian=sparse', 'option.cone=elliptic'),
  run('sparse.no-island', base, 'option.jacobian=sparse', 'flag.island=disable'),
  run('sparse.no-island.elliptic', base, 'option.jacobian=sparse', 'option.cone=elliptic', 'flag.island=disable'),
];
const monolithic = base =>
  CONES.flatMap(c => ['newton', 'cg'].map(s => run(`no-island.${s}.${c}`, base, 'flag.island=disable', `option.cone=${c}`, `option.solver=${s}`)));
const noslip = base =>
  CONES.flatMap(c => SOLVERS.map(s => run(`noslip.${s}.${c}`, base, 'option.noslip_iterations=5', `option.cone=${c}`, `option.solver=${s}`)));
const inverse = base => [
  run('inverse', { ...base, kind: 'inverse' }),
  run('inverse.discrete', { ...base, kind: 'inverse' }, 'flag.invdiscrete=enable'),
  run('inverse.discrete.implicitfast', { ...base, kind: 'inverse' }, 'flag.invdiscrete=enable', 'option.integrator=implicitfast'),
];

// ------------------------------------------------------------------ pairs of geoms
const KINDS = ['plane', 'hfield', 'sphere', 'capsule', 'ellipsoid', 'cylinder', 'box', 'mesh'];
const MARGIN = Array.from({ length: 14 }, (_, i) => `model.geom_margin[${i}]=0.01`);
const PAIRS = KINDS.flatMap((first, i) =>
  KINDS.slice(Math.max(i, 2)).map(second => ({
    name: `pair.${first}-${second}`,
    model: 'pairs.xml',
    pair: [first, second],
    runs: [
      { name: 'plain', frames: 20 },
      // with a margin, distances to height fields are ours: those of MuJoCo are too small by 1.5 margins
      ...(first === 'hfield' ? [] : [{ name: 'margin', frames: 12, set: MARGIN }]),
      // of the corners of two polygons four are kept; which ones may depend on where the polygon of a mesh begins
      { name: 'multiccd', frames: 12, set: ['flag.multiccd=enable'], without: second === 'mesh' ? [3] : [] },
      { name: 'no-nativeccd', frames: 12, set: ['flag.nativeccd=disable'] },
    ],
  })),
);

// ------------------------------------------------------------------ all others
const cones = { frames: 4, gap: 9, qvelNoise: 1 };
const equality = { frames: 4, gap: 11, qvelNoise: 0.5, qposNoise: 0.02, set: ['data.mocap_pos=0.12,-0.58,1.03'] };
const limits = { frames: 5, gap: 23, qvelNoise: 2, ctrl: 'sin', ctrlAmp: 1 };
const choices = { frames: 4, gap: 13, qvelNoise: 0.2 };
const sensing = { frames: 5, gap: 17, qvelNoise: 0.1 };
const adhesion = { frames: 4, gap: 9, qvelNoise: 0.1, ctrl: 'const', ctrlAmp: 0.8 };
const heap = { frames: 3, gap: 21, qvelNoise: 0.1 };
const terrain = { frames: 4, gap: 21, qvelNoise: 0.2, warmup: 60 };
const humanoid = { frames: 4, gap: 60, qvelNoise: 0.3, warmup: 120, ctrl: 'sin' };

export const RECORDINGS = [
  ...PAIRS,
  {
    name: 'cones',
    model: 'cones.xml',
    runs: [
      run('all', { ...cones, fields: 'all' }),
      run('all.elliptic', { ...cones, fields: 'all' }, 'option.cone=elliptic', 'flag.fwdinv=enable'),
      run('all.sparse', { ...cones, fields: 'all', frames: 2 }, 'option.jacobian=sparse', 'option.cone=elliptic'),
      ...solvers(cones),
      ...noslip(cones),
      ...sparse(cones),
      ...monolithic(cones),
      ...integrators(cones),
      ...without(cones, 'warmstart', 'refsafe', 'contact', 'constraint'),
      run('impratio', { ...cones, fields: 'all', frames: 2 }, 'option.impratio=10', 'option.cone=elliptic'),
      run('impratio.pyramidal', { ...cones, fields: 'all', frames: 2 }, 'option.impratio=5'),
      run('few-iterations', cones, 'option.iterations=2', 'option.cone=elliptic'),
      run('few-searches', cones, 'option.ls_iterations=3', 'option.cone=elliptic', 'option.solver=cg'),
      ...inverse(cones),
      ...inverse({ ...cones, set: ['option.cone=elliptic'] }).slice(0, 1).map(r => ({ ...r, name: 'inverse.elliptic' })),
    ],
  },
  {
    name: 'equality',
    model: 'equality.xml',
    runs: [
      run('all', { ...equality, fields: 'all' }),
      run('all.sparse', { ...equality, fields: 'all', frames: 2 }, 'option.jacobian=sparse'),
      run('toggled', { ...equality, fields: 'all', frames: 2 }, 'data.eq_active=1,0,1,1,0,1,1,1,1,0,1,1'),
      ...solversOnly(equality),
      ...sparse(equality),
      ...monolithic(equality).slice(0, 2),
      ...integrators(equality),
      ...without(equality, 'equality', 'eulerdamp', 'warmstart'),
      run('fwdinv', { ...equality, fields: 'all', frames: 2 }, 'flag.fwdinv=enable', 'option.solver=cg'),
      ...inverse(equality),
    ],
  },
  {
    name: 'limits',
    model: 'limits.xml',
    runs: [
      run('all', { ...limits, fields: 'all' }),
      run('all.sparse', { ...limits, fields: 'all', frames: 2 }, 'option.jacobian=sparse'),
      ...solversOnly(limits),
      ...noslip(limits).slice(0, 3),
      // MuJoCo stops with an error in sparse PGS: its count of a tendon's elements is wrong
      ...sparse(limits).filter(r => r.name !== 'sparse.pgs'),
      ...monolithic(limits).slice(0, 2),
      ...integrators(limits),
      ...without(limits, 'limit', 'frictionloss', 'refsafe', 'warmstart'),
      ...inverse(limits),
    ],
  },
  {
    name: 'choices',
    model: 'choices.xml',
    runs: [
      run('all', { ...choices, fields: 'all' }),
      run('all.elliptic', { ...choices, fields: 'all', frames: 3 }, 'option.cone=elliptic'),
      run('no-filterparent', { ...choices, fields: 'all', frames: 2 }, 'flag.filterparent=disable'),
      run('no-midphase', { ...choices, fields: 'all', frames: 2 }, 'flag.midphase=disable'),
      run('override', { ...choices, fields: 'all', frames: 2 }, 'flag.override=enable'),
      run('override.elliptic', { ...choices, fields: 'all', frames: 2 }, 'flag.override=enable', 'option.cone=elliptic'),
      ...solvers(choices),
    ],
  },
  {
    name: 'sensing',
    model: 'sensing.xml',
    runs: [
      run('all', { ...sensing, fields: 'all' }),
      run('all.pyramidal', { ...sensing, fields: 'all', frames: 3 }, 'option.cone=pyramidal'),
      run('pgs', sensing, 'option.solver=pgs'),
      run('rk4', sensing, 'option.integrator=rk4'),
      ...inverse(sensing),
    ],
  },
  {
    name: 'adhesion',
    model: 'adhesion.xml',
    runs: [
      run('all', { ...adhesion, fields: 'all' }),
      run('all.elliptic', { ...adhesion, fields: 'all' }, 'option.cone=elliptic'),
      run('sparse', adhesion, 'option.jacobian=sparse'),
      run('implicitfast', adhesion, 'option.integrator=implicitfast'),
    ],
  },
  {
    name: 'heap',
    model: 'heap.xml',
    runs: [
      run('all', { ...heap, fields: 'all', frames: 2 }),
      ...solvers(heap),
      ...sparse(heap).slice(-2),
      run('dense', heap, 'option.jacobian=dense'),
      run('dense.no-island.elliptic', heap, 'option.jacobian=dense', 'flag.island=disable', 'option.cone=elliptic'),
      run('multiccd', heap, 'flag.multiccd=enable'),
      run('no-nativeccd', heap, 'flag.nativeccd=disable'),
      run('no-island', heap, 'flag.island=disable'),
      run('noslip', heap, 'option.noslip_iterations=3', 'option.cone=elliptic'),
    ],
  },
  {
    name: 'terrain',
    model: 'terrain.xml',
    runs: [
      run('all', { ...terrain, fields: 'all', frames: 2 }),
      run('elliptic', terrain, 'option.cone=elliptic'),
      run('multiccd', terrain, 'flag.multiccd=enable'),
      run('no-nativeccd', terrain, 'flag.nativeccd=disable'),
    ],
  },
  {
    name: 'humanoid',
    model: 'humanoid.xml',
    runs: [
      run('all', { ...humanoid, fields: 'all', frames: 3 }),
      ...solvers(humanoid),
      ...integrators(humanoid),
      run('sparse', humanoid, 'option.jacobian=sparse'),
      run('noslip', humanoid, 'option.noslip_iterations=4'),
      run('no-filterparent', humanoid, 'flag.filterparent=disable'),
      ...inverse(humanoid),
    ],
  },
  {
    name: 'sleep',
    model: 'sleep.xml',
    runs: [
      run('asleep', { kind: 'path', frames: 40, gap: 10 }),
      run('asleep.cg', { kind: 'path', frames: 20, gap: 20 }, 'option.solver=cg', 'option.cone=elliptic'),
      run('awake', { kind: 'path', frames: 10, gap: 20 }, 'flag.sleep=disable'),
    ],
  },
];
