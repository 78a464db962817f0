#!/usr/bin/env node
// Records the reference engine's compiled model for every model of a folder, subfolders included:
//   node conformance/record.mjs ORACLE_FOLDER MODEL_FOLDER [OUTPUT_FOLDER]
// ORACLE_FOLDER holds oracle.mjs and its installed package. Without OUTPUT_FOLDER, MODEL.json.gz is written
// beside MODEL.xml or MODEL.urdf (of two, the MJCF file counts, which says in MJCF what the reference does not read); with it, PATH/MODEL.xml.json.gz below it. Files that the reference does not load are named.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';

// layouts that are each engine's own choice, and parts of the model format that no test model fills
const SKIP =
  '^(flex|skin|names|paths|plugin|buffer|narena|nbuffer|nnames|npaths|nflex|nskin|nplugin|nJf|' +
  'mesh_graph|nmeshgraph|mesh_poly|nmeshpoly|mesh_bvh|body_bvh|bvh_|nbvh|oct_|noct|mesh_oct|tex_data|.*pathadr|name_)';

const [oracle, folder, output] = process.argv.slice(2);
for (const name of fs.readdirSync(folder, { recursive: true }).filter(f => /\.(xml|urdf)$/.test(f)).sort()) {
  const model = path.join(folder, name);
  const target = output ? path.join(output, name + '.json.gz') : model.replace(/\.(xml|urdf)$/, '.json.gz');
  if (output && fs.existsSync(target)) continue;
  const temporary = path.join(os.tmpdir(), `record-${process.pid}.json`);
  try {
    execFileSync('node', [path.join(oracle, 'oracle.mjs'), model, '--skip', SKIP, '--out', temporary], { stdio: 'pipe' });
  } catch (e) {
    console.error(`${name}: ${String(e.stderr).trim()}`);
    continue;
  }
  const arrays = JSON.parse(fs.readFileSync(temporary, 'utf8')).model;
  fs.rmSync(temporary);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, zlib.gzipSync(JSON.stringify(arrays), { level: 9 }));
}
