import { expect, test } from 'vitest';
import { sendingLine } from './sending-line.ts';

/** A line of names, each of which is on its way until it is said to have arrived. */
function lineOfNames() {
  const told: (number | undefined)[] = [];
  const begun: string[] = [];
  const ended: string[] = [];
  const arrivals = new Map<string, () => void>();
  const line = sendingLine<string>({
    async send(name, _tell, signal) {
      begun.push(name);
      await new Promise<void>((resolve) => {
        arrivals.set(name, resolve);
        signal.addEventListener('abort', () => resolve());
      });
      if (!signal.aborted) ended.push(name);
    },
    onShare: (share) => told.push(share),
    onBegin: () => told.push(0),
  });
  async function arrive(name: string): Promise<void> {
    arrivals.get(name)?.();
    await new Promise(setImmediate);
  }
  return { line, told, begun, ended, arrive };
}

test('what is added while others are on their way waits for them', async () => {
  const { line, told, begun, ended, arrive } = lineOfNames();
  line.add(['a']);
  line.add(['b', 'c']);
  expect(begun).toEqual(['a']);
  await arrive('a');
  expect(begun).toEqual(['a', 'b']);
  await arrive('b');
  await arrive('c');
  expect(ended).toEqual(['a', 'b', 'c']);
  expect(told).toEqual([0, 0, 1 / 3, 2 / 3, undefined]);
});

test('stopping ends the one on its way and gives up the others, and the next begin anew', async () => {
  const { line, told, begun, ended, arrive } = lineOfNames();
  line.add(['a', 'b']);
  line.stop();
  line.add(['c']);
  await arrive('a');
  await arrive('c');
  expect([begun, ended]).toEqual([['a', 'c'], ['c']]);
  expect(told.at(-1)).toBe(undefined);
});

test('nothing added begins nothing', () => {
  const { line, told } = lineOfNames();
  line.add([]);
  expect(told).toEqual([]);
});
