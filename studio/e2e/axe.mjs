// An automated check of accessibility by axe-core.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails with what is wrong and where. */
export async function checkAccess(page, what) {
  // the page's security policy lets no script in but its own; what the debugger runs is not under it
  await page.evaluate(source);
  const found = await page.evaluate(async () => {
    const r = await window.axe.run(document, { resultTypes: ['violations'] });
    return r.violations.map((v) => `${v.id}: ${v.help}: ${v.nodes.slice(0, 3).map((n) => n.html.slice(0, 120)).join(' | ')}`);
  });
  assert.deepEqual(found, [], `accessibility of ${what}`);
}
