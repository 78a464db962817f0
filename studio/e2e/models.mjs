// Looks at every model of a folder in the page, and fails if one can't be shown: node models.mjs FOLDER [every].
// Models are those of the folder's INDEX.tsv that load.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { end, get, open, until, view } from './support.mjs';

const folder = process.argv[2];
const every = Number(process.argv[3] ?? 1);
const files = readFileSync(join(folder, 'INDEX.tsv'), 'utf8')
  .split('\n').slice(1).map((l) => l.split('\t')).filter((l) => l[1] === 'yes').map((l) => l[0])
  .filter((_, i) => i % every === 0);
const groups = new Map();
for (const f of files) groups.set(dirname(f), [...(groups.get(dirname(f)) ?? []), f]);

let shown = 0;
const failed = [];
for (const [, list] of groups) {
  let server = null;
  let page = null;
  for (const file of list) {
    const name = file.split('/').pop();
    try {
      if (!server) {
        // some read what is beside their own folder
        server = await view(join(folder, file), '--assets', folder);
        page = await open(server.url, { width: 640, height: 400 });
      } else {
        await get(page, `s.link.say('open', { name: ${JSON.stringify(name)} })`);
      }
      await until(page, file, `document.title.startsWith(${JSON.stringify(name)}) && s.mechanism.view.world.number === s.link.status.scene && s.mechanism.view.frame !== null`, 30000);
      await get(page, 's.mechanism.view.draw()');
      await page.waitForTimeout(100);
      if (page.bad.length) throw new Error(page.bad.join('; '));
      shown++;
      console.log(`${file}: shown`);
    } catch (e) {
      console.log(`${file}: FAILED`);
      failed.push(`${file}: ${e.message.slice(0, 300)}`);
      await page?.close().catch(() => {});
      await server?.close().catch(() => {});
      server = page = null;
    }
  }
  await page?.close();
  await server?.close();
}
console.log(`${shown} of ${files.length} models shown`);
failed.forEach((f) => console.log(f));
await end();
process.exit(failed.length ? 1 : 0);
