import type { Answer } from '../../answers/answer.ts';
import { isInParts } from '../../answers/answer.ts';
import { entriesIn, withEntries } from '../../answers/entries.ts';
import { DAY_MS } from '../../text/durations.ts';
import type { AnswerTest } from '../logic/condition.ts';

const MINUTE_MS = 60_000;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

/**
 * What may be sent as an answer so that a test just holds, or just does not: the options it names, and numbers, days
 * and times at its bounds and beside them. `usual` is some answer to the question; whoever has these read learns which
 * of them it takes.
 */
export function nearBounds(test: AnswerTest, usual: Answer | undefined): unknown[] {
  const said = saidNear(test);
  const { row } = test;
  if (row === undefined) {
    if (test.op !== 'number_between' || usual === undefined || entriesIn(usual) === undefined) return said;
    return said.flatMap((count) => (typeof count === 'number' ? (withEntries(usual, count) ?? []) : []));
  }
  if (typeof usual !== 'object') return [];
  if (isInParts(usual)) return said.map((part) => ({ ...usual, [row]: part }));
  // What was put in order: at the places that the test speaks of.
  const others = usual.filter((id) => id !== row);
  return said.flatMap((place) => (typeof place === 'number' ? [others.toSpliced(place - 1, 0, row)] : []));
}

function saidNear(test: AnswerTest): unknown[] {
  switch (test.op) {
    case 'answered':
      return [];
    case 'chose':
      return [...test.options.flatMap((option) => [option, [option]]), test.options];
    case 'contains':
      return [test.text];
    case 'number_between':
      return boundsOf(test).flatMap((bound) => [bound, bound - 1, bound + 1]);
    case 'date_between':
      return boundsOf(test).flatMap((day) => {
        const days = [0, -DAY_MS, DAY_MS].map((by) => moved(`${day}T00:00Z`, by)?.slice(0, DAY_LENGTH));
        return days.flatMap((one) => [one, `${one}T12:00`]);
      });
    case 'time_between':
      return boundsOf(test).flatMap((time) =>
        [0, -MINUTE_MS, MINUTE_MS].map((by) => moved(`2000-01-01T${time}Z`, by)?.slice(DAY_LENGTH + 1, DAY_LENGTH + 6)),
      );
  }
}

function boundsOf<Bound>({ min, max }: { min?: Bound | undefined; max?: Bound | undefined }): Bound[] {
  return [min, max].filter((bound) => bound !== undefined);
}

function moved(instant: string, by: number): string | undefined {
  const at = Date.parse(instant) + by;
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}
