import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { OpenConnections } from './open-connections.ts';

const REQUEST = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';

async function serve(): Promise<{ connections: OpenConnections; open(): Socket }> {
  const server: Server = createServer((_request, response) => response.end('answered'));
  const connections = new OpenConnections(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { connections, open: () => connect(port, '127.0.0.1') };
}

it('answers everybody whom the system had let in before it stopped', async () => {
  const { connections, open } = await serve();
  const replies = Array.from({ length: 40 }, () => {
    const socket = open();
    socket.write(REQUEST);
    return text(socket);
  });
  const stopped = connections.stop();
  for (const reply of await Promise.all(replies)) expect(reply).toMatch(/answered/);
  await stopped;
  const [refused] = await once(open(), 'error');
  expect(refused).toMatchObject({ code: 'ECONNREFUSED' });
});

it('answers once more on a connection that was just in use, and says that it was the last time', async () => {
  const { connections, open } = await serve();
  const socket = open();
  socket.write(REQUEST);
  expect(String((await once(socket, 'data'))[0])).toMatch(/connection: keep-alive/i);
  const stopped = connections.stop();
  socket.write(REQUEST);
  const last = await text(socket);
  expect(last).toMatch(/connection: close/i);
  expect(last).toMatch(/answered/);
  await stopped;
});

it('waits for nobody who says nothing', async () => {
  const { connections, open } = await serve();
  const socket = open();
  await once(socket, 'connect');
  const closed = once(socket, 'close');
  await connections.stop();
  await closed;
});
