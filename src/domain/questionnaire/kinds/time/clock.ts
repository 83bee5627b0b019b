// What times of day a question takes.
import { isClockTime } from '../../../text/dhaka-time.ts';
import type { Hint } from '../../hint.ts';
import type { Problem } from '../../kind.ts';
import type { MadeUpPerson } from '../../made-up-person.ts';
import type { ClockStep } from './clock-steps.ts';
import { isWithin } from './day-bounds.ts';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

interface Clock {
  min?: string | undefined;
  max?: string | undefined;
  step?: ClockStep | undefined;
}

/** The minutes of an hour that there are to choose from; none where any may be typed. */
export function minutesOf({ step }: Pick<Clock, 'step'>): number[] {
  return step ? Array.from({ length: HOUR_MINUTES / step }, (_, index) => index * step) : [];
}

export function whichTimes({ min, max }: Clock): Hint | undefined {
  if (min && max) return { key: 'timeBetween', values: { min, max } };
  if (min) return { key: 'timeFrom', values: { min } };
  return max ? { key: 'timeTo', values: { max } } : undefined;
}

/** Which time is asked for, as it is said to who gave another; nothing where any goes. */
export function askedTime({ min, max }: Clock): Problem | undefined {
  if (min && max) return { key: 'timeBetween', values: { min, max } };
  if (min) return { key: 'timeTooEarly', values: { min } };
  return max ? { key: 'timeTooLate', values: { max } } : undefined;
}

/** What is wrong with HH:MM; nothing where it is a time that may be given. */
export function judgeClock(clock: Clock, time: string): Problem | undefined {
  if (!isClockTime(time)) return { key: 'time' };
  if (!isWithin(clock, time)) return askedTime(clock);
  const { step } = clock;
  return step && minutesIn(time) % step !== 0 ? { key: 'timeInSteps', values: { step } } : undefined;
}

/** The first time that may be given; undefined where there is none. */
export function firstTime({ min = '00:00', max = '23:59', ...clock }: Clock): string | undefined {
  const step: number = clock.step ?? 1;
  const first = Math.ceil(minutesIn(min) / step) * step;
  return first <= minutesIn(max) ? clockOf(first) : undefined;
}

/** A time that somebody makes up. */
export function imagineTime(clock: Clock, person: MadeUpPerson): string | undefined {
  const { min = '00:00', max = '23:59' } = clock;
  const step: number = clock.step ?? 1;
  const minutes = Math.floor(person.reckon(minutesIn(min), minutesIn(max), 0) / step) * step;
  const time = minutesAfter('00:00', minutes);
  return isWithin(clock, time) ? time : firstTime(clock);
}

/** So many minutes later, or earlier where they are less than 0, round the clock. */
export function minutesAfter(time: string, minutes: number): string {
  const later = (minutesIn(time) + minutes) % DAY_MINUTES;
  return clockOf((later + DAY_MINUTES) % DAY_MINUTES);
}

function minutesIn(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * HOUR_MINUTES + minute;
}

function clockOf(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
