// The graphs of the convex hulls of all meshes of a folder of models, as hashes: HullsTest compares them where the folder is.
//   node hulls.mjs MODEL_FOLDER      writes hulls.tsv; files that MuJoCo does not load are named
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { boot, loadModel, made, resource } from './mujoco.mjs';

/** For each mesh that has a hull: its number, vertices and triangles of the hull, and a hash of the graph. */
async function hulls(file) {
  const { mj } = await boot();
  const m = loadModel(mj, file);
  const rows = [];
  for (let i = 0; i < m.nmesh; i++) {
    const adr = m.mesh_graphadr[i];
    if (adr < 0) continue;
    const [numvert, numface] = m.mesh_graph.slice(adr, adr + 2);
    const graph = Int32Array.from(m.mesh_graph.slice(adr, adr + 2 + 3 * numvert + 6 * numface));
    rows.push([i, numvert, numface, createHash('sha256').update(new Uint8Array(graph.buffer)).digest('hex').slice(0, 16)]);
  }
  return rows;
}

// this file starts itself once for each model, so that a model's memory ends with its process
const [first, second] = process.argv.slice(2);
if (first === '--one') {
  console.log(JSON.stringify(await hulls(second)));
} else {
  const { program, version, build, script } = await made('hulls.mjs');
  const lines = [`# model, mesh, vertices, triangles, hash of mesh_graph; recorded from ${program} ${version} (${build}) by ${script}`];
  const known = new Set();
  for (const name of fs.readdirSync(first, { recursive: true }).filter(f => f.endsWith('.xml')).sort()) {
    try {
      const output = execFileSync('node', [fileURLToPath(import.meta.url), '--one', path.join(first, name)], { stdio: 'pipe' });
      const rows = JSON.parse(output);
      // scenes have the meshes of the robots in them
      if (rows.some(row => !known.has(row[3]))) {
        rows.forEach(row => known.add(row[3]));
        lines.push(...rows.map(row => [name, ...row].join('\t')));
      }
    } catch (e) {
      console.error(`${name}: ${String(e.stderr).match(/MuJoCo Error: .*|Error: .*/)?.[0] ?? e.message}`);
    }
  }
  fs.writeFileSync(resource('hulls.tsv'), lines.join('\n') + '\n');
}
