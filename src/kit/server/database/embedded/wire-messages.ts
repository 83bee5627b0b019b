// Cuts a client's byte stream into what the one backend must run in one go.

const SSL_REQUEST = 80877103;
const GSS_REQUEST = 80877104;
const CANCEL_REQUEST = 80877102;
const QUERY = 0x51;
const SYNC = 0x53;
const TERMINATE = 0x58;

export type WireUnit = { kind: 'refuse-encryption' } | { kind: 'run'; bytes: Buffer } | { kind: 'end' };

/**
 * Units of work of one connection. Parse, Bind, Describe, Execute up to their Sync are ONE unit: all connections share
 * a single unnamed statement, so another connection's message between them would run the wrong statement.
 */
export class WireReader {
  #buffer: Buffer = Buffer.alloc(0);
  #started = false;
  #scanned = 0;

  read(chunk: Buffer): WireUnit[] {
    this.#buffer = this.#buffer.length === 0 ? chunk : Buffer.concat([this.#buffer, chunk]);
    const units: WireUnit[] = [];
    for (let unit = this.#next(); unit; unit = this.#next()) units.push(unit);
    return units;
  }

  #next(): WireUnit | null {
    return this.#started ? this.#nextMessages() : this.#nextStartup();
  }

  #nextStartup(): WireUnit | null {
    if (this.#buffer.length < 8) return null;
    const length = this.#buffer.readInt32BE(0);
    if (this.#buffer.length < length) return null;
    const code = this.#buffer.readInt32BE(4);
    const bytes = this.#cut(length);
    if (code === SSL_REQUEST || code === GSS_REQUEST) return { kind: 'refuse-encryption' };
    if (code === CANCEL_REQUEST) return { kind: 'end' };
    this.#started = true;
    return { kind: 'run', bytes };
  }

  #nextMessages(): WireUnit | null {
    while (this.#buffer.length >= this.#scanned + 5) {
      const type = this.#buffer[this.#scanned];
      const end = this.#scanned + 1 + this.#buffer.readInt32BE(this.#scanned + 1);
      if (this.#buffer.length < end) return null;
      this.#scanned = end;
      if (type === TERMINATE) return { kind: 'end' };
      if (type === SYNC || type === QUERY) return { kind: 'run', bytes: this.#cut(end) };
    }
    return null;
  }

  #cut(length: number): Buffer {
    const bytes = this.#buffer.subarray(0, length);
    this.#buffer = this.#buffer.subarray(length);
    this.#scanned = 0;
    return bytes;
  }
}
