// What is shown and how: camera, groups, overlays, effects.

import { button, checkbox, el, section, select } from '../dom';
import { DEFAULT_OVERLAYS, FRAMES, NAMES, OVERLAYS, type Overlay } from '../scene/overlays';
import { DEEPEST } from '../scene/trees';
import type { View } from '../scene/view';
import { label, type Model } from '../types';

type Groups = 'geomGroups' | 'siteGroups' | 'tendonGroups' | 'skinGroups';

const GROUPS: [Groups, string][] = [
  ['geomGroups', 'Geoms'],
  ['siteGroups', 'Sites'],
  ['tendonGroups', 'Tendons'],
  ['skinGroups', 'Flexes, skins'],
];

const STRETCHES = [1, 3, 10, 30];
const DEPTHS = Array.from({ length: DEEPEST + 1 }, (_, i) => String(i));

export class LooksPanel {
  readonly element: HTMLElement;
  private readonly camera = select('Camera', ['free'], 0, (i) => this.choose(i));
  private readonly stretch = select('Arrows of forces', STRETCHES.map((s) => `${s} ×`), 0, () => this.annotate());
  private readonly depth = select('Depth of trees', DEPTHS, 1, () => this.annotate());
  private readonly frames = select('Frames', [...FRAMES], 0, () => this.annotate());
  private readonly names = select('Names', [...NAMES], 0, () => this.annotate());
  private readonly checks = new Map<string, { set(on: boolean): void }>();
  private model: Model | null = null;

  constructor(
    private readonly view: View,
    private readonly changed: () => void,
  ) {
    const overlays = el('div', { class: 'checks' });
    for (const [name, text] of Object.entries(OVERLAYS)) {
      const c = checkbox(text, DEFAULT_OVERLAYS.has(name as Overlay), (on) => this.setOverlay(name as Overlay, on));
      this.checks.set(name, c);
      overlays.append(c.element);
    }
    const draws = el('div', { class: 'checks' });
    const flag = (name: string, text: string, on: boolean, set: (v: boolean) => void) => {
      const c = checkbox(text, on, (v) => {
        set(v);
        this.view.applyEffects();
        this.changed();
      });
      this.checks.set(name, c);
      draws.append(c.element);
    };
    const { visible, effects } = view;
    flag('transparent', 'Transparent', false, (v) => (visible.transparent = v));
    flag('additive', 'Additive', false, (v) => (visible.additive = v));
    flag('hulls', 'Convex hulls', false, (v) => (visible.hulls = v));
    flag('islands', 'Islands and sleep', false, (v) => (visible.islands = v));
    flag('wireframe', 'Wireframe', false, (v) => (visible.wireframe = v));
    flag('texture', 'Textures', true, (v) => (visible.texture = v));
    flag('tendons', 'Tendons', true, (v) => (visible.tendons = v));
    flag('soft', 'Flexes, skins', true, (v) => (visible.soft = v));
    flag('statics', 'What never moves', true, (v) => (visible.statics = v));
    flag('shadows', 'Shadows', true, (v) => (effects.shadows = v));
    flag('reflections', 'Reflections', true, (v) => (effects.reflections = v));
    flag('sky', 'Sky', true, (v) => (effects.sky = v));
    flag('haze', 'Haze', true, (v) => (effects.haze = v));
    flag('fog', 'Fog', false, (v) => (effects.fog = v));
    const groups = GROUPS.map(([name, text]) =>
      el(
        'fieldset',
        { class: 'groups' },
        el('legend', {}, text),
        ...[0, 1, 2, 3, 4, 5].map((g) => {
          const c = checkbox(String(g), visible[name][g], (on) => {
            visible[name][g] = on;
            this.view.refresh();
          });
          c.input.setAttribute('aria-label', `${text}, group ${g}`);
          this.checks.set(name + g, c);
          return c.element;
        }),
      ),
    );
    this.element = section(
      'View',
      false,
      this.camera.element,
      button('Default view', () => this.home()),
      el('h3', {}, 'Overlays'),
      overlays,
      this.stretch.element,
      this.depth.element,
      this.frames.element,
      this.names.element,
      el('h3', {}, 'Drawing'),
      draws,
      el('h3', {}, 'Groups'),
      ...groups,
    );
  }

  show(m: Model): void {
    this.model = m;
    const own = m.cameras.map((c, i) => label('camera', c.name, i));
    this.camera.input.replaceChildren(...['free', ...own, 'follow selected body'].map((o) => el('option', {}, o)));
    this.camera.input.selectedIndex = this.view.cameraId + 1;
    this.annotate();
  }

  private choose(i: number): void {
    const last = this.camera.input.options.length - 1;
    if (i === last) {
      this.view.setCamera(-1, this.view.world?.selected ?? -1);
    } else {
      this.view.setCamera(i - 1);
    }
  }

  /** Draws the frames and names that were chosen. */
  private annotate(): void {
    const o = this.view.overlays;
    if (!o) return;
    o.stretch = STRETCHES[this.stretch.input.selectedIndex];
    o.treeDepth = this.depth.input.selectedIndex;
    o.frames = FRAMES[this.frames.input.selectedIndex];
    o.names = NAMES[this.names.input.selectedIndex];
    this.changed();
    this.view.refresh();
  }

  cycleFrames(): void {
    const s = this.frames.input;
    s.selectedIndex = (s.selectedIndex + 1) % FRAMES.length;
    this.annotate();
  }

  cycleNames(): void {
    const s = this.names.input;
    s.selectedIndex = (s.selectedIndex + 1) % NAMES.length;
    this.annotate();
  }

  home(): void {
    if (this.model) this.view.home(this.model);
    this.camera.input.selectedIndex = this.view.cameraId + 1;
  }

  /** Lets the free camera follow a body. */
  follow(body: number): void {
    this.camera.input.selectedIndex = this.camera.input.options.length - 1;
    this.view.setCamera(-1, body);
  }

  free(): void {
    this.camera.input.selectedIndex = 0;
    this.choose(0);
  }

  /** Goes to the next camera, or the one before. */
  cycle(by: number): void {
    const n = this.camera.input.options.length - 1;
    const i = (this.camera.input.selectedIndex + by + n) % n;
    this.camera.input.selectedIndex = i;
    this.choose(i);
  }

  private setOverlay(name: Overlay, on: boolean): void {
    const o = this.view.overlays;
    if (!o) return;
    if (on) o.on.add(name);
    else o.on.delete(name);
    this.changed();
    this.view.refresh();
  }

  toggleOverlay(name: Overlay): void {
    const on = !this.view.overlays?.on.has(name);
    this.checks.get(name)!.set(on);
    this.setOverlay(name, on);
  }

  toggleGroup(name: Groups, g: number): void {
    const on = !this.view.visible[name][g];
    this.view.visible[name][g] = on;
    this.checks.get(name + g)!.set(on);
    this.view.refresh();
  }

  toggleFlag(name: string): void {
    const { visible, effects } = this.view;
    const of = (name in effects ? effects : visible) as unknown as Record<string, boolean>;
    of[name] = !of[name];
    this.checks.get(name)!.set(of[name]);
    this.view.applyEffects();
    this.changed();
  }
}
