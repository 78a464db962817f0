// Makes the screenshots of the documentation: node shots.mjs [folder] [name ...].
import { join } from 'node:path';
import { end, get, open, root, section, until, view } from './support.mjs';

const folder = process.argv[2] ?? join(root, 'docs/images');
const wanted = process.argv.slice(3);
const key = async (page, keys) => {
  await page.locator('canvas').first().focus();
  for (const k of keys) await page.keyboard.press(k);
};
const time = (t) => `s.frame?.time >= ${t}`;
const sections = async (page, open) => {
  for (const s of await page.locator('.side:not(.left) details.section').all()) {
    const title = await s.locator('summary').first().textContent();
    await s.evaluate((e, on) => (e.open = on), open.includes(title));
  }
};

const SHOTS = [
  {
    name: 'studio-humanoid', model: 'builtin://mech/humanoid', until: time(0.55),
    async prepare(page) {
      await sections(page, ['Plots']);
      await key(page, 'cf');
      await page.getByLabel('Arrows of forces').evaluate((e) => { e.selectedIndex = 1; e.dispatchEvent(new Event('change')); });
      await get(page, 's.mechanism.view.setCamera(-1, 1)');
      await until(page, 'contacts', 's.mechanism.view.overlays.forces > 3', 20000);
      await page.waitForTimeout(500);
      await key(page, ' ');
      await get(page, 's.mechanism.select(1)');
    },
  },
  { name: 'studio-quadruped', model: 'builtin://mech/quadruped', until: time(0.5), dark: true, async prepare(page) { await key(page, 'jmt'); } },
  { name: 'studio-hand', model: 'builtin://mech/tendon-hand', until: time(0.3), prepare: (page) => get(page, "s.link.say('reset', { key: 0 })") },
  { name: 'studio-muscles', model: 'builtin://mech/muscle-arm', until: time(0.3), dark: true, async prepare(page) { await get(page, "s.link.say('control', { index: 0, value: 0.6 })"); } },
  { name: 'studio-dominoes', model: 'builtin://mech/dominoes', until: time(1.6), async prepare(page) { await page.locator('label', { hasText: 'Islands and sleep' }).locator('input').evaluate((e) => e.click()); } },
  { name: 'studio-cloth', gallery: 'Falling cloth', until: time(0.45) },
  {
    name: 'studio-coupling', model: join(root, 'docs/examples/coupling/walker.couple.toml'), until: 's.frames > 0', dark: true,
    async prepare(page) {
      await sections(page, ['Controllers', 'Plots']);
      await until(page, 'a few steps', time(2.5), 30000);
      await get(page, 's.mechanism.view.setCamera(-1, 1)');
    },
  },
  {
    name: 'studio-lorenz', model: 'builtin://ode/lorenz', until: 's.equations?.run?.rows > 10',
    async prepare(page) {
      await section(page, 'Analysis');
      await page.getByRole('combobox', { name: 'Parameter' }).selectOption('rho');
      await page.getByRole('combobox', { name: 'Coordinate' }).selectOption('z');
      await page.getByRole('spinbutton', { name: 'from', exact: true }).fill('20');
      await page.getByRole('spinbutton', { name: 'to', exact: true }).fill('220');
      await page.getByRole('button', { name: 'Compute' }).click();
      await until(page, 'the diagram', 's.equations.analysis.diagram.done === 1', 60000);
    },
  },
  { name: 'studio-vanderpol', model: 'builtin://ode/vanderpol', until: 's.equations?.plane.drawn.arrows > 100', dark: true },
  {
    name: 'studio-basins', model: 'builtin://ode/duffing', until: 's.equations?.run?.rows > 10',
    async prepare(page) {
      await section(page, 'Analysis');
      await page.getByRole('combobox', { name: 'Diagram' }).selectOption('Basins of attraction');
      await page.getByRole('button', { name: 'Compute' }).click();
      await until(page, 'basins', 's.equations.analysis.diagram.done >= 0.25', 90000);
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.locator('.diagram').scrollIntoViewIfNeeded();
    },
  },
  { name: 'studio-gallery', until: "(a => a.length === 12 && a.every(i => i.complete && i.naturalWidth > 0))([...document.querySelectorAll('.card img')].slice(0, 12))", width: 1280 },
  { name: 'studio-phone', model: 'builtin://mech/car', until: time(0.3), phone: true },
];

for (const s of SHOTS.filter((x) => !wanted.length || wanted.includes(x.name))) {
  const server = await view(...(s.model ? [s.model] : []));
  const page = await open(server.url, { width: 1280, height: 800, dark: s.dark, phone: s.phone });
  if (s.gallery) await page.locator('.card', { has: page.locator(`strong:text-is("${s.gallery}")`) }).first().click();
  await until(page, s.name, s.until, 60000);
  await s.prepare?.(page);
  await page.evaluate(() => document.activeElement.blur());
  await page.waitForTimeout(700);
  await page.screenshot({ path: join(folder, `${s.name}.jpg`), type: 'jpeg', quality: 82 });
  console.log(s.name, page.bad);
  await page.close();
  server.close();
}
await end();
process.exit(0);
