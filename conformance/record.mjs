#!/usr/bin/env node
// Records the reference engine's compiled model for every model of a folder of test resources:
//   node conformance/record.mjs ORACLE_FOLDER RESOURCE_FOLDER [NAME...]
// ORACLE_FOLDER holds oracle.mjs and its installed package; MODEL.json.gz is written beside each MODEL.xml or MODEL.urdf.
// Where both exist, the URDF file has something that the reference does not read, and MODEL.xml says the same in MJCF.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';

// layouts that are each engine's own choice, and parts of the model format that no test model fills
const SKIP =
  '^(flex|skin|names|paths|plugin|buffer|narena|nbuffer|nnames|npaths|nflex|nskin|nplugin|nJf|' +
  'mesh_graph|nmeshgraph|mesh_poly|nmeshpoly|mesh_bvh|body_bvh|bvh_|nbvh|oct_|noct|mesh_oct|tex_data|.*pathadr|name_)';

const [oracle, folder, ...names] = process.argv.slice(2);
const models = [...new Set(fs.readdirSync(folder).filter(f => /\.(xml|urdf)$/.test(f)).map(f => path.parse(f).name))];
for (const name of names.length ? names : models) {
  const out = path.join(os.tmpdir(), `record-${process.pid}.json`);
  const file = ['.xml', '.urdf'].map(e => path.join(folder, name + e)).find(f => fs.existsSync(f));
  try {
    execFileSync('node', [path.join(oracle, 'oracle.mjs'), file, '--skip', SKIP, '--out', out], { stdio: 'pipe' });
  } catch (e) {
    console.error(`${name}: ${String(e.stderr).trim()}`);
    continue;
  }
  const model = JSON.parse(fs.readFileSync(out, 'utf8')).model;
  fs.rmSync(out);
  fs.writeFileSync(path.join(folder, name + '.json.gz'), zlib.gzipSync(JSON.stringify(model), { level: 9 }));
}
