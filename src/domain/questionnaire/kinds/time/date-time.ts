import { reportedDates } from '../../../answers/reported/reported-dates.ts';
import { isCalendarDate, isClockTime } from '../../../text/dhaka-time.ts';
import { formatClock, formatDay } from '../../../text/format.ts';
import type { Kind, Reading } from '../../kind.ts';
import type { QuestionOf } from '../../schema.ts';
import { freshQuestion } from '../fresh-question.ts';
import { imagineTime, judgeClock } from './clock.ts';
import { CLOCK_PARTS, joinClock, partsOfClock } from './clock-parts.ts';
import { askedDay, checkOrder, isWithin, nearestDay, whichDays } from './day-bounds.ts';
import { DAY_PARTS, joinDay, partsOfDay } from './day-parts.ts';
import { readTold } from './read-told.ts';

const PARTS = [...DAY_PARTS, ...CLOCK_PARTS];

/** A moment in Dhaka as YYYY-MM-DDTHH:MM, counted by its day. */
export const dateTime: Kind<'date_time', string> = {
  kind: 'date_time',
  seconds: 14,
  blank: (id) => ({ ...freshQuestion(id), kind: 'date_time' }),
  check: ({ id, min, max }) => checkOrder(id, min, max),
  hint: whichDays,
  held: {
    several: false,
    values: () => [],
    parts: {
      names: () => PARTS,
      least: () => PARTS.length,
      values: (answer, locale) => {
        const { day, time } = splitMoment(answer);
        return { ...partsOfDay(day, locale), ...partsOfClock(time, locale) };
      },
    },
  },
  testedBy: 'date_between',
  span: ({ min, max }) => ({ from: min, to: max }),
  read: (question, input) =>
    readTold(input, PARTS, joinMoment, (text) => judgeMoment(question, text.replace(' ', 'T'))),
  missing: () => ({ key: 'missingDateTime' }),
  imagine: (question, person) => {
    const time = imagineTime({ step: question.step }, person);
    return time && `${nearestDay(question, person.remember())}T${time}`;
  },
  countsAs: () => 'date_time',
  cells: (_question, answer) => ({ [`value:${splitMoment(answer).day}`]: 1n }),
  reported: reportedDates,
  words(_question, answer, locale) {
    const { day, time } = splitMoment(answer);
    return `${formatDay(day, locale)}, ${formatClock(time, locale)}`;
  },
  // As spreadsheets read a moment.
  plain: (_question, answer) => answer.replace('T', ' '),
  cellKind: 'moment',
};

function joinMoment(texts: readonly string[]): string {
  const day = joinDay(texts.slice(0, DAY_PARTS.length));
  const time = joinClock(texts.slice(DAY_PARTS.length));
  return day + time === '' ? '' : `${day}T${time}`;
}

function splitMoment(moment: string): { day: string; time: string } {
  const [day = '', time = ''] = moment.split('T');
  return { day, time };
}

function judgeMoment(question: QuestionOf<'date_time'>, moment: string): Reading<string> {
  const { day, time } = splitMoment(moment);
  if (moment !== `${day}T${time}` || !isCalendarDate(day) || !isClockTime(time))
    return { problem: { key: 'dateTime' } };
  const problem = isWithin(question, day) ? judgeClock({ step: question.step }, time) : askedDay(question);
  return problem ? { problem } : { answer: moment };
}
