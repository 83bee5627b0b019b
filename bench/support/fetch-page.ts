import { Agent, get } from 'node:http';

export interface Fetched {
  /** What went over the wire, in bytes: the body as the server compressed it. */
  bytes: number;
  milliseconds: number;
}

const agent = new Agent({ keepAlive: true });

/** Gets an address over a kept connection, compressed with gzip, and throws away what it says. */
export function fetchPage(url: string): Promise<Fetched> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${url}: ${response.statusCode}`));
        resolve({ bytes, milliseconds: performance.now() - began });
      });
      response.on('error', reject);
    }).on('error', reject);
  });
}

export function closeConnections(): void {
  agent.destroy();
}
