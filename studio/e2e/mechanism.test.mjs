// A mechanism in the page: it runs, is paused, moved, pulled, plotted, recorded, replayed and read again.
import { checkAccess } from './axe.mjs';
import assert from 'node:assert/strict';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { SCENE } from './scene.mjs';
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

  test('goes back by the bar of its history, starts from keyframes, and changes its speed', async () => {
    await page.getByRole('button', { name: 'Pause' }).click();
    await until(page, 'the run pauses', '!s.frame.running');
    const time = await get(page, 's.frame.time');
    await page.getByRole('slider', { name: 'History' }).evaluate((e) => {
      e.value = String(Math.floor(e.max / 2));
      e.dispatchEvent(new Event('input'));
    });
    await until(page, 'the middle of the history', `s.frame.time > 0.2 * ${time} && s.frame.time < 0.9 * ${time}`);
    await page.getByRole('combobox', { name: 'Keyframe' }).selectOption('squat');
    await page.getByRole('button', { name: 'Load key' }).click();
    const knee = "s.mechanism.model.joints.find(j => j.name === 'left_knee').qpos";
    await until(page, 'bent knees', `s.frame.time === 0 && Math.abs(s.frame.parts.state.getFloat32(4 * ${knee}, true)) > 0.5`);
    await page.locator('canvas').first().focus();
    await page.keyboard.press('-');
    await until(page, 'half the speed', 's.link.status.run.speed === 0.5');
    await page.keyboard.press('+');
    await until(page, 'the speed of before', 's.link.status.run.speed === 1');
    await page.keyboard.press('Backspace');
    await until(page, 'the state at the beginning', `Math.abs(s.frame.parts.state.getFloat32(4 * ${knee}, true)) < 0.1`);
    await page.keyboard.press('Space');
    await until(page, 'it runs', 's.frame.running');
  });

  test('obeys options and flags at once', async () => {
    const s = await section(page, 'Physics');
    await s.getByRole('checkbox', { name: 'gravity', exact: true }).uncheck();
    await until(page, 'no gravity', 's.link.status.run.options.disable !== 0');
    await s.getByRole('textbox', { name: 'gravity' }).fill('0 0 -1.62');
    await s.getByRole('textbox', { name: 'gravity' }).press('Enter');
    await until(page, 'the gravity of the moon', 's.link.status.run.options.gravity[2] === -1.62');
    await s.getByRole('textbox', { name: 'gravity' }).fill('0 0 -9.81');
    await s.getByRole('textbox', { name: 'gravity' }).press('Enter');
    await s.getByRole('checkbox', { name: 'gravity', exact: true }).check();
    await until(page, 'gravity', 's.link.status.run.options.disable === 0');
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
    const middle = await get(page, "s.mechanism.model.joints.find(j => j.name === 'right_elbow').range.reduce((a, b) => a + b) / 2");
    for (let i = 0; i < 10; i++) await page.keyboard.press(angle > middle ? 'ArrowLeft' : 'ArrowRight');
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
    await page.screenshot({ path: join(shots, 'humanoid-contacts.png') });
    for (const key of 'cf') await page.keyboard.press(key);
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
    await page.getByRole('button', { name: 'Copy as keyframe' }).click();
    await page.getByText('The keyframe is in the clipboard.').waitFor();
    assert.equal((await save('Save picture')).subarray(1, 4).toString(), 'PNG');
    const glb = await save('Save glTF');
    assert.equal(glb.subarray(0, 4).toString(), 'glTF');
    assert.equal(glb.readUInt32LE(8), glb.length, 'the length that a glTF file tells');
    const scene = JSON.parse(glb.toString('utf8', 20, 20 + glb.readUInt32LE(12)));
    const names = scene.nodes.map((n) => n.name);
    for (const name of ['world', 'torso', 'left_shin', 'floor', 'head']) assert.ok(names.includes(name), `${name} in the scene`);
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
      await until(phone, 'a picture', 's.mechanism?.view.drawn > 0');
      const wide = await phone.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= 390, `the page is ${wide} pixels wide`);
      await phone.screenshot({ path: join(shots, `humanoid-phone${dark ? '-dark' : ''}.png`) });
      if (!dark) await checkAccess(phone, 'humanoid on a phone');
      await phone.close();
    }
  });
});

const FLOATING = `<mujoco model="floating">
  <option gravity="0 0 0" timestep="0.005"/>
  <worldbody>
    <light pos="0 0 3"/>
    <body name="box" pos="0 0 0.2"><freejoint/><geom name="block" type="box" size="0.3 0.3 0.2" mass="1" rgba="0.8 0.3 0.2 1"/></body>
  </worldbody>
</mujoco>
`;

describe('light and materials', () => {
  // textures by direction and by place, highlights, shadows of a spot and of the sun, mirror, glass
  const LOOKS = `<mujoco model="looks">
  <option gravity="0 0 0"/>
  <visual><headlight diffuse="0.3 0.3 0.3" specular="0 0 0"/><global azimuth="110" elevation="-30"/></visual>
  <statistic center="0 0 0.4" extent="1.6"/>
  <asset>
    <texture type="skybox" builtin="gradient" rgb1="0.6 0.8 1" rgb2="0.2 0.3 0.5" width="32" height="192"/>
    <texture name="checks" type="2d" builtin="checker" rgb1="0.3 0.4 0.5" rgb2="0.5 0.6 0.7" width="64" height="64"/>
    <texture name="skin" type="cube" builtin="flat" mark="cross" rgb1="0.8 0.6 0.4" rgb2="0.4 0.6 0.8" markrgb="1 1 1" width="64" height="64"/>
    <material name="floor" texture="checks" texrepeat="2 2" texuniform="true" reflectance="0.3"/>
    <material name="skin" texture="skin" texuniform="true" rgba="0.8 0.6 0.4 1"/>
    <material name="glass" rgba="0.3 0.8 0.4 0.4" specular="1" shininess="0.8"/>
    <material name="dull" rgba="0.8 0.3 0.3 1" specular="0" shininess="0"/>
  </asset>
  <worldbody>
    <light pos="0 -1 2" dir="0 0.4 -1" specular="0.2 0.2 0.2"/>
    <light type="directional" dir="0.5 0.3 -1" pos="0 0 3" diffuse="0.4 0.4 0.4" specular="0.8 0.8 0.8"/>
    <geom type="plane" size="0 0 0.1" material="floor"/>
    <body pos="-0.6 0 0.4"><freejoint/><geom size="0.25" material="skin"/></body>
    <body pos="0 0 0.4"><freejoint/><geom type="capsule" size="0.12 0.2" material="skin"/></body>
    <body pos="0.5 0 0.4"><freejoint/><geom type="box" size="0.2 0.2 0.2" material="glass"/></body>
    <body pos="0.5 0.6 0.4"><freejoint/><geom type="ellipsoid" size="0.3 0.2 0.25" material="dull"/></body>
    <body pos="-0.3 -0.5 0.12"><freejoint/><geom type="cylinder" size="0.25 0.02" rgba="0.9 0.9 0.9 1"/><site pos="0 0 0.2" size="0.05" rgba="0 0 1 1"/></body>
  </worldbody>
</mujoco>
`;

  test('are drawn as the renderer without a browser draws them', async () => {
    const folder = temporary();
    const file = join(folder, 'looks.xml');
    writeFileSync(file, LOOKS);
    const server = await view(file);
    const page = await open(server.url, { width: 480, height: 520 });
    await until(page, 'frames', 's.frames > 2 && s.mechanism.view.drawn > 0');
    const [w, h] = await get(page, '[s.mechanism.view.canvas.width, s.mechanism.view.canvas.height]');
    await dynamis('render', file, '--time', '0', '--size', `${w}x${h}`, '-o', join(folder, 'looks.png'));
    const drawn = readFileSync(join(folder, 'looks.png')).toString('base64');
    // means of four by four pixels, in which the two smooth edges differently
    const differences = await page.evaluate(async (png) => {
      const v = window.studio.mechanism.view;
      v.draw();
      const means = (image) => {
        const c = new OffscreenCanvas(v.canvas.width >> 2, v.canvas.height >> 2);
        const g = c.getContext('2d');
        g.imageSmoothingQuality = 'high';
        g.drawImage(image, 0, 0, c.width, c.height);
        return g.getImageData(0, 0, c.width, c.height).data;
      };
      const bytes = Uint8Array.from(atob(png), (x) => x.charCodeAt(0));
      const a = means(await createImageBitmap(new Blob([bytes], { type: 'image/png' })));
      const b = means(v.canvas);
      return Array.from({ length: a.length / 4 }, (_, i) =>
        Math.max(...[0, 1, 2].map((k) => Math.abs(a[4 * i + k] - b[4 * i + k]))));
    }, drawn);
    await page.screenshot({ path: join(shots, 'looks.png') });
    const mean = differences.reduce((x, y) => x + y) / differences.length;
    const far = differences.filter((x) => x > 32).length / differences.length;
    assert.ok(mean < 5, `colors differ by ${mean} of 255 in the mean`);
    assert.ok(far < 0.02, `${100 * far} % of the places differ by more than 32 of 255`);
    await server.close();
  });
});

describe('a file', () => {
  let server;
  let page;
  let file;

  before(async () => {
    file = join(temporary(), 'floating.xml');
    writeFileSync(file, FLOATING);
    server = await view(file);
    page = await open(server.url);
    await until(page, 'frames', 's.frames > 0 && s.mechanism.view.drawn > 0');
  });
  after(() => server.close());

  test('has bodies that are pulled with the mouse', async () => {
    const box = await page.locator('canvas').first().boundingBox();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.dblclick(x, y);
    await until(page, 'the box is selected', 's.mechanism.view.world.selected === 1');
    assert.equal(await page.locator('.tree [aria-current]').textContent(), 'body box', 'it is marked in the tree');
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

  test('has bodies that are turned with the mouse', async () => {
    const spin = "Math.hypot(...[3, 4, 5].map(k => s.frame.parts.state.getFloat32(4 * (7 + k), true)))";
    await page.keyboard.press('Backspace');
    await until(page, 'the box rests', `${spin} === 0`);
    const box = await page.locator('canvas').first().boundingBox();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.keyboard.down('Control');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 90, y, { steps: 4 });
    await until(page, 'it turns', `${spin} > 0.01`);
    await page.mouse.up();
    await page.keyboard.up('Control');
    await page.keyboard.press('Backspace');
    await until(page, 'the box rests', `${spin} === 0`);
  });

  test('has bodies that go with the mouse and with sliders while it is paused', async () => {
    const at = '[0, 1, 2].map(k => s.frame.parts.state.getFloat32(4 * k, true))';
    await page.getByRole('button', { name: 'Pause' }).click();
    await until(page, 'the run pauses', '!s.frame.running');
    const box = await page.locator('canvas').first().boundingBox();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const before = await get(page, at);
    await page.keyboard.down('Control');
    await page.mouse.move(x, y);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(x + 60, y, { steps: 3 });
    await until(page, 'it is elsewhere', `Math.hypot(...(${at}).map((q, k) => q - [${before}][k])) > 0.05`);
    await page.mouse.up({ button: 'right' });
    await page.keyboard.up('Control');
    assert.equal(await get(page, 's.frame.running'), false);
    await section(page, 'Joints');
    const slider = page.getByRole('slider', { name: 'joint 0 z', exact: true });
    await slider.focus();
    const high = await get(page, `(${at})[2]`);
    for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
    await until(page, 'it is higher', `(${at})[2] > ${high}`);
    await page.getByRole('slider', { name: 'joint 0 qz', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await until(page, 'it is turned', 's.mechanism.view.world.bodies[1].quaternion.z > 0');
    await page.locator('canvas').first().focus();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Space');
    await until(page, 'the run goes on', 's.frame.running');
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

describe('models one after the other', () => {
  test('leave nothing on the graphics card, and the last one that was chosen is shown', async () => {
    const folder = temporary();
    const cloth = readFileSync(join(root, 'docs/examples/falling-cloth.xml'), 'utf8');
    const files = { 'all.xml': SCENE, 'cloth.xml': cloth, 'floating.xml': FLOATING };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const server = await view(join(folder, 'all.xml'));
    const page = await open(server.url, { width: 500, height: 400 });
    const shown = (name) => until(page, name, `document.title.startsWith('${name}') && s.mechanism.view.world.number === s.link.status.scene && s.mechanism.view.frame`);
    const choose = (...names) => page.evaluate((all) => all.forEach((name) => window.studio.link.say('open', { name })), names);
    const held = () => get(page, '(() => { s.mechanism.view.draw(); return { ...s.mechanism.view.renderer.info.memory }; })()');
    await shown('all.xml');
    const first = await held();
    for (const name of ['cloth.xml', 'floating.xml', 'cloth.xml', 'all.xml']) {
      await choose(name);
      await shown(name);
      await held();
    }
    const again = await held();
    assert.deepEqual(again, first);
    assert.ok(first.geometries > 5 && first.textures > 2, JSON.stringify(first));
    assert.deepEqual(page.bad, []);
    await choose('cloth.xml', 'all.xml', 'floating.xml');
    await shown('floating.xml');
    // files of the first two may be gone before they are fetched, which the browser says by itself
    assert.deepEqual(page.bad.filter((text) => !text.includes('404 (Not Found)')), []);
    await server.close();
  });
});

describe('a run that diverges', () => {
  test('is told over the picture, and a field that does not exist beside it', async () => {
    const file = join(temporary(), 'stiff.xml');
    writeFileSync(file, `<mujoco><option timestep="0.02"/><worldbody><body pos="0 0 1"><joint type="slide" axis="1 0 0" stiffness="1e9" ref="0.1"/>
      <geom size="0.1" mass="0.1"/></body></worldbody></mujoco>`);
    const server = await view(file);
    const page = await open(server.url);
    await until(page, 'a warning', "/BAD|diverge|unstable/i.test(document.querySelector('.alerts').textContent)");
    const s = await section(page, 'Watch');
    await s.locator('input').fill('qpso');
    await s.getByRole('button', { name: 'Watch', exact: true }).click();
    await page.getByText(/qpso.*qpos/).first().waitFor();
    await until(page, 'the page goes on', 's.frames > 3');
    assert.deepEqual(page.bad, []);
    await server.close();
  });
});

describe('a cloth', () => {
  test('is picked and pulled by the body nearest to the mouse', async () => {
    const server = await view(join(root, 'docs/examples/falling-cloth.xml'));
    const page = await open(server.url);
    await until(page, 'frames', 's.frames > 0 && s.mechanism.view.drawn > 0');
    await page.locator('canvas').first().focus();
    await page.keyboard.press('Space');
    await until(page, 'the run pauses', '!s.frame.running');
    // where a vertex in the middle of the cloth is seen
    const at = await get(page, `(() => { const v = s.mechanism.view; v.draw();
      const mesh = v.world.soft.group.children[0]; const p = mesh.geometry.getAttribute('position');
      const c = mesh.position.clone(); const n = p.count / 2;
      for (let i = 0; i < n; i++) { c.x += p.getX(i) / n; c.y += p.getY(i) / n; c.z += p.getZ(i) / n; }
      c.project(v.camera); const r = v.canvas.getBoundingClientRect();
      return [r.left + (0.5 + 0.5 * c.x) * r.width, r.top + (0.5 - 0.5 * c.y) * r.height]; })()`);
    await page.mouse.dblclick(at[0], at[1]);
    await until(page, 'a body of the cloth', 's.mechanism.model.flexes[0].bodies.includes(s.mechanism.view.world.selected)');
    // the cloth is a part of the scene as a file, too
    await section(page, 'Record');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save glTF' }).click();
    const glb = readFileSync(await (await download).path());
    const scene = JSON.parse(glb.toString('utf8', 20, 20 + glb.readUInt32LE(12)));
    const soft = scene.nodes.find((n) => n.name === 'cloth');
    const corners = scene.accessors[scene.meshes[soft.mesh].primitives[0].attributes.POSITION].count;
    assert.equal(corners, await get(page, "s.mechanism.view.world.soft.group.children[0].geometry.getAttribute('position').count"));
    await server.close();
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
    await section(page, 'Record');
    await page.getByRole('button', { name: 'End replay' }).click();
    await until(page, 'the run itself', '!s.link.status.run.replaying');
    // recordings in the folder of the model are listed
    await page.getByRole('combobox', { name: 'File' }).selectOption('run.npz');
    await page.getByRole('button', { name: 'Replay file' }).click();
    await until(page, 'the replay again', 's.frame.replaying && s.link.status.run.rows > 20');
    await server.close();
  });
});
