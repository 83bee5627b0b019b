import { AppError } from '#kit/contract/errors.ts';

/**
 * Costly work of each caller one piece after the other, so that whoever asks for much at once keeps themselves waiting
 * and nobody else. Refused with `busy` where so many of theirs are on the way already.
 */
export function oneAfterAnother(most: number) {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>();
  return async function inLine<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const line = lines.get(caller) ?? { last: Promise.resolve(), length: 0 };
    if (line.length >= most) throw new AppError('busy', { retryAfterSeconds: 2 });
    const mine = line.last.then(work);
    lines.set(caller, { last: mine.catch(() => undefined), length: line.length + 1 });
    try {
      return await mine;
    } finally {
      leave(caller);
    }
  };

  function leave(caller: string): void {
    const line = lines.get(caller);
    if (!line || line.length === 1) lines.delete(caller);
    else lines.set(caller, { ...line, length: line.length - 1 });
  }
}
