#!/usr/bin/env node
// Records the reference engine's compiled model for every model of a folder of test resources:
//   node conformance/record.mjs ORACLE_FOLDER RESOURCE_FOLDER [NAME...]
// ORACLE_FOLDER holds oracle.mjs and its installed package; MODEL.json.gz is written beside each MODEL.xml.
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
const models = fs.readdirSync(folder).filter(f => f.endsWith('.xml')).map(f => f.slice(0, -4));
for (const name of names.length ? names : models) {
  const out = path.join(os.tmpdir(), `record-${process.pid}.json`);
  try {
    execFileSync('node', [path.join(oracle, 'oracle.mjs'), path.join(folder, name + '.xml'), '--skip', SKIP, '--out', out], { stdio: 'pipe' });
  } catch (e) {
    console.error(`${name}: ${String(e.stderr).trim()}`);
    continue;
  }
  const model = JSON.parse(fs.readFileSync(out, 'utf8')).model;
  fs.rmSync(out);
  fs.writeFileSync(path.join(folder, name + '.json.gz'), zlib.gzipSync(JSON.stringify(model), { level: 9 }));
}
