// One keep-alive connection that speaks as much HTTP as a bench needs. Written by hand, for the load shares two cores
// with what it measures: Node's own client takes as much of them as the server.
import { connect, type Socket } from 'node:net';

export interface WireReply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: benches look into bodies of any shape
  body: any;
}

interface WireRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

interface Waiting {
  resolve: (reply: WireReply) => void;
  reject: (error: Error) => void;
}

const END_OF_HEAD = '\r\n\r\n';

export class WireClient {
  readonly #port: number;
  #socket: Socket | undefined;
  #received: Buffer = Buffer.alloc(0);
  #waiting: Waiting | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /** One request at a time. Rejects when the connection breaks before the whole reply is here. */
  send({ method, path, headers = {}, body }: WireRequest): Promise<WireReply> {
    const payload = body === undefined ? '' : JSON.stringify(body);
    let head = `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1:${this.#port}\r\ncontent-length: ${Buffer.byteLength(payload)}\r\n`;
    if (body !== undefined) head += 'content-type: application/json\r\n';
    for (const name in headers) head += `${name}: ${headers[name]}\r\n`;
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#connected().write(`${head}\r\n${payload}`);
    });
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }

  #connected(): Socket {
    if (this.#socket) return this.#socket;
    const socket = connect(this.#port, '127.0.0.1');
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#read(chunk));
    socket.on('error', () => {});
    socket.on('close', () => this.#broken(socket));
    this.#received = Buffer.alloc(0);
    this.#socket = socket;
    return socket;
  }

  #broken(socket: Socket): void {
    if (this.#socket === socket) this.#socket = undefined;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.reject(new Error('connection lost'));
  }

  #read(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const endOfHead = this.#received.indexOf(END_OF_HEAD);
    if (endOfHead < 0) return;
    const head = this.#received.toString('latin1', 0, endOfHead);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
    if (Number.isNaN(length)) throw new Error(`A reply without content-length: ${head}`);
    const end = endOfHead + END_OF_HEAD.length + length;
    if (this.#received.length < end) return;
    const text = this.#received.toString('utf8', endOfHead + END_OF_HEAD.length, end);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    this.#received = this.#received.subarray(end);
    waiting?.resolve({ status: Number(head.slice(9, 12)), body: text === '' ? undefined : JSON.parse(text) });
  }
}
