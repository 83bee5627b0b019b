import { expect, it } from 'vitest';
import { oneAfterAnother } from './one-after-another.ts';

/** Work that ends when it is told to. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: () => promise, resolve, reject };
}

it('does the work of one caller in order, and that of others beside it', async () => {
  const inLine = oneAfterAnother(3);
  const begun: string[] = [];
  const begin = (name: string, work: () => Promise<string>) => () => {
    begun.push(name);
    return work();
  };
  const [first, second, other] = [held(), held(), held()];
  const one = inLine('me', begin('first', first.work));
  const two = inLine('me', begin('second', second.work));
  const three = inLine('you', begin('other', other.work));
  other.resolve('theirs');
  expect(await three).toBe('theirs');
  expect(begun).toEqual(['first', 'other']);
  first.reject(new Error('failed'));
  await expect(one).rejects.toThrow('failed');
  second.resolve('mine');
  expect(await two).toBe('mine');
  expect(begun).toEqual(['first', 'other', 'second']);
});

it('refuses what is too much at once, and takes more once there is room', async () => {
  const inLine = oneAfterAnother(1);
  const first = held();
  const one = inLine('me', first.work);
  await expect(inLine('me', async () => 'more')).rejects.toMatchObject({ code: 'busy' });
  first.resolve('done');
  await one;
  expect(await inLine('me', async () => 'more')).toBe('more');
});
