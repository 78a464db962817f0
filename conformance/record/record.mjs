#!/usr/bin/env node
// Makes recordings anew, or checks that the numbers of those in the project are what MuJoCo computes:
//   npm install
//   node record.mjs [PART_OF_A_PATH ...]            makes those whose path has a part (all without one) and writes them
//   node record.mjs --check [PART_OF_A_PATH ...]    compares them instead: names those that differ, and how many numbers
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import * as assets from './assets.mjs';
import * as collisions from './collisions.mjs';
import * as contacts from './contacts.mjs';
import * as derivatives from './derivatives.mjs';
import * as fields from './fields.mjs';
import * as flexes from './flexes.mjs';
import * as mathematics from './math.mjs';
import * as models from './models.mjs';
import { made, PROJECT, toJSON, write } from './mujoco.mjs';
import * as random from './random.mjs';
import * as rays from './rays.mjs';
import * as skins from './skins.mjs';
import * as soft from './soft.mjs';
import * as solver from './solver.mjs';
import * as steps from './steps.mjs';
import * as walker from './walker.mjs';

const check = process.argv.includes('--check');
const parts = process.argv.slice(2).filter(a => a !== '--check');
let wrong = 0;
let all = 0;
for (const { file, script, make, text } of [models, steps, contacts, solver, derivatives, collisions, fields, flexes, random, soft, rays, skins, mathematics, assets, walker].flatMap(s => s.recordings())) {
  const name = path.relative(PROJECT, file);
  if (parts.length && !parts.some(p => name.includes(p))) continue;
  all++;
  let difference;
  try {
    const content = await make();
    if (!check) {
      if (text) fs.writeFileSync(file, content);
      else await write(file, script, content);
    } else {
      difference = text ? differentLines(fs.readFileSync(file, 'utf8'), content) : different(await old(file), JSON.parse(toJSON({ recorded: await made(script), ...content })));
    }
  } catch (e) {
    difference = e.message ?? String(e);
  }
  if (difference) {
    wrong++;
    console.log(`${name}: ${difference}`);
  }
}
console.log(`${all} recordings, ${wrong} ${check ? 'different' : 'failed'}`);
process.exit(wrong ? 1 : 0);

async function old(file) {
  const bytes = fs.readFileSync(file);
  return JSON.parse(file.endsWith('.gz') ? zlib.gunzipSync(bytes) : bytes);
}

/** What is different between two values, or nothing; members in any order, numbers to the last bit. */
function different(a, b) {
  const found = [];
  const compare = (x, y, at) => {
    if (found.length > 1000) return;
    if (x !== null && typeof x === 'object' && y !== null && typeof y === 'object') {
      for (const k of new Set([...Object.keys(x), ...Object.keys(y)])) compare(x[k], y[k], `${at}.${k}`);
    } else if (!Object.is(x, y)) {
      found.push(`${at}: ${x} in the file, now ${y}`);
    }
  };
  compare(a, b, '');
  return found.length ? `${found.length} different, the first ${found[0].slice(0, 200)}` : undefined;
}

function differentLines(a, b) {
  const now = b.split('\n');
  const lines = a.split('\n');
  const at = lines.findIndex((line, i) => line !== now[i]);
  return at < 0 && lines.length === now.length ? undefined : `line ${at + 1}: ${String(lines[at]).slice(0, 120)}, now ${String(now[at]).slice(0, 120)}`;
}
