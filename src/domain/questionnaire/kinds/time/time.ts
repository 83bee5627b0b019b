import { reportedTimes } from '../../../answers/reported/reported-times.ts';
import { formatClock } from '../../../text/format.ts';
import type { Finding } from '../../finding.ts';
import type { Kind } from '../../kind.ts';
import type { QuestionOf } from '../../schema.ts';
import { freshQuestion } from '../fresh-question.ts';
import { askedTime, firstTime, imagineTime, judgeClock, whichTimes } from './clock.ts';
import { CLOCK_PARTS, joinClock, partsOfClock } from './clock-parts.ts';
import { checkOrder } from './day-bounds.ts';
import { readTold } from './read-told.ts';

/** A time of day as HH:MM on the 24-hour clock, whose text order is the order of the day. */
export const time: Kind<'time', string> = {
  kind: 'time',
  seconds: 8,
  blank: (id) => ({ ...freshQuestion(id), kind: 'time' }),
  check: checkTime,
  hint: whichTimes,
  held: {
    several: false,
    values: () => [],
    parts: { names: () => CLOCK_PARTS, least: () => CLOCK_PARTS.length, values: partsOfClock },
  },
  testedBy: 'time_between',
  span: ({ min = '00:00', max = '23:59' }) => ({ from: min, to: max }),
  read: (question, input) =>
    readTold(input, CLOCK_PARTS, joinClock, (text) => {
      const problem = judgeClock(question, text);
      return problem ? { problem } : { answer: text };
    }),
  missing: (question) => askedTime(question) ?? { key: 'missingTime' },
  imagine: imagineTime,
  countsAs: () => 'time',
  cells: (_question, answer) => ({ [`value:${answer}`]: 1n }),
  reported: reportedTimes,
  words: (_question, answer, locale) => formatClock(answer, locale),
  plain: (_question, answer) => answer,
  cellKind: 'time',
};

function checkTime(question: QuestionOf<'time'>): Finding[] {
  const { id: questionId, min = '00:00', max = '23:59', step = 1 } = question;
  const order = checkOrder(questionId, min, max);
  if (order.length > 0 || firstTime(question)) return order;
  return [{ severity: 'error', key: 'noTimeBetween', values: { min, max, step }, questionId }];
}
