// Bundles the page into the resources of the module: node build.mjs, or node build.mjs --to FOLDER.
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const at = process.argv.indexOf('--to');
const to =
  at > 0 ? process.argv[at + 1] : join(here, '../src/main/resources/dev/dynamis/studio/page');
mkdirSync(to, { recursive: true });
await build({
  entryPoints: [join(here, 'src/main.ts')],
  bundle: true,
  minify: true,
  target: 'es2022',
  format: 'esm',
  legalComments: 'none',
  outfile: join(to, 'studio.js'),
});
await build({
  entryPoints: [join(here, 'src/studio.css')],
  bundle: true,
  minify: true,
  legalComments: 'none',
  outfile: join(to, 'studio.css'),
});
for (const file of ['index.html', 'icon.svg']) {
  copyFileSync(join(here, 'src', file), join(to, file));
}
const licence = (name) => readFileSync(join(here, 'node_modules', name, 'LICENSE'), 'utf8').trim();
const version = (name) =>
  JSON.parse(readFileSync(join(here, 'node_modules', name, 'package.json'), 'utf8')).version;
const text = ['three', 'uplot']
  .map((name) => `${name} ${version(name)}, part of studio.js\n\n${licence(name)}\n`)
  .join('\n' + '-'.repeat(72) + '\n\n');
writeFileSync(join(to, 'LICENSES.txt'), text);

// what the bundle was made from, so that a test knows when it is older than its sources
const sources = readdirSync(join(here, 'src'), { recursive: true, withFileTypes: true })
  .filter((e) => e.isFile())
  .map((e) => join(e.parentPath, e.name))
  .sort();
const hash = createHash('sha256');
for (const file of [...sources, join(here, 'package.json'), join(here, 'build.mjs')]) {
  hash.update(file.slice(here.length).replaceAll('\\', '/') + '\n').update(readFileSync(file));
}
writeFileSync(join(to, 'sources.sha256'), hash.digest('hex') + '\n');
