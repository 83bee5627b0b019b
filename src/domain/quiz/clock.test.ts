import { describe, expect, it, test } from 'vitest';
import { checkClock } from './check-clock.ts';
import { type Clock, goesOn, lastMoment, overAt } from './clock.ts';
import { sampleQuiz } from './sample-quiz.ts';

const at = (minute: number, seconds = 0) => new Date(Date.UTC(2026, 2, 1, 6, minute, seconds));
const submit: Clock = { minutes: 10, onClose: 'submit' };
const grace: Clock = { minutes: 10, onClose: 'grace' };
const deadline = at(10);

describe('overAt', () => {
  const open = { endsAt: null, closedAt: null, isClosed: false };

  it.each([submit, grace])('is the deadline once what was sent in time has arrived: %o', (clock) => {
    expect(overAt({ clock, ...open }, deadline, at(10, 2))).toBeUndefined();
    expect(overAt({ clock, ...open }, deadline, at(10, 3))).toEqual({ at: deadline, by: 'deadline' });
  });

  it('is the moment at which it was closed by hand, however late somebody looks, before an end time too', () => {
    for (const endsAt of [null, at(6)]) {
      const closed = { endsAt, closedAt: at(4), isClosed: true };
      for (const now of [at(4), at(6, 1), at(9), at(50)])
        expect(overAt({ clock: submit, ...closed }, deadline, now)).toEqual({ at: at(4), by: 'close' });
      expect(overAt({ clock: submit, ...closed }, at(3), at(3, 1))).toEqual({ at: at(3), by: 'deadline' });
      expect(overAt({ clock: grace, ...closed }, deadline, at(4))).toBeUndefined();
    }
  });

  it('is the moment at which it is found to be full', () => {
    const full = { endsAt: null, closedAt: null, isClosed: true };
    expect(overAt({ clock: submit, ...full }, deadline, at(4))).toEqual({ at: at(4), by: 'close' });
    expect(overAt({ clock: submit, ...full }, deadline, at(10, 1))).toEqual({ at: deadline, by: 'deadline' });
  });

  it('is the end time, however late somebody looks', () => {
    const ended = { clock: submit, endsAt: at(4), closedAt: null, isClosed: true };
    // Written down as closed or not: what was sent in time may still be on its way.
    for (const closedAt of [null, at(4)]) {
      expect(overAt({ ...ended, closedAt }, deadline, at(4, 2))).toBeUndefined();
      for (const now of [at(4, 3), at(9), at(50)])
        expect(overAt({ ...ended, closedAt }, deadline, now)).toEqual({ at: at(4), by: 'close' });
    }
    expect(overAt({ ...ended, clock: grace }, deadline, at(50))).toEqual({ at: deadline, by: 'deadline' });
  });
});

test('the last moment is the end time where it comes first and nobody goes on', () => {
  expect(lastMoment({ clock: submit, endsAt: at(4), closedAt: null }, deadline)).toEqual(at(4));
  expect(lastMoment({ clock: submit, endsAt: at(14), closedAt: null }, deadline)).toEqual(deadline);
  expect(lastMoment({ clock: grace, endsAt: at(4), closedAt: at(4) }, deadline)).toEqual(deadline);
});

test('those alone go on who had begun, or whose answers were on their way as it ended', () => {
  const ending = (clock: Clock | null, endsAt: Date | null = at(4)) => ({ clock, endsAt });
  expect(goesOn(ending(grace), deadline, at(9))).toBe(true);
  expect(goesOn(ending(grace), null, at(9))).toBe(false);
  expect(goesOn(ending(null), deadline, at(4, 1))).toBe(false);
  expect([at(4), at(4, 2), at(4, 3)].map((now) => goesOn(ending(submit), deadline, now))).toEqual([true, true, false]);
  expect(goesOn(ending(submit, null), deadline, at(4))).toBe(false);
});

test('a time too short to read everything in one of the languages is warned of', () => {
  const long = { en: 'Word', bn: 'শব্দ '.repeat(600) };
  const sections = sampleQuiz.sections.map((section) => ({ ...section, intro: long }));
  const questionnaire = { ...sampleQuiz, sections };
  const check = (minutes: number, languages: ('en' | 'bn')[]) =>
    checkClock({ ...submit, minutes }, questionnaire, languages).map(({ key, severity }) => `${severity} ${key}`);
  expect(check(2, ['en', 'bn'])).toEqual(['warning timeTooShort']);
  expect(check(2, ['en'])).toEqual([]);
  expect(check(3, ['en', 'bn'])).toEqual([]);
});
