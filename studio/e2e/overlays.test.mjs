// What is drawn over a model to explain it, each by its key, and where it is seen from.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { SCENE } from './scene.mjs';
import { get, open, pictureHash, section, shots, temporary, until, view } from './support.mjs';

describe('overlays', () => {
  let server;
  let page;

  before(async () => {
    const file = join(temporary(), 'overlays.xml');
    writeFileSync(file, SCENE);
    server = await view(file);
    page = await open(server.url, { width: 1000, height: 620 });
    await until(page, 'frames', 's.frames > 2 && s.mechanism.view.drawn > 1');
    await page.locator('canvas').first().focus();
    await page.keyboard.press('Space');
    await until(page, 'the run pauses', '!s.frame.running');
    await section(page, 'View');
  });
  after(() => server.close());

  const count = (kind) => get(page, `s.mechanism.view.overlays.markers.count('${kind}')`);
  const check = (name) => page.getByRole('checkbox', { name, exact: true });

  /** Turns something on and off again: the picture changes, and is the same as before then. */
  async function toggles(what, turn, back, seen) {
    const plain = await pictureHash(page);
    await turn();
    if (seen) await until(page, what, seen);
    const changed = await pictureHash(page);
    assert.notEqual(changed.hash, plain.hash, `${what} can be seen`);
    await back();
    for (let i = 0; ; i++) {
      const now = await pictureHash(page);
      if (now.hash === plain.hash) return;
      assert.ok(i < 50, `${what} can be taken away`);
      await page.waitForTimeout(40);
    }
  }

  const key = (k) => () => page.keyboard.press(k);
  const marks = (kind, least) => `s.mechanism.view.overlays.markers.count('${kind}') >= ${least}`;

  for (const [what, k, seen] of [
    ['contact points', 'c', marks('cylinder', 1)],
    ['contact forces', 'f', 's.mechanism.view.overlays.forces > 0'],
    ['joint axes', 'j', `${marks('cone', 2)} && ${marks('box', 2)}`],
    ['centers of mass', 'm', marks('ghostBall', 4)],
    ['inertia boxes', 'i', marks('ghost', 4)],
    ['constraints', 'e', marks('sphere', 2)],
    ['lines from joint to joint', 'a', marks('tube', 2)],
    ['rays of range finders', 'y', "s.mechanism.view.overlays.markers.count('tube') === 0"],
    ['lights', 'z', marks('cone', 1)],
    ['bounding volumes', '`', marks('ghost', 4)],
    ['trees of meshes', '\\', marks('ghost', 2)],
    ['light of what is transparent added', 'l', null],
    ['transparency', 't', null],
    ['islands', 'n', 's.frame.parts.islands'],
    ['tendons', 'v', null],
    ['what never moves', 'd', null],
    ['textures', 'x', null],
    ['haze', '/', null],
    ['convex hulls', 'h', "s.mechanism.view.world.parts.find(p => p.shown.name === 'star').hull.geometry.getIndex()"],
    ['wireframe', 'w', null],
    ['shadows', 's', null],
    ['reflections', 'r', null],
    ['sky', 'k', null],
    ['fog', 'g', null],
    ['geoms of a group', '0', null],
    ['sites of a group', 'Shift+Digit0', null],
  ]) {
    test(`${what}: on and off by a key`, async () => {
      await page.locator('canvas').first().focus();
      await toggles(what, key(k), key(k), seen);
    });
  }

  test('constraints, cameras and what never moves by their boxes, which agree with the keys', async () => {
    const flip = (name) => () => check(name).evaluate((e) => e.click());
    await toggles('constraints', flip('Constraints'), flip('Constraints'), marks('sphere', 2));
    await toggles('what never moves', flip('What never moves'), flip('What never moves'), null);
    const tubes = await count('tube');
    await flip('Cameras')();
    await until(page, 'a camera', marks('box', 1));
    assert.equal(await count('tube'), tubes + 12, 'the edges of what it sees');
    await page.locator('canvas').first().focus();
    await page.keyboard.press('q');
    assert.equal(await check('Cameras').isChecked(), false);
    assert.equal(await count('box'), 0);
  });

  test('forces are split along and across the normal', async () => {
    await page.locator('canvas').first().focus();
    for (const k of 'fp') await page.keyboard.press(k);
    await until(page, 'a force', 's.mechanism.view.overlays.forces > 0');
    const colors = await get(page, `(() => { const m = s.mechanism.view.overlays.markers; const c = m.meshes.get('cone').instanceColor.array;
      return Array.from({ length: m.count('cone') }, (_, i) => [...c.slice(3 * i, 3 * i + 3)].map(x => x.toFixed(2)).join(' ')); })()`);
    const normal = await get(page, "s.mechanism.model.visual.rgba.contactforce.slice(0, 3).map(x => x.toFixed(2)).join(' ')");
    assert.ok(colors.includes(normal), `${colors}`);
    for (const k of 'fp') await page.keyboard.press(k);
    await until(page, 'no force', 's.mechanism.view.overlays.forces === 0');
  });

  test('arrows of forces can be made longer', async () => {
    await page.locator('canvas').first().focus();
    await page.keyboard.press('f');
    await until(page, 'a force', 's.mechanism.view.overlays.forces > 0');
    const plain = await pictureHash(page);
    await page.getByRole('combobox', { name: 'Arrows of forces' }).selectOption('10 ×');
    assert.notEqual((await pictureHash(page)).hash, plain.hash);
    await page.getByRole('combobox', { name: 'Arrows of forces' }).selectOption('1 ×');
    await page.locator('canvas').first().focus();
    await page.keyboard.press('f');
    await until(page, 'no force', 's.mechanism.view.overlays.forces === 0');
  });

  test('actuators are colored by what they do: on joints, tendons, sites and bodies', async () => {
    await page.locator('canvas').first().focus();
    await page.keyboard.press('u');
    // an arrow on the joint, a tube along the rope, swollen site and ball
    await until(page, 'all four', `${marks('cone', 1)} && ${marks('tube', 1)} && ${marks('sphere', 2)}`);
    const colors = () => get(page, `(() => { const m = s.mechanism.view.overlays.markers.meshes;
      return ['cone', 'tube'].map(k => [...m.get(k).instanceColor.array.slice(0, 3)].map(x => x.toFixed(2)).join(' ')); })()`);
    const rest = await colors();
    await get(page, "s.link.say('control', { index: 0, value: 1 }) ?? s.link.say('control', { index: 1, value: -1 })");
    await until(page, 'a control', 's.frame.parts.state && s.frame.number !== undefined');
    for (let i = 0; i < 100 && (await colors())[1] === rest[1]; i++) await page.waitForTimeout(30);
    const now = await colors();
    const rgba = await get(page, "['actuator', 'actuatorpositive', 'actuatornegative'].map(k => s.mechanism.model.visual.rgba[k].slice(0, 3).map(x => x.toFixed(2)).join(' '))");
    assert.deepEqual(rest, [rgba[0], rgba[0]]);
    assert.deepEqual(now, [rgba[1], rgba[2]]);
    await page.keyboard.press('u');
  });

  test('actuators are colored by their activations if one wants that', async () => {
    const lag = await get(page, "s.mechanism.model.actuators.findIndex(a => a.name === 'lag')");
    const color = () => get(page, `(() => { const m = s.mechanism.view.overlays.markers.meshes;
      return [...m.get('cone').instanceColor.array.slice(3, 6)].map(x => x.toFixed(2)).join(' '); })()`);
    const rgba = await get(page, "['actuator', 'actuatorpositive'].map(k => s.mechanism.model.visual.rgba[k].slice(0, 3).map(x => x.toFixed(2)).join(' '))");
    await get(page, `s.link.say('control', { index: ${lag}, value: 1 })`);
    await page.locator('canvas').first().focus();
    await page.keyboard.press('u');
    // the control is at its end; what follows it slowly has not begun, as the run is paused
    for (let i = 0; i < 100 && (await color()) !== rgba[1]; i++) await page.waitForTimeout(30);
    assert.equal(await color(), rgba[1]);
    await page.keyboard.press(',');
    assert.equal(await color(), rgba[0]);
    for (const k of ',u') await page.keyboard.press(k);
  });

  test('inertia boxes are as large as their mass if one wants that', async () => {
    await page.locator('canvas').first().focus();
    await page.keyboard.press('i');
    const volume = () => get(page, `(() => { const m = s.mechanism.view.overlays.markers.meshes.get('ghost').instanceMatrix.array;
      return Math.abs(8 * Math.hypot(m[0], m[1], m[2]) * Math.hypot(m[4], m[5], m[6]) * Math.hypot(m[8], m[9], m[10])); })()`);
    await until(page, 'boxes', marks('ghost', 4));
    await page.keyboard.press("'");
    // at the density of water
    const mass = await get(page, 's.mechanism.model.bodies[1].mass');
    assert.ok(Math.abs((await volume()) * 1000 - mass) < 1e-4 * mass, `${await volume()} ${mass}`);
    for (const k of "'i") await page.keyboard.press(k);
  });

  test('the hand that pulls and the force that it applies can be shown and hidden', async () => {
    const block = await get(page, "s.mechanism.model.bodies.findIndex(b => b.name === 'right')");
    await page.locator('canvas').first().focus();
    await page.keyboard.press('y');
    await get(page, `s.link.say('pull', { body: ${block}, point: [0, 0, 0], to: [0.7, 0, 0.9] })`);
    await until(page, 'the hand', `s.frame.parts.pull && ${marks('tube', 1)}`);
    await page.keyboard.press('o');
    assert.equal(await count('tube'), 0);
    await page.keyboard.press('b');
    await page.getByRole('button', { name: 'Step', exact: true }).click();
    await until(page, 'the force', `s.frame.parts.forces?.byteLength === 16 && ${marks('cone', 1)}`);
    await get(page, `s.link.say('turn', { body: ${block}, quat: [1, 0, 0, 0.5] })`);
    await page.keyboard.press('o');
    await until(page, 'the box that the body shall be like', marks('ghost', 1));
    await get(page, "s.link.say('release')");
    await until(page, 'nothing', '!s.frame.parts.pull');
    for (const k of 'by') await page.keyboard.press(k);
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
  });

  test('the boxes of a mesh get smaller with the depth', async () => {
    await page.locator('canvas').first().focus();
    await page.keyboard.press('\\');
    await until(page, 'boxes', marks('ghost', 2));
    const depth = page.getByRole('combobox', { name: 'Depth of trees' });
    await depth.selectOption('0');
    assert.equal(await count('ghost'), 1);
    await depth.selectOption('10');
    // one for each of its triangles
    const triangles = await get(page, "s.mechanism.view.world.parts.find(p => p.shown.name === 'star').mesh.geometry.getIndex().count / 3");
    assert.equal(await count('ghost'), triangles);
    await depth.selectOption('1');
    await page.locator('canvas').first().focus();
    await page.keyboard.press('\\');
  });

  test('frames and names are chosen from lists', async () => {
    const frames = page.getByRole('combobox', { name: 'Frames' });
    for (const [choice, axes] of [['world', 3], ['body', 15], ['geom', 18], ['site', 9], ['camera', 3], ['light', 3]]) {
      await frames.selectOption(choice);
      assert.equal(await count('cylinder'), axes, `axes of ${choice}`);
    }
    await frames.selectOption('contact');
    await until(page, 'axes of each contact', `(n => n > 0 && n === 3 * s.frame.parts.contacts.byteLength / 56)(s.mechanism.view.overlays.markers.count('cylinder'))`);
    await frames.selectOption('none');
    const names = page.getByRole('combobox', { name: 'Names' });
    for (const choice of ['body', 'joint', 'geom', 'site', 'tendon', 'actuator', 'contact', 'contact force']) {
      await names.selectOption(choice);
      await until(page, `names of each ${choice}`, `(() => { s.mechanism.view.draw(); const c = s.mechanism.view.names;
        const g = new OffscreenCanvas(c.width, c.height).getContext('2d', { willReadFrequently: true });
        g.drawImage(c, 0, 0);
        return g.getImageData(0, 0, c.width, c.height).data.some(x => x > 0); })()`);
    }
    await names.selectOption('actuator');
    await page.screenshot({ path: join(shots, 'overlays.png') });
    await names.selectOption('none');
    assert.deepEqual(page.bad, []);
  });

  test('every part of a moving thing lets through what is behind it', async () => {
    await page.locator('canvas').first().focus();
    await page.keyboard.press('t');
    const solid = await get(page, `(() => { const v = s.mechanism.view; v.draw();
      return v.world.parts.filter(p => p.shown.body > 0 && p.kind === 'geom')
        .filter(p => !p.mesh.material.transparent || v.renderer.properties.get(p.mesh.material).currentProgram?.cacheKey.includes('opaque')).map(p => p.shown.name); })()`);
    assert.deepEqual(solid, []);
    await page.keyboard.press('t');
  });

  test('cameras of the model and the free one are chosen by keys', async () => {
    await page.locator('canvas').first().focus();
    const free = await pictureHash(page);
    await page.keyboard.press(']');
    assert.notEqual((await pictureHash(page)).hash, free.hash);
    const eye = await get(page, 's.mechanism.view.camera.position.toArray().map(x => Number(x.toFixed(4)))');
    assert.deepEqual(eye, [0, -2, 1]);
    assert.equal(await page.getByRole('combobox', { name: 'Camera' }).evaluate((e) => e.selectedOptions[0].text), 'eye');
    await page.keyboard.press('Escape');
    assert.equal((await pictureHash(page)).hash, free.hash);
    await page.keyboard.press('[');
    assert.notEqual((await pictureHash(page)).hash, free.hash);
    await page.keyboard.press('Escape');
    assert.equal((await pictureHash(page)).hash, free.hash);
  });

  test('frames and names go on with each press of their keys', async () => {
    await page.locator('canvas').first().focus();
    const overlays = () => get(page, '[s.mechanism.view.overlays.frames, s.mechanism.view.overlays.names]');
    for (const [k, expected] of [['F6', ['world', 'none']], ['F6', ['body', 'none']], ['F7', ['body', 'body']], ['F7', ['body', 'joint']]]) {
      await page.keyboard.press(k);
      assert.deepEqual(await overlays(), expected);
    }
    await page.getByRole('combobox', { name: 'Frames' }).selectOption('none');
    await page.getByRole('combobox', { name: 'Names' }).selectOption('none');
    assert.deepEqual(await overlays(), ['none', 'none']);
  });

  test('two clicks of the right button look at what they hit, with Ctrl the camera follows it', async () => {
    const b = await get(page, `(() => { const v = s.mechanism.view; v.draw();
      const at = v.world.bodies[s.mechanism.model.bodies.findIndex(b => b.name === 'right')].position.clone().project(v.camera);
      const r = v.canvas.getBoundingClientRect(); return [r.left + (0.5 + 0.5 * at.x) * r.width, r.top + (0.5 - 0.5 * at.y) * r.height]; })()`);
    const twice = async () => {
      for (let i = 0; i < 2; i++) {
        await page.mouse.down({ button: 'right' });
        await page.mouse.up({ button: 'right' });
      }
    };
    await page.mouse.move(...b);
    await twice();
    const target = await get(page, 's.mechanism.view.orbit.target.toArray()');
    assert.ok(Math.hypot(target[0] - 0.7, target[1], target[2] - 0.5) < 0.4, `${target}`);
    assert.equal(await get(page, 's.mechanism.view.tracked'), -1);
    const box = await page.locator('canvas').first().boundingBox();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.keyboard.down('Control');
    await twice();
    await page.keyboard.up('Control');
    assert.equal(await get(page, 's.mechanism.model.bodies[s.mechanism.view.tracked].name'), 'right');
    assert.equal(await page.getByRole('combobox', { name: 'Camera' }).evaluate((e) => e.selectedOptions[0].text), 'follow selected body');
    await page.locator('canvas').first().focus();
    await page.keyboard.press('Home');
    assert.equal(await get(page, 's.mechanism.view.tracked'), -1);
  });

  test('the parent of the selected body is selected by Page Up, and F1 tells all keys', async () => {
    const selected = () => get(page, 's.mechanism.view.world.selected');
    await get(page, 's.mechanism.select(2)');
    await page.locator('canvas').first().focus();
    await page.keyboard.press('PageUp');
    assert.equal(await selected(), -1, 'the parent is the world, which is no selection');
    await page.keyboard.press('F1');
    await page.getByRole('dialog', { name: 'Keyboard and mouse' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  test('the camera goes to a body that it follows', async () => {
    await get(page, "s.mechanism.select(s.mechanism.model.bodies.findIndex(b => b.name === 'far'))");
    await page.getByRole('combobox', { name: 'Camera' }).selectOption('follow selected body');
    const target = await get(page, 's.mechanism.view.orbit.target.toArray()');
    assert.ok(Math.abs(target[0] - 30) < 1e-3, `${target}`);
    await page.getByRole('button', { name: 'Default view' }).click();
  });
});
