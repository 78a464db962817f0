// Equations in the page, and the gallery that leads to them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { checkAccess } from './axe.mjs';
import { get, open, section, shots, until, view } from './support.mjs';

describe('the gallery', () => {
  let server;
  let page;

  before(async () => {
    server = await view();
    page = await open(server.url, { width: 900, height: 640 });
    await page.getByRole('heading', { name: 'Choose a model' }).waitFor();
  });
  after(() => server.close());

  const choose = async (title) => {
    await page.getByRole('button', { name: 'Models' }).click();
    await page.locator('.card', { has: page.locator(`strong:text-is("${title}")`) }).first().click();
    await until(page, 'a run', 's.equations?.run?.rows > 10');
  };

  test('lists what is bundled', async () => {
    assert.ok((await page.locator('.card').count()) > 30);
    await checkAccess(page, 'the gallery');
    await until(page, 'pictures', "[...document.querySelectorAll('.card img')].slice(0, 6).every(i => i.complete && i.naturalWidth > 100)");
    await page.screenshot({ path: join(shots, 'gallery.png') });
  });

  test('opens the Lorenz system: time series, plane, space; sliders act at once', async () => {
    await choose('Lorenz system');
    assert.equal(await get(page, 's.equations.space !== null'), true);
    await page.screenshot({ path: join(shots, 'lorenz.png') });
    await checkAccess(page, 'equations');
    const before = await get(page, 's.equations.run.data[s.equations.run.data.length - 1]');
    await page.getByRole('slider', { name: 'rho', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await until(page, 'another run', `s.equations.run.data[s.equations.run.data.length - 1] !== ${before}`);
    const start = await get(page, 's.equations.run.data[1]');
    await page.getByRole('slider', { name: 'x', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await until(page, 'a run from another start', `s.equations.run.data[1] > ${start}`);
    // any pair and triple: the same curve from other sides
    const curve = () => get(page, "[...s.equations.space.line.geometry.getAttribute('position').array.slice(0, 30)].join(' ')");
    const seen = await curve();
    await page.getByRole('combobox', { name: 'Depth' }).selectOption('t');
    assert.notEqual(await curve(), seen);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    assert.match(readFileSync(await (await download).path(), 'utf8'), /^time,x,y,z\r?\n0\.0,1\.1,1\.0,1\.0\r?\n/);
    assert.deepEqual(page.bad, []);
  });

  test('opens a planar system with its vector field and nullclines', async () => {
    await choose('Van der Pol oscillator');
    await until(page, 'arrows and nullclines', 's.equations.plane.drawn.arrows > 100 && s.equations.plane.drawn.nullclines > 20');
    await page.screenshot({ path: join(shots, 'vanderpol.png') });
  });

  test('marks events over time and in the plane, whose axes can be chosen', async () => {
    await choose('Izhikevich neuron');
    await until(page, 'spikes', 's.equations.run.events.length > 1 && s.equations.plane.drawn.events > 1');
    await page.getByRole('combobox', { name: 'Across' }).selectOption({ index: 1 });
    await until(page, 'another plane', 's.equations.plane.drawn.events > 1');
    await page.screenshot({ path: join(shots, 'events.png') });
  });

  test('draws a cobweb of the logistic map, and its orbit diagram while that grows', async () => {
    await choose('Logistic map');
    await until(page, 'a cobweb', 's.equations.plane.drawn.steps > 50 && s.equations.plane.graph !== null');
    const s = await section(page, 'Analysis');
    await s.getByRole('spinbutton', { name: 'from', exact: true }).fill('2.8');
    await s.getByRole('spinbutton', { name: 'to', exact: true }).fill('4');
    await s.getByRole('button', { name: 'Compute' }).click();
    await until(page, 'a part of the diagram', 's.equations.analysis.diagram.points.length > 0');
    await until(page, 'the whole diagram', 's.equations.analysis.diagram.done === 1', 20000);
    // the period doubles at r = 3: one value before it, 1 - 1/r, and two after it
    const values = (r) => get(page, `(() => {
      const p = s.equations.analysis.diagram.points; const found = new Set();
      let best = 0; for (let i = 0; i < p.length; i += 2) if (Math.abs(p[i] - ${r}) < Math.abs(p[best] - ${r})) best = i;
      for (let i = 0; i < p.length; i += 2) if (p[i] === p[best]) found.add(p[i + 1].toFixed(3));
      return [...found].map(Number).sort(); })()`);
    const one = await values(2.9);
    assert.equal(one.length, 1);
    assert.ok(Math.abs(one[0] - (1 - 1 / 2.9)) < 2e-3, `${one}`);
    assert.equal((await values(3.2)).length, 2);
    await page.locator('.diagram').scrollIntoViewIfNeeded();
    await page.screenshot({ path: join(shots, 'logistic.png') });
  });

  test('shows basins of attraction on finer and finer grids', async () => {
    await choose('Hénon map');
    const s = await section(page, 'Analysis');
    await s.getByRole('combobox', { name: 'Diagram' }).selectOption('Basins of attraction');
    const fill = (name, x) => s.getByRole('spinbutton', { name, exact: true }).fill(x);
    await fill('from', '-2');
    await fill('to', '2');
    await fill('second from', '-2');
    await fill('second to', '2');
    await s.getByRole('button', { name: 'Compute' }).click();
    await until(page, 'a coarse grid', 's.equations.analysis.diagram.labels !== null', 20000);
    await until(page, 'the finest grid', 's.equations.analysis.diagram.done === 1', 30000);
    const found = await get(page, 's.equations.analysis.diagram.attractors.map(a => a.share)');
    assert.equal(found.length, 1, 'the map has one attractor');
    assert.ok(found[0] > 0.2 && found[0] < 0.8, `${found[0]} of the starts`);
    await page.locator('.diagram').scrollIntoViewIfNeeded();
    await page.screenshot({ path: join(shots, 'henon.png') });
    assert.deepEqual(page.bad, []);
  });

  test('fits a phone in the dark', async () => {
    const phone = await open(server.url, { phone: true, dark: true });
    await until(phone, 'a run', 's.equations?.run?.rows > 10');
    assert.ok((await phone.evaluate(() => document.documentElement.scrollWidth)) <= 390);
    await checkAccess(phone, 'equations on a phone in the dark');
    await phone.screenshot({ path: join(shots, 'equations-phone-dark.png'), fullPage: true });
    await phone.close();
  });
});
