// A mechanism in the page: it runs, is paused, moved, pulled, plotted, recorded, replayed and read again.
import { checkAccess } from './axe.mjs';
import assert from 'node:assert/strict';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { dynamis, get, open, pictureHash, root, section, shots, temporary, until, view } from './support.mjs';

const TORSO = 's.mechanism.view.world.bodies[1].position';

describe('the humanoid of the library', () => {
  let server;
  let page;

  before(async () => {
    server = await view('builtin://mech/humanoid');
    page = await open(server.url, { width: 1000, height: 560 });
    await until(page, 'frames arrive', 's.frames > 3');
  });
  after(() => server.close());

  test('is drawn, and the console stays silent', async () => {
    const picture = await pictureHash(page);
    assert.ok(picture.colors > 200, `${picture.colors} colors in the picture`);
    assert.deepEqual(page.bad, []);
    assert.equal(await page.title(), 'builtin://mech/humanoid – Dynamis studio');
    assert.ok((await get(page, 's.frame.bytes')) < 4096, 'a frame has less than 4 KB');
    // what follows is about other things, and shadows take long without a graphics card
    await get(page, 'Object.assign(s.mechanism.view.effects, { shadows: false, reflections: false }) && s.mechanism.view.applyEffects()');
  });

  test('moves, until it is paused, and goes on then', async () => {
    const high = await get(page, `${TORSO}.z`);
    await until(page, 'the torso moves', `Math.abs(${TORSO}.z - ${high}) > 0.02`);
    await page.locator('canvas').first().focus();
    await page.keyboard.press('Space');
    await until(page, 'the run pauses', 's.frame && !s.frame.running');
    const time = await get(page, 's.frame.time');
    await page.waitForTimeout(400);
    assert.equal(await get(page, 's.frame.time'), time);
    assert.equal(await page.getByRole('button', { name: 'Run', exact: true }).count(), 1);
    await page.keyboard.press('ArrowRight');
    await until(page, 'one step', `s.frame.time > ${time}`);
    await page.keyboard.press('ArrowLeft');
    await until(page, 'one step back', `s.frame.time === ${time}`);
    await page.keyboard.press('ArrowLeft');
    await until(page, 'another step back', `s.frame.time < ${time}`);
    await page.keyboard.press('Space');
    await until(page, 'the run goes on', `s.frame.time > ${time} + 0.1`);
  });

  test('has a slider for every actuator', async () => {
    const slider = page.getByRole('slider', { name: 'left_knee', exact: true });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const nq = await get(page, '(m => m.nq + m.nv + m.na)(s.mechanism.model)');
    const i = await get(page, "s.mechanism.model.actuators.findIndex(a => a.name === 'left_knee')");
    await until(page, 'the control changes', `s.frame.parts.state.getFloat32(4 * (${nq} + ${i}), true) > 0`);
  });

  test('has a slider for every joint that moves it while it is paused', async () => {
    await section(page, 'Joints');
    const slider = page.getByRole('slider', { name: 'right_elbow', exact: true }).last();
    assert.equal(await slider.isDisabled(), true, 'a running joint is not moved by hand');
    await page.getByRole('button', { name: 'Pause' }).click();
    await until(page, 'the run pauses', '!s.frame.running');
    const picture = await pictureHash(page);
    const q = await get(page, "s.mechanism.model.joints.find(j => j.name === 'right_elbow').qpos");
    const angle = await get(page, `s.frame.parts.state.getFloat32(4 * ${q}, true)`);
    await (await slider.elementHandle()).waitForElementState('enabled'); // keys that come before are lost
    await slider.focus();
    for (let i = 0; i < 10; i++) await page.keyboard.press(angle > 0 ? 'ArrowLeft' : 'ArrowRight');
    await until(page, 'the elbow bends', `Math.abs(s.frame.parts.state.getFloat32(4 * ${q}, true) - ${angle}) > 0.05`);
    await until(page, 'it is drawn', 's.mechanism.view.drawn > 0');
    assert.notEqual((await pictureHash(page)).hash, picture.hash);
  });

  test('shows arrows of contact forces', async () => {
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.locator('canvas').first().focus();
    await page.keyboard.press('c');
    await page.keyboard.press('f');
    await until(page, 'arrows', 's.mechanism.view.overlays.forces > 0', 15000);
    await until(page, 'they are drawn', "s.mechanism.view.overlays.markers.count('cone') > 0");
    for (const key of 'jumieth') await page.keyboard.press(key);
    await until(page, 'joints, centers, boxes and frames', "s.mechanism.view.overlays.markers.count('ghost') > 5 && s.mechanism.view.overlays.markers.count('ghostBall') > 5");
    await page.screenshot({ path: join(shots, 'humanoid-overlays.png') });
    for (const key of 'cfjumieth') await page.keyboard.press(key);
  });

  test('plots energy and sensors', async () => {
    await section(page, 'Plots');
    await until(page, 'points are collected', 's.mechanism.plots.plots.length === 2 && s.mechanism.plots.plots[0].points() > 12');
    const inked = await page.locator('.plot canvas').first().evaluate((c) => {
      const d = c.getContext('2d').getImageData(0, 0, c.width, c.height).data;
      const colors = new Set();
      for (let i = 0; i < d.length; i += 4) if (d[i + 3] > 200) colors.add((d[i] << 16) | (d[i + 1] << 8) | d[i + 2]);
      return colors.size;
    });
    assert.ok(inked >= 3, `${inked} colors in the plot`);
  });

  test('is watched by names of fields, and times its stages', async () => {
    const s = await section(page, 'Watch');
    await s.locator('input').fill('qvel');
    await s.getByRole('button', { name: 'Watch', exact: true }).click();
    await until(page, 'numbers of the field', "document.querySelector('.watched code')?.textContent.trim().length > 10");
    await section(page, 'Timings');
    await until(page, 'times', "[...document.querySelectorAll('.numbers td')].some(e => Number(e.textContent) > 0)");
  });

  test('is searched, and tells where the file sets a number', async () => {
    await page.getByRole('searchbox', { name: 'Search elements' }).fill('left_knee');
    await page.locator('button.node.joint').first().click();
    await until(page, 'details', "/humanoid[^ ]*:\\d+/.test(document.querySelector('.side.left').textContent)");
    await page.getByRole('searchbox').fill('');
  });

  test('is recorded, replayed and scrubbed', async () => {
    await section(page, 'Record');
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    await until(page, 'rows are recorded', 's.link.status.run.recorded > 40');
    await page.getByRole('button', { name: 'Stop recording' }).click();
    await page.getByRole('button', { name: 'Replay', exact: true }).click();
    await until(page, 'the replay begins', 's.frame.replaying && s.link.status.run.rows > 40');
    const bar = page.getByRole('slider', { name: 'Row of the recording' });
    const first = await get(page, 's.frame.time');
    await bar.evaluate((e) => {
      e.value = e.max;
      e.dispatchEvent(new Event('input'));
    });
    await until(page, 'the last row', `s.frame.time > ${first} + 0.05`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const bytes = readFileSync(await (await download).path());
    assert.equal(bytes.subarray(0, 2).toString(), 'PK', 'an NPZ file is a ZIP file');
    await page.getByRole('button', { name: 'End replay' }).click();
    await until(page, 'the replay ends', '!s.link.status.run.replaying');
  });

  test('leaves as a snapshot, a picture, a scene and a video', async () => {
    const save = async (name) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name, exact: true }).click();
      return readFileSync(await (await download).path());
    };
    assert.ok((await save('Save snapshot')).length > 500);
    assert.equal((await save('Save picture')).subarray(1, 4).toString(), 'PNG');
    const glb = await save('Save glTF');
    assert.equal(glb.subarray(0, 4).toString(), 'glTF');
    assert.equal(glb.readUInt32LE(8), glb.length, 'the length that a glTF file tells');
    await page.getByRole('button', { name: 'Record video' }).click();
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.waitForTimeout(600);
    const video = await save('Stop video');
    assert.equal(video.readUInt32BE(0), 0x1a45dfa3, 'a WebM file begins with the mark of EBML');
  });

  test('is driven by one page, which hands over to another', async () => {
    const second = await open(server.url, { width: 500, height: 400 });
    await until(second, 'frames', 's.frames > 0');
    assert.equal(await second.locator('.chip').textContent(), 'watching');
    await second.getByRole('button', { name: 'Ask to drive' }).click();
    await page.getByRole('button', { name: 'Hand over' }).click();
    await until(second, 'it drives', 's.link.drives');
    await until(page, 'the other one watches', '!s.link.drives');
    await second.evaluate(() => window.studio.link.say('run', { on: false }));
    await until(page, 'both see the pause', '!s.frame.running');
    await second.close();
    await until(page, 'the first page drives again', 's.link.drives');
  });

  test('can be used without a mouse and with a screen reader', async () => {
    for (const s of await page.locator('details.section').all()) await s.evaluate((e) => (e.open = true));
    await checkAccess(page, 'humanoid');
    await page.getByRole('button', { name: 'Light or dark' }).click();
    await checkAccess(page, 'humanoid in the dark');
    await page.screenshot({ path: join(shots, 'humanoid-dark.png') });
    // every control takes part in the order of the Tab key, and its focus is seen
    const unreachable = await page.evaluate(() =>
      [...document.querySelectorAll('button, input, select, summary, a[href]')].filter((e) => e.tabIndex < 0).length);
    assert.equal(unreachable, 0);
    await page.locator('canvas').first().focus();
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle);
    assert.equal(outline, 'solid');
    assert.deepEqual(page.bad, []);
  });

  test('fits a phone', async () => {
    for (const dark of [false, true]) {
      const phone = await open(server.url, { phone: true, dark });
      await until(phone, 'a picture', 's.mechanism?.view.drawn > 1');
      const wide = await phone.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= 390, `the page is ${wide} pixels wide`);
      await phone.screenshot({ path: join(shots, `humanoid-phone${dark ? '-dark' : ''}.png`) });
      if (!dark) await checkAccess(phone, 'humanoid on a phone');
      await phone.close();
    }
  });
});

describe('a file', () => {
  const FLOATING = `<mujoco model="floating">
  <option gravity="0 0 0" timestep="0.005"/>
  <worldbody>
    <light pos="0 0 3"/>
    <body name="box" pos="0 0 0.2"><freejoint/><geom name="block" type="box" size="0.3 0.3 0.2" mass="1" rgba="0.8 0.3 0.2 1"/></body>
  </worldbody>
</mujoco>
`;
  let server;
  let page;
  let file;

  before(async () => {
    file = join(temporary(), 'floating.xml');
    writeFileSync(file, FLOATING);
    server = await view(file);
    page = await open(server.url);
    await until(page, 'frames', 's.frames > 0 && s.mechanism.view.drawn > 1');
  });
  after(() => server.close());

  test('has bodies that are pulled with the mouse', async () => {
    const box = await page.locator('canvas').first().boundingBox();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.dblclick(x, y);
    await until(page, 'the box is selected', 's.mechanism.view.world.selected === 1');
    const speed = "Math.hypot(...[0, 1, 2].map(k => s.frame.parts.state.getFloat32(4 * (7 + k), true)))";
    assert.equal(await get(page, speed), 0);
    await page.keyboard.down('Control');
    await page.mouse.move(x, y);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(x + 120, y, { steps: 5 });
    await until(page, 'it has a velocity', `${speed} > 0.01`);
    await until(page, 'the spring is drawn', 's.frame.parts.pull !== undefined');
    await page.screenshot({ path: join(shots, 'pull.png') });
    await page.mouse.up({ button: 'right' });
    await page.keyboard.up('Control');
    await until(page, 'the spring is gone', 's.frame.parts.pull === undefined');
    assert.ok((await get(page, 's.mechanism.view.world.bodies[1].position.length()')) > 0.21, 'it has moved');
  });

  test('is read again when it changes, with its state and camera', async () => {
    const box = await page.locator('canvas').first().boundingBox();
    const first = await get(page, 's.mechanism.view.perspective.position.toArray()');
    await page.mouse.move(box.x + 40, box.y + 200);
    await page.mouse.down();
    await page.mouse.move(box.x + 100, box.y + 220, { steps: 3 });
    await page.mouse.up();
    const camera = await get(page, 's.mechanism.view.perspective.position.toArray()');
    assert.notDeepEqual(camera, first, 'a drag turns the view');
    const time = await get(page, 's.frame.time');
    writeFileSync(file, FLOATING.replace('size="0.3 0.3 0.2"', 'size="0.1 0.1 0.4"'));
    await until(page, 'the new size', 's.mechanism.model.geoms[0].size[2] === 0.4');
    await until(page, 'frames of the new model', `s.frame.time >= ${time}`);
    assert.deepEqual(await get(page, 's.mechanism.view.perspective.position.toArray()'), camera);
  });

  test('tells what is wrong with it, and where, and goes on', async () => {
    writeFileSync(file, FLOATING.replace('mass="1"', 'mass="-1" colour="red"'));
    const problems = page.getByRole('alert', { name: 'Problems of the model' });
    await problems.waitFor();
    const text = await problems.textContent();
    assert.match(text, /floating\.xml:5:\d+/);
    assert.match(text, /colour/);
    assert.match(text, /fix:/);
    const time = await get(page, 's.frame.time');
    await until(page, 'the last good model goes on', `s.frame.time > ${time}`);
    writeFileSync(file, FLOATING);
    await until(page, 'the mended file', "document.querySelector('.problems').hidden && s.mechanism.model.geoms[0].size[2] === 0.2");
    assert.deepEqual(page.bad, []);
  });
});

describe('a coupling', () => {
  test('is a mechanism with sliders for the parameters of its controllers', async () => {
    const server = await view(join(root, 'docs/examples/coupling/pd-arm.couple.toml'));
    const page = await open(server.url);
    await until(page, 'frames', 's.frames > 0');
    const sliders = page.locator('details.section', { hasText: 'Controllers' }).getByRole('slider');
    await sliders.first().waitFor();
    const before = await get(page, 's.link.status.run.parameters[0]');
    await sliders.first().focus();
    await page.keyboard.press('ArrowRight');
    await until(page, 'the parameter changes', `s.link.status.run.parameters[0] > ${before}`);
    await section(page, 'Plots');
    await until(page, 'what a controller computes is plotted', "s.mechanism.plots.plots.some(p => p.source.name.startsWith('Controller') && p.points() > 5)");
    await page.screenshot({ path: join(shots, 'coupling.png') });
    assert.deepEqual(page.bad, []);
    await server.close();
  });
});

describe('a recording of run --record', () => {
  test('is replayed', async () => {
    const folder = temporary();
    copyFileSync(join(root, 'docs/examples/cart-pole.xml'), join(folder, 'cart-pole.xml'));
    await dynamis('run', join(folder, 'cart-pole.xml'), '--time', '1', '--record', join(folder, 'run.npz'));
    const server = await view(join(folder, 'cart-pole.xml'), '--replay', join(folder, 'run.npz'));
    const page = await open(server.url);
    await until(page, 'the replay', 's.frame?.replaying && s.link.status.run.rows > 20');
    await page.getByRole('slider', { name: 'Row of the recording' }).evaluate((e) => {
      e.value = String(Math.floor(e.max / 2));
      e.dispatchEvent(new Event('input'));
    });
    await until(page, 'the middle', 'Math.abs(s.frame.time - 0.5) < 0.03');
    await server.close();
  });
});
