import { expect, test } from 'vitest';
import { WireReader } from './wire-messages.ts';

function message(type: string, body = ''): Buffer {
  const bytes = Buffer.alloc(5 + Buffer.byteLength(body));
  bytes.write(type);
  bytes.writeInt32BE(bytes.length - 1, 1);
  bytes.write(body, 5);
  return bytes;
}

function startup(code: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeInt32BE(8, 0);
  bytes.writeInt32BE(code, 4);
  return bytes;
}

function startedReader(): WireReader {
  const reader = new WireReader();
  reader.read(startup(196608));
  return reader;
}

test('encryption is refused and the real startup then passed on', () => {
  const reader = new WireReader();
  expect(reader.read(startup(80877103))).toEqual([{ kind: 'refuse-encryption' }]);
  expect(reader.read(startup(196608))).toEqual([{ kind: 'run', bytes: startup(196608) }]);
});

test('the messages of one statement stay together, whatever the chunks they come in', () => {
  const statement = Buffer.concat(['P', 'B', 'D', 'E', 'S'].map((type) => message(type, 'ক'.repeat(9))));
  for (const size of [1, 3, 7, 1_000]) {
    const reader = startedReader();
    const units = [];
    for (let at = 0; at < statement.length; at += size) units.push(...reader.read(statement.subarray(at, at + size)));
    expect(units).toEqual([{ kind: 'run', bytes: statement }]);
  }
});

test('two statements in one chunk are two units', () => {
  const first = message('Q', 'BEGIN');
  const second = Buffer.concat([message('P'), message('S')]);
  expect(startedReader().read(Buffer.concat([first, second]))).toEqual([
    { kind: 'run', bytes: first },
    { kind: 'run', bytes: second },
  ]);
});

test('goodbye ends the connection', () => {
  expect(startedReader().read(message('X'))).toEqual([{ kind: 'end' }]);
});
