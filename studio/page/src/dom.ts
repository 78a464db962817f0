// Small helpers to make elements.

type Child = Node | string | null | undefined | false;
type Props = Record<string, unknown>;

/** Makes an element: properties, attributes with a dash or of ARIA, listeners as onX, children. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const e = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null) continue;
    if (name.startsWith('on')) {
      e.addEventListener(name.slice(2), value as EventListener);
    } else if (name === 'class') {
      e.className = value as string;
    } else if (name.includes('-') || name === 'role' || name === 'for' || name === 'list') {
      e.setAttribute(name, String(value));
    } else {
      (e as unknown as Props)[name] = value;
    }
  }
  for (const c of children) if (c) e.append(c);
  return e;
}

let ids = 0;

/** Returns an identifier that no other element has. */
export function newId(prefix: string): string {
  return `${prefix}-${++ids}`;
}

export function button(text: string, onclick: () => void, props: Props = {}): HTMLButtonElement {
  return el('button', { type: 'button', onclick, ...props }, text);
}

/** A button that is on or off. */
export function toggle(text: string, on: boolean, change: (on: boolean) => void, title?: string) {
  const b = button(text, () => set(!isOn(), true), { class: 'toggle', title });
  const isOn = () => b.getAttribute('aria-pressed') === 'true';
  const set = (value: boolean, tell = false) => {
    b.setAttribute('aria-pressed', String(value));
    if (tell) change(value);
  };
  set(on);
  return { element: b, set, isOn };
}

/** A box to tick; `set` sets it at once, `hear` to what the server says. */
export function checkbox(text: string, on: boolean, change: (on: boolean) => void) {
  const input = el('input', {
    type: 'checkbox',
    checked: on,
    onchange: () => {
      shown.touch();
      change(input.checked);
    },
  });
  const shown = patient((value: boolean) => (input.checked = value));
  const element = el('label', { class: 'check' }, input, el('span', {}, text));
  return { element, set: (value: boolean) => (input.checked = value), hear: shown.set, input };
}

/** How long what a person has set is not set back, ms. */
const PATIENCE = 1000;

/** Shows what the server says, but for a moment not over what a person has just set: it may be older. */
function patient<T>(apply: (value: T) => void) {
  let touched = -PATIENCE;
  let latest: T;
  let timer = 0;
  const set = (value: T) => {
    latest = value;
    const wait = touched + PATIENCE - performance.now();
    if (wait <= 0) apply(value);
    else if (!timer) {
      timer = window.setTimeout(() => {
        timer = 0;
        set(latest);
      }, wait);
    }
  };
  return { set, touch: () => (touched = performance.now()) };
}

/** A labelled choice from a list. */
export function select(text: string, options: string[], value: number, change: (i: number) => void) {
  const id = newId('select');
  const input = el(
    'select',
    { id, onchange: () => change(input.selectedIndex) },
    ...options.map((o) => el('option', {}, o)),
  );
  input.selectedIndex = value;
  const element = el('div', { class: 'row' }, el('label', { for: id }, text), input);
  return { element, input };
}

/** A labelled slider with a number beside it; both call back while they are moved. */
export function slider(
  text: string,
  range: [number, number],
  value: number,
  change: (x: number) => void,
) {
  const id = newId('slider');
  const step = niceStep(range[1] - range[0]);
  const input = el('input', {
    type: 'range',
    id,
    min: range[0],
    max: range[1],
    step: 'any',
    oninput: () => {
      shown.touch();
      number.value = show(input.valueAsNumber);
      change(input.valueAsNumber);
    },
    onkeydown: (e: KeyboardEvent) => {
      const way = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[e.key];
      if (!way) return;
      e.preventDefault();
      shown.touch();
      input.valueAsNumber += way * step;
      number.value = show(input.valueAsNumber);
      change(input.valueAsNumber);
    },
  });
  const number = el('input', {
    type: 'number',
    step: 'any',
    'aria-label': `${text}, value`,
    onchange: () => {
      if (Number.isFinite(number.valueAsNumber)) {
        shown.touch();
        input.valueAsNumber = number.valueAsNumber;
        change(number.valueAsNumber);
      }
    },
  });
  const shown = patient((x: number) => {
    if (document.activeElement === number || busy()) return;
    input.valueAsNumber = x;
    number.value = show(x);
  });
  let held = false;
  const busy = () => held;
  input.addEventListener('pointerdown', () => (held = true));
  input.addEventListener('pointerup', () => (held = false));
  input.addEventListener('pointercancel', () => (held = false));
  input.valueAsNumber = value;
  number.value = show(value);
  const element = el(
    'div',
    { class: 'row slider' },
    el('label', { for: id, title: text }, text),
    input,
    number,
  );
  return { element, set: shown.set, input, number };
}

function niceStep(span: number): number {
  return span > 0 ? 10 ** Math.round(Math.log10(span / 100)) : 0.01;
}

/** A number with so many digits as people read. */
export function show(x: number): string {
  if (!Number.isFinite(x)) return String(x);
  if (x === 0) return '0';
  const a = Math.abs(x);
  if (a >= 1e5 || a < 1e-4) return x.toExponential(2);
  return String(Number(x.toPrecision(4)));
}

export function section(title: string, open: boolean, ...children: Child[]): HTMLDetailsElement {
  return el(
    'details',
    { class: 'section', open },
    el('summary', {}, el('h2', {}, title)),
    el('div', { class: 'body' }, ...children),
  );
}

/** Saves bytes or a text as a file of the user. */
export function saveAs(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const a = el('a', { href: url, download: name });
  document.body.append(a);
  a.click();
  a.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
