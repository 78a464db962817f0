// Starts studios and pages for the tests.
import { chromium } from 'playwright-core';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
export const root = join(here, '../..');
export const shots = join(here, 'target/shots');
mkdirSync(shots, { recursive: true });

/** The Java that the launcher would find: JAVA_HOME, or the newest of the usual folder. */
function java() {
  const usual = '/usr/lib/jvm';
  const homes = [process.env.JAVA_HOME, process.env.DYNAMIS_JAVA_HOME].filter(Boolean);
  try {
    homes.push(...readdirSync(usual).filter((n) => /25|2[6-9]/.test(n)).map((n) => join(usual, n)));
  } catch {
    return 'java'; // not a machine with such a folder
  }
  return homes.filter((h) => /25|2[6-9]/.test(h)).map((h) => join(h, 'bin/java'))[0] ?? 'java';
}

const running = new Set();

function start(...args) {
  const jars = process.env.DYNAMIS_CLASSPATH ?? [join(root, 'cli/target/dynamis-cli.jar'), join(root, 'cli/target/lib/*')].join(':');
  return spawn(java(), ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-cp', jars, 'dev.dynamis.cli.Dynamis', ...args]);
}

/** Runs a command to its end. */
export function dynamis(...args) {
  const child = start(...args);
  let err = '';
  child.stderr.on('data', (d) => (err += d));
  return new Promise((done, fail) => child.on('exit', (code) => (code === 0 ? done() : fail(new Error(err)))));
}

/** Starts `dynamis view` and returns its address and how to end it. */
export function view(...args) {
  const child = start('view', ...args, '--no-open');
  running.add(child);
  let out = '';
  let err = '';
  child.stderr.on('data', (d) => (err += d));
  return new Promise((done, fail) => {
    child.stdout.on('data', (d) => {
      out += d;
      const found = /http\S+/.exec(out);
      if (found) done({ url: found[0], close: () => shut(child, found[0]) });
    });
    child.on('exit', () => {
      running.delete(child);
      fail(new Error(`view ${args.join(' ')} ended: ${err}`));
    });
  });
}

const pages = new Set();

/** Ends a studio and its pages, which would go on drawing and slow the next test down. */
async function shut(child, url) {
  child.kill();
  for (const p of pages) {
    if (p.url().startsWith(new URL(url).origin)) {
      pages.delete(p);
      await p.close();
    }
  }
}

let browser = null;

export async function chromiumBrowser() {
  browser ??= await chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: [
      '--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--no-first-run',
      '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic',
    ],
  });
  return browser;
}

export async function end() {
  await browser?.close();
  running.forEach((c) => c.kill());
}

/** Opens a page; what it says on the console is kept, and must be nothing bad. */
export async function open(url, { width = 940, height = 500, dark = false, phone = false } = {}) {
  const b = await chromiumBrowser();
  const page = await b.newPage({
    viewport: phone ? { width: 390, height: 844 } : { width, height },
    colorScheme: dark ? 'dark' : 'light',
    hasTouch: phone,
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(15000);
  pages.add(page);
  page.on('close', () => pages.delete(page));
  page.bad = [];
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && !harmless(m.text()) && page.bad.push(m.text()));
  page.on('pageerror', (e) => page.bad.push(e.message));
  await page.goto(url);
  return page;
}

/** The software renderer of the tests says that it is slow. */
function harmless(text) {
  return text.includes('GPU stall due to ReadPixels');
}

/** Waits until an expression of the page, with the studio as `s`, is true, and returns it. */
export async function until(page, what, expression, timeout = 20000) {
  // the debugger asks again and again, because the page's security policy lets no text be run in it
  const end = Date.now() + timeout;
  for (;;) {
    const value = await get(page, `(() => { try { return ${expression}; } catch (e) { return e instanceof TypeError ? null : String(e); } })()`);
    if (value) return value;
    if (Date.now() > end) throw new Error(`${what}: ${expression} stayed ${value}`);
    await page.waitForTimeout(40);
  }
}

export function get(page, expression) {
  return page.evaluate(`(() => { const s = window.studio; return (${expression}); })()`);
}

export function temporary() {
  return mkdtempSync(join(tmpdir(), 'studio-e2e-'));
}

/** Opens a section of the side, as people do: by its heading. */
export async function section(page, title) {
  const s = page.locator('details.section', { has: page.locator(`summary h2:text-is("${title}")`) });
  if (!(await s.evaluate((e) => e.open))) await s.locator('summary').first().click();
  return s;
}

/** A number that changes when any part of the picture does. */
export function pictureHash(page) {
  return page.evaluate(() => {
    const v = window.studio.mechanism.view;
    v.draw();
    const c = document.createElement('canvas');
    c.width = 160;
    c.height = 100;
    const g = c.getContext('2d');
    g.drawImage(v.canvas, 0, 0, 160, 100);
    const d = g.getImageData(0, 0, 160, 100).data;
    let h = 0;
    const colors = new Set();
    for (let i = 0; i < d.length; i += 4) {
      const rgb = (d[i] << 16) | (d[i + 1] << 8) | d[i + 2];
      colors.add(rgb);
      h = (Math.imul(h, 31) + rgb) | 0;
    }
    return { hash: h, colors: colors.size };
  });
}
