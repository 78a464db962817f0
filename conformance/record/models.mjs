// Compiled models: every array that MuJoCo's compiler makes, for each model that stands beside its recording; and of the
// models of any folder, for the table in docs/conformance.md:
//   node models.mjs MODEL_FOLDER OUTPUT_FOLDER      writes PATH/MODEL.xml.json.gz; files that MuJoCo does not load are named
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { boot, dumpModel, loadModel, resource, write } from './mujoco.mjs';

const SCRIPT = 'models.mjs';

// layouts that are each engine's own choice
const OWN = 'names|paths|plugin|buffer|narena|nbuffer|nnames|npaths|nplugin|' +
  'mesh_graph|nmeshgraph|mesh_poly|nmeshpoly|mesh_bvh|body_bvh|bvh_|nbvh|oct_|noct|mesh_oct|tex_data|.*pathadr|name_';
const SKIP_FOREIGN = new RegExp(`^(${OWN})`);
// models beside their recordings have neither flexes nor skins: flexes.mjs and skins.mjs record those that do
const SKIP = new RegExp(`^(flex|skin|nflex|nskin|nJf|${OWN})`);

async function compiled(file, skip = SKIP) {
  const { mj } = await boot();
  const m = loadModel(mj, file);
  const arrays = dumpModel(mj, m, skip);
  m.delete();
  return arrays;
}

/** Of two files of a name the MJCF one counts: it says in MJCF what MuJoCo does not read in URDF. */
const modelOf = recording => ['.xml', '.urdf'].map(e => recording.replace(/\.json\.gz$/, e)).find(f => fs.existsSync(f));

export function recordings() {
  return ['acceptance', 'compile', 'contact', 'urdf'].flatMap(folder =>
    fs.readdirSync(resource(folder))
      .filter(name => /^[^.]*\.json\.gz$/.test(name))
      .map(name => resource(folder, name))
      .map(file => ({ file, script: SCRIPT, make: () => compiled(modelOf(file)) })));
}

// this file starts itself once for each model, so that a model's memory ends with its process
const [first, second, third] = process.argv[1] === fileURLToPath(import.meta.url) ? process.argv.slice(2) : [];
if (first === '--one') {
  await write(third, SCRIPT, await compiled(second, SKIP_FOREIGN));
} else if (second) {
  for (const name of fs.readdirSync(first, { recursive: true }).filter(f => /\.(xml|urdf)$/.test(f)).sort()) {
    const target = path.join(second, name + '.json.gz');
    if (fs.existsSync(target)) continue;
    try {
      execFileSync('node', [process.argv[1], '--one', path.join(first, name), target], { stdio: 'pipe' });
    } catch (e) {
      console.error(`${name}: ${String(e.stderr).match(/MuJoCo Error: .*|Error: .*/)?.[0] ?? e.message}`);
    }
  }
}
