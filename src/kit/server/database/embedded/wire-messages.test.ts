import fc from 'fast-check';
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
  const text = fc.string({ unit: 'grapheme', maxLength: 20 });
  const prepared = text.map((body) => Buffer.concat([...'PBDES'].map((type) => message(type, body))));
  const simple = text.map((body) => message('Q', body));
  const statements = fc.array(fc.oneof(prepared, simple), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(statements, fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 40 }), (sent, sizes) => {
      const stream = Buffer.concat(sent);
      const reader = startedReader();
      const units = [];
      let from = 0;
      for (const size of [...sizes, stream.length]) {
        units.push(...reader.read(stream.subarray(from, from + size)));
        from += size;
      }
      expect(units).toEqual(sent.map((bytes) => ({ kind: 'run', bytes })));
    }),
  );
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
