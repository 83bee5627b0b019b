import type { Told } from '#domain/questionnaire/held.ts';
import { idOf, isWritten, readValue } from './fields.ts';
import type { Queue } from './queue.ts';

const PAUSE_IN_TYPING = 700;

interface Keeper {
  /** Puts the answer into the queue, if it is another than before. */
  keep(question: HTMLElement): void;
  /** The same once typing pauses, then calls back; what is not written out, such as half a year, begins no pause. */
  keepSoon(question: HTMLElement, then: () => void): void;
  /** Ends every pause: what is being typed is kept now. */
  keepTyped(): void;
  /** What is there already, on the page or in the queue. */
  know(questionId: string, value: Told | undefined): void;
}

/** Keeps the answers of a page as they change, each change once. */
export function createKeeper(queue: Queue): Keeper {
  const typing = new Map<HTMLElement, ReturnType<typeof setTimeout>>();
  const last = new Map<string, string>();

  function keep(question: HTMLElement): void {
    clearTimeout(typing.get(question));
    typing.delete(question);
    const value = readValue(question);
    if (value === undefined || last.get(idOf(question)) === JSON.stringify(value)) return;
    last.set(idOf(question), JSON.stringify(value));
    queue.add(idOf(question), value);
  }

  return {
    keep,
    keepSoon(question, then) {
      clearTimeout(typing.get(question));
      typing.delete(question);
      if (!isWritten(question)) return;
      const save = () => {
        keep(question);
        then();
      };
      typing.set(question, setTimeout(save, PAUSE_IN_TYPING));
    },
    keepTyped() {
      for (const question of typing.keys()) keep(question);
    },
    know: (questionId, value) => void last.set(questionId, JSON.stringify(value)),
  };
}
