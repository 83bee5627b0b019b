// Options that are taken from an earlier question: who chose what there decides what is offered here.
import { type Answer, chosenOf } from '../../answers/answer.ts';

/** Where options are taken from, and which: those that were chosen there, or the others that were offered. */
export interface Carried {
  from: string;
  which: 'chosen' | 'not_chosen';
}

/** What of a question says what it offers. */
export interface Carrying {
  carried?: Carried | undefined;
  /** Copies of those of the earlier question, and its own. */
  options?: readonly { id: string; carried?: boolean | undefined }[] | undefined;
}

/** The earlier question, as far as it was asked. */
interface Source {
  answer: Answer | undefined;
  /** Left out: all that it has. */
  offered: ReadonlySet<string> | undefined;
}

/** What a respondent is offered by a question that carries; nothing is taken from one they were not asked. */
export function offeredTo(question: Carrying, source: Source | undefined): ReadonlySet<string> {
  const { carried, options = [] } = question;
  const chosen = new Set(source?.answer === undefined ? [] : chosenOf(source.answer));
  const isTaken = (id: string) =>
    source !== undefined && (source.offered?.has(id) ?? true) && chosen.has(id) === (carried?.which === 'chosen');
  return new Set(options.filter((option) => !option.carried || isTaken(option.id)).map(({ id }) => id));
}
