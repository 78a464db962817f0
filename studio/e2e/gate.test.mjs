// Who is let in: pages of this server only, by the name it has, with the token it printed.
import assert from 'node:assert/strict';
import { createServer, request } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { open, until, view } from './support.mjs';

/** Asks a server and returns the status of its answer. */
function ask(url, headers = {}, method = 'GET') {
  return new Promise((done, fail) => {
    const r = request(url, { method, headers }, (answer) => {
      answer.resume();
      done(answer.statusCode);
    });
    r.on('upgrade', () => done(101));
    r.on('error', fail);
    r.end();
  });
}

const upgrade = (origin) => ({
  Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13', 'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  ...(origin ? { Origin: origin } : {}),
});

/** Opens a WebSocket from a page and tells how it went. */
const connect = (page, url) =>
  page.evaluate((u) => new Promise((done) => {
    const s = new WebSocket(u);
    s.onopen = () => done('open');
    s.onerror = () => done('refused');
  }), url);

describe('the server', () => {
  let server;

  before(async () => (server = await view('builtin://mech/pendulum')));
  after(() => server.close());

  test('refuses pages of other sites', async () => {
    const other = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end('<p>elsewhere</p>'));
    await new Promise((done) => other.listen(0, '127.0.0.1', done));
    const page = await open(`http://127.0.0.1:${other.address().port}/`);
    const ws = server.url.replace('http', 'ws') + 'ws';
    assert.equal(await connect(page, ws), 'refused');
    assert.equal(await page.evaluate((u) => fetch(u).then(() => 'read', () => 'refused'), server.url + 'model'), 'refused');
    const own = await open(server.url);
    assert.equal(await connect(own, ws), 'open');
    await own.close();
    await page.close();
    assert.equal(await ask(server.url + 'ws', upgrade('http://evil.example')), 403);
    assert.equal(await ask(server.url + 'ws', upgrade(null)), 403);
    other.close();
  });

  test('refuses names that are not its own, and what is no file of the page', async () => {
    assert.equal(await ask(server.url), 200);
    assert.equal(await ask(server.url, { Host: 'evil.example' }), 403);
    assert.equal(await ask(server.url + 'model', { Host: `evil.example:${new URL(server.url).port}` }), 403);
    for (const path of ['../pom.xml', '%2e%2e/%2e%2e/etc/passwd', 'assets/1/../../pom.xml', 'download/..%2f..%2fpom.xml']) {
      const status = await ask(server.url + path);
      assert.ok(status >= 400 && status < 500, `${path}: ${status}`);
    }
  });

  test('asks for its token where others can connect', async () => {
    const exposed = await view('builtin://mech/pendulum', '--host', '0.0.0.0');
    const url = new URL(exposed.url);
    assert.match(url.search, /^\?token=[0-9a-f]{32}$/);
    assert.equal(await ask(url), 200);
    assert.equal(await ask(`${url.origin}/`), 403);
    assert.equal(await ask(`${url.origin}/model?token=${'0'.repeat(32)}`), 403);
    const page = await open(exposed.url);
    await until(page, 'frames', 's.frames > 0');
    assert.equal(await connect(page, `ws://${url.host}/ws?token=wrong`), 'refused');
    assert.equal(await connect(page, `ws://${url.host}/ws${url.search}`), 'open');
    await exposed.close();
  });

  test('closes the connection of a page that says nonsense, and hurts nobody else', async () => {
    const good = await open(server.url);
    await until(good, 'frames', 's.frames > 0');
    const closed = await good.evaluate(() => new Promise((done) => {
      const s = new WebSocket(new URL('ws', location.href.replace('http', 'ws')));
      s.onopen = () => s.send('{"do": "nonsense"}');
      s.onclose = (e) => done({ code: e.code, reason: e.reason });
    }));
    assert.equal(closed.code, 1008);
    assert.match(closed.reason, /nonsense/);
    const frames = await good.evaluate(() => window.studio.frames);
    await until(good, 'the other page goes on', `s.frames > ${frames}`);
    await good.close();
  });
});
