// Recording, replay, snapshots, pictures, video, glTF.

import { button, el, saveAs, section, select } from '../dom';
import { fetchBytes, type Link } from '../link';
import type { View } from '../scene/view';
import type { Run } from '../types';

export class FilesPanel {
  readonly element: HTMLElement;
  private readonly record: HTMLButtonElement;
  private readonly replay: HTMLButtonElement;
  private readonly save: HTMLButtonElement;
  private readonly info = el('p', { class: 'muted', role: 'status' });
  private readonly files = select('File', [], 0, () => {});
  private readonly open = button('Replay file', () => {
    const file = this.files.input.value;
    if (file) this.link.say('replay', { file });
  });
  private readonly video: HTMLButtonElement;
  private recorder: MediaRecorder | null = null;
  private run: Run | null = null;

  constructor(
    private readonly link: Link,
    private readonly view: View,
    private readonly tell: (text: string) => void,
  ) {
    this.record = button('Record', () => link.say('record', { on: !this.run?.recording }));
    this.replay = button('Replay', () => link.say('replay', { on: !this.run?.replaying }));
    this.save = button('Download', () => void this.download('recording.npz'));
    this.video = button('Record video', () => this.film());
    this.element = section(
      'Record',
      false,
      el('div', { class: 'buttons' }, this.record, this.replay, this.save),
      this.info,
      el('div', { class: 'row-wide' }, this.files.element, this.open),
      el('h3', {}, 'State'),
      el('div', { class: 'buttons' },
        button('Save snapshot', () => void this.download('state.snapshot')),
        button('Copy as keyframe', () => link.say('keyframe'))),
      el('h3', {}, 'Picture'),
      el('div', { class: 'buttons' },
        button('Save picture', () => void this.picture()),
        this.video,
        button('Save glTF', () => void this.gltf())),
    );
    this.element.addEventListener('toggle', () => link.say('files'));
  }

  status(run: Run): void {
    this.run = run;
    this.record.textContent = run.recording ? 'Stop recording' : 'Record';
    this.record.classList.toggle('hot', run.recording);
    this.record.disabled = run.replaying;
    this.replay.textContent = run.replaying ? 'End replay' : 'Replay';
    this.replay.disabled = !run.replaying && run.recorded === 0;
    this.save.disabled = run.recorded === 0;
    this.info.textContent = run.replaying
      ? `Row ${run.row + 1} of ${run.rows}`
      : run.recorded ? `${run.recorded} rows recorded` : 'Nothing recorded yet';
  }

  listed(recordings: string[]): void {
    this.files.input.replaceChildren(...recordings.map((f) => el('option', {}, f)));
    this.open.disabled = !recordings.length;
  }

  async keyframe(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.tell('The keyframe is in the clipboard.');
    } catch {
      saveAs('keyframe.xml', new Blob([text + '\n'], { type: 'text/xml' }));
    }
  }

  private async download(name: string): Promise<void> {
    try {
      saveAs(name, new Blob([await fetchBytes(`download/${name}`)]));
    } catch (e) {
      this.tell(`There is nothing to download: ${(e as Error).message}`);
    }
  }

  async picture(): Promise<void> {
    const blob = await this.view.picture();
    if (blob) saveAs('picture.png', blob);
  }

  private async gltf(): Promise<void> {
    saveAs('scene.glb', await this.view.gltf());
  }

  private film(): void {
    if (this.recorder) {
      this.recorder.stop();
      return;
    }
    const chunks: Blob[] = [];
    const recorder = new MediaRecorder(this.view.canvas.captureStream(60), { mimeType: 'video/webm' });
    recorder.ondataavailable = (e) => chunks.push(e.data);
    recorder.onstop = () => {
      this.recorder = null;
      this.video.textContent = 'Record video';
      saveAs('run.webm', new Blob(chunks, { type: 'video/webm' }));
    };
    recorder.start();
    this.recorder = recorder;
    this.video.textContent = 'Stop video';
  }
}
