#!/usr/bin/env node
// Records single steps of the reference engine for every model of a folder, subfolders included:
//   node conformance/trace.mjs ORACLE_FOLDER MODEL_FOLDER OUTPUT_FOLDER [path=value ...]
// ORACLE_FOLDER holds trace.mjs and its installed package. PATH/MODEL.xml.json.gz is written below OUTPUT_FOLDER; what is
// there already is kept. Files that the reference does not load are named, and why.
//   node conformance/trace.mjs oracle models traces/full
//   node conformance/trace.mjs oracle models traces/smooth flag.constraint=disable
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';

/** Records one model: 20 steps, 25 steps apart; whether trees sleep belongs to the state. */
async function record(oracle, model, out, set) {
  const { trace, STATE } = await import(path.join(oracle, 'trace.mjs'));
  const { toJSON } = await import(path.join(oracle, 'oracle.mjs'));
  STATE.push('tree_asleep');
  const args = { model, frames: 20, gap: 25, ctrl: 'sin', seed: 1, qposNoise: 0, qvelNoise: 0, set, assets: [] };
  fs.writeFileSync(out, toJSON(await trace(args)));
}

// this file starts itself once for each model, so that a model's memory ends with its process
if (process.argv[2] === '--one') {
  const [oracle, model, out, ...set] = process.argv.slice(3);
  await record(oracle, model, out, set);
  process.exit(0);
}

const [oracle, folder, output, ...set] = process.argv.slice(2);
if (!output) {
  console.error('usage: node conformance/trace.mjs ORACLE_FOLDER MODEL_FOLDER OUTPUT_FOLDER [path=value ...]');
  process.exit(2);
}
const temporary = path.join(os.tmpdir(), `trace-${process.pid}.json`);
const started = Date.now();
for (const name of fs.readdirSync(folder, { recursive: true }).filter(f => /\.(xml|urdf)$/.test(f)).sort()) {
  const target = path.join(output, name + '.json.gz');
  if (fs.existsSync(target)) continue;
  try {
    execFileSync('node', [fileURLToPath(import.meta.url), '--one', path.resolve(oracle), path.resolve(folder, name),
      temporary, ...set], { stdio: 'pipe', timeout: 30 * 60 * 1000 });
  } catch (e) {
    console.error(`${name}: ${String(e.stderr).trim() || e.message}`);
    continue;
  }
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target + '.part', zlib.gzipSync(fs.readFileSync(temporary), { level: 6 }));
  fs.renameSync(target + '.part', target);
  fs.rmSync(temporary);
  console.log(`${name} ${Math.round((Date.now() - started) / 1000)} s`);
}
