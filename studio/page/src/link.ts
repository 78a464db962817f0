// The connection to the server: one WebSocket, and requests for what is fetched once.

import type { Problem, Status } from './types';

const token = new URLSearchParams(location.search).get('token');

/** An address of this server with the token of the page. */
export function withToken(path: string): string {
  return token ? `${path}?token=${encodeURIComponent(token)}` : path;
}

export interface Answers {
  status(s: Status): void;
  frame(bytes: ArrayBuffer): void;
  answer(m: Record<string, any>): void;
  error(text: string): void;
  connected(on: boolean): void;
}

export class Link {
  private socket: WebSocket | null = null;
  private wait = 500;
  status: Status | null = null;

  constructor(private readonly answers: Answers) {}

  connect(): void {
    const url = new URL(withToken('ws'), location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => {
      this.wait = 500;
      this.answers.connected(true);
    };
    socket.onmessage = (e) => {
      if (e.data instanceof ArrayBuffer) {
        this.answers.frame(e.data);
        return;
      }
      const m = JSON.parse(e.data as string);
      if (m.type === 'status') {
        this.status = m as Status;
        this.answers.status(m as Status);
      } else if (m.type === 'error') {
        this.answers.error(m.text as string);
      } else {
        this.answers.answer(m);
      }
    };
    socket.onclose = (e) => {
      this.socket = null;
      this.answers.connected(false);
      if (e.reason) this.answers.error(`The server closed the connection: ${e.reason}`);
      setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(8000, 2 * this.wait);
    };
    this.socket = socket;
  }

  /** Tells the server a wish. */
  say(verb: string, values: Record<string, unknown> = {}): void {
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify({ do: verb, ...values }));
    }
  }

  get drives(): boolean {
    return !!this.status && this.status.you === this.status.driver;
  }
}

export async function fetchJson(path: string): Promise<any> {
  const r = await fetch(withToken(path));
  if (!r.ok) throw new Error(`${path}: ${r.status}`);
  return r.json();
}

export async function fetchBytes(path: string): Promise<ArrayBuffer> {
  const r = await fetch(withToken(path));
  if (!r.ok) throw new Error(`${path}: ${r.status}`);
  return r.arrayBuffer();
}

export type { Problem };
