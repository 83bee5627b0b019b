import { createServer, type Server, type Socket } from 'node:net';
import type { BackendConnection, SharedBackend } from './shared-backend.ts';
import { WireReader } from './wire-messages.ts';

/** Speaks PostgreSQL's protocol on sockets in front of the shared backend. */
export function createWireServer(backend: SharedBackend): Server {
  return createServer((socket) => serve(socket, backend));
}

function serve(socket: Socket, backend: SharedBackend): void {
  socket.setNoDelay(true);
  const reader = new WireReader();
  const connection: BackendConnection = {
    write: (bytes) => {
      // A copy: the bytes are a view of the backend's memory, reused by the next statement.
      if (socket.writable) socket.write(Buffer.from(bytes));
    },
    drop: (reason) => {
      if (socket.writable) socket.end(fatalError(reason));
    },
  };
  socket.on('data', (chunk) => {
    for (const unit of reader.read(chunk)) {
      if (unit.kind === 'refuse-encryption') socket.write('N');
      else if (unit.kind === 'end') socket.end();
      else backend.enqueue(connection, unit.bytes);
    }
  });
  socket.on('error', () => socket.destroy());
  socket.on('close', () => backend.forget(connection));
}

function fatalError(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C25P03\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
