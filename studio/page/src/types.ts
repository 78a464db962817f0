// What the server sends.

export type Vec = number[];

export interface Problem {
  severity: string;
  code?: string;
  source?: string;
  line?: number;
  column?: number;
  element?: string;
  problem: string;
  fix?: string;
}

export interface Run {
  running: boolean;
  speed: number;
  timestep: number;
  recording: boolean;
  recorded: number;
  replaying: boolean;
  rows: number;
  row: number;
  history: number;
  back: number;
  trouble: string;
  warnings: { name: string; count: number; text: string }[];
  options: Record<string, any>;
  // of equations, alone or driving a mechanism
  parameters: number[];
  initial: number[];
  span: number;
  note: string;
}

export interface Status {
  you: number;
  scene: number;
  name: string;
  driver: number;
  pages: number[];
  problems: Problem[];
  run?: Run;
}

export interface Shown {
  name: string;
  type: string;
  body: number;
  group: number;
  pos: Vec;
  quat: Vec;
  size: Vec;
  data: number;
  material: number;
  rgba: Vec;
  box?: Vec;
}

export interface Model {
  kind: 'mechanism';
  name: string;
  nq: number;
  nv: number;
  na: number;
  nu: number;
  stat: { extent: number; meansize: number; meanmass: number; center: Vec };
  visual: any;
  bodies: {
    name: string;
    parent: number;
    moves: boolean;
    mocap: boolean;
    mass: number;
    inertia: Vec;
    ipos: Vec;
    iquat: Vec;
    jnt: number;
    njnt: number;
    box?: Vec;
  }[];
  geoms: Shown[];
  sites: Shown[];
  cameras: {
    name: string;
    fovy: number;
    body: number;
    orthographic: boolean;
    sensor: Vec;
    lens: Vec;
  }[];
  lights: {
    name: string;
    type: number;
    active: boolean;
    castshadow: boolean;
    attenuation: Vec;
    cutoff: number;
    exponent: number;
    ambient: Vec;
    diffuse: Vec;
    specular: Vec;
  }[];
  materials: {
    name: string;
    texture: number;
    uniform: boolean;
    repeat: Vec;
    emission: number;
    specular: number;
    shininess: number;
    reflectance: number;
    rgba: Vec;
  }[];
  textures: { type: number; width: number; height: number }[];
  meshes: { name: string; textured: boolean; hull: boolean }[];
  flexes: {
    name: string;
    dim: number;
    group: number;
    radius: number;
    first: number;
    vertices: number;
    flat: boolean;
    bodies: number[];
    material: number;
    rgba: Vec;
  }[];
  skins: {
    name: string;
    group: number;
    first: number;
    vertices: number;
    bodies: number[];
    material: number;
    rgba: Vec;
  }[];
  tendons: { name: string; group: number }[];
  joints: {
    name: string;
    type: string;
    body: number;
    qpos: number;
    dof: number;
    limited: boolean;
    range: Vec;
  }[];
  actuators: {
    name: string;
    group: number;
    limited: boolean;
    range: Vec;
    target: number;
    transmission: string;
    /** Number of the activation, -1 for none. */
    act: number;
    actlimited: boolean;
    actrange: Vec;
  }[];
  sensors: { name: string; type: string; first: number; dim: number }[];
  coupling?: { mechanisms: number; parameters: string[]; values: string[]; connections: string[] };
  keys: string[];
  /** Names of elements that are no parts of bodies, by kind. */
  lists: Record<string, string[]>;
  timers: string[];
  choices: Record<string, string[]>;
  flags: { disable: string[]; enable: string[] };
  fields: string[];
}

export interface Equations {
  kind: 'equations';
  name: string;
  map: boolean;
  begin: number;
  span: number;
  states: string[];
  outputs: string[];
  parameters: string[];
  values: number[];
  initial: number[];
  field: boolean;
  delayed: boolean;
  stepper?: string;
  dt?: number;
  presets?: string[];
  equations?: { name: string; text: string; place: number }[];
  events: string[];
}

export function label(kind: string, name: string, id: number): string {
  return name || `${kind} ${id}`;
}
