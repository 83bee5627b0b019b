import { expect, it } from 'vitest';
import { openQueue, type Unsent } from './queue.ts';
import { createSender, type Verdict } from './sender.ts';

const shut = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** A sender whose server answers as told, one reply after the other; undefined is a broken connection. */
function setUp(replies: (Verdict | undefined)[]) {
  let made = 0;
  const queue = openQueue('respondent', shut, () => `key-${++made}`);
  const told: string[] = [];
  const sent: Unsent[] = [];
  const waiting: { callback: () => void; milliseconds: number }[] = [];
  const sender = createSender({
    queue,
    async send(entry) {
      sent.push(entry);
      const reply = replies.shift();
      if (!reply) throw new TypeError('no connection');
      return reply;
    },
    isOffline: () => true,
    onState: (state) => told.push(state),
    onTaken: ({ question }, answered) => told.push(`${question} taken, ${answered} in all`),
    onRefused: ({ question }, message) => told.push(`${question} refused: ${message}`),
    onOver: () => told.push('over'),
    later: (callback, milliseconds) => void waiting.push({ callback, milliseconds }),
  });
  return { queue, sender, told, sent, waiting };
}

const taken = (answered: number): Verdict => ({ kind: 'taken', answered });

it('sends one after the other and says when all have arrived', async () => {
  const { queue, sender, told, sent } = setUp([taken(1), taken(2)]);
  queue.add('a', '1');
  queue.add('b', '2');
  await sender.flush();
  expect(sent.map(({ question }) => question)).toEqual(['a', 'b']);
  expect(told).toEqual(['saving', 'a taken, 1 in all', 'saving', 'b taken, 2 in all', 'saved']);
});

it('sends an unconfirmed answer again with the same key, after longer and longer waits', async () => {
  const { queue, sender, told, sent, waiting } = setUp([undefined, { kind: 'later' }, taken(1)]);
  queue.add('a', '1');
  await sender.flush();
  await sender.flush();
  expect(waiting.map(({ milliseconds }) => milliseconds)).toEqual([1000, 2000]);
  await sender.flush();
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(told.filter((line) => line !== 'saving')).toEqual(['offline', 'failed', 'a taken, 1 in all', 'saved']);
});

it('a refused answer does not hold up the others', async () => {
  const { queue, sender, told } = setUp([{ kind: 'refused', message: 'too large' }, taken(1)]);
  queue.add('a', '999');
  queue.add('b', '1');
  await sender.flush();
  expect(told).toContain('a refused: too large');
  expect(queue.all()).toEqual([]);
});

it('ends with the respondent', async () => {
  const { queue, sender, told } = setUp([{ kind: 'over' }]);
  queue.add('a', '1');
  queue.add('b', '1');
  await sender.flush();
  expect(told).toEqual(['saving', 'over']);
  expect(queue.all()).toEqual([]);
});

it('is not started twice at the same time, and stays silent with nothing to send', async () => {
  const { queue, sender, told, sent } = setUp([taken(1)]);
  await sender.flush();
  expect(told).toEqual([]);
  queue.add('a', '1');
  await Promise.all([sender.flush(), sender.flush()]);
  expect(sent).toHaveLength(1);
});
