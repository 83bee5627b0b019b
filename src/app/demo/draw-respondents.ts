import type { Answers } from '#domain/answers/answer.ts';
import { narrowTo } from '#domain/questionnaire/carried/narrow-to.ts';
import { pathOf, questionsOf } from '#domain/questionnaire/flow.ts';
import type { HiddenValues } from '#domain/questionnaire/hidden-values/hidden-value-name.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import { kindOf } from '#domain/questionnaire/registry.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { DAY_MS, MINUTE_MS } from '#domain/text/durations.ts';
import type { Locale } from '#domain/text/locale.ts';
import { drawAnswer, type Respondent } from './draw-answer.ts';
import { drawKeyedAnswer } from './draw-keyed-answer.ts';
import type { Habits } from './habits.ts';
import type { Random } from './random.ts';

/** What one person did: begun, and either submitted or left after some questions. */
export interface DemoRespondent {
  locale: Locale;
  hiddenValues: HiddenValues;
  startedAt: Date;
  /** When it was submitted, or the last answer was saved. */
  endedAt: Date;
  finished: boolean;
  answers: Answers;
}

export interface Turnout {
  people: number;
  /** The part of them who submit. */
  finishing: number;
  /** The part of them who answer in Bengali. */
  inBengali: number;
  /** The common mood, from 0 to 1. */
  mood: number;
  /** The first and last day of answering, in days before now. */
  days: readonly [first: number, last: number];
  /** What their links bring along, one link after the other; left out: nothing. */
  links?: readonly HiddenValues[];
}

/** By the hour in Dhaka: lunch, and the evening most of all. */
const HOURS = [1, 0, 0, 0, 0, 0, 1, 2, 3, 5, 6, 6, 7, 6, 5, 4, 4, 5, 6, 8, 10, 11, 8, 4];
const DHAKA_OFFSET_MS = 6 * 60 * MINUTE_MS;

/** Everybody who took part, the earliest first. */
export function drawRespondents(
  questionnaire: Questionnaire,
  habits: Habits,
  turnout: Turnout,
  now: Date,
  random: Random,
) {
  const { links = [{}] } = turnout;
  const respondents = Array.from({ length: turnout.people }, (_none, index) =>
    drawRespondent(questionnaire, habits, turnout, links[index % links.length] ?? {}, now, random),
  );
  return respondents.sort((one, other) => one.startedAt.getTime() - other.startedAt.getTime());
}

function drawRespondent(
  questionnaire: Questionnaire,
  habits: Habits,
  turnout: Turnout,
  hiddenValues: HiddenValues,
  now: Date,
  random: Random,
): DemoRespondent {
  const person: Respondent = {
    locale: random.happens(turnout.inBengali) ? 'bn' : 'en',
    mood: Math.min(1, Math.max(0, turnout.mood + random.bell() * 0.2)),
    startedAt: drawStart(turnout.days, now, random),
  };
  const finished = random.happens(turnout.finishing);
  const questions = questionsOf(questionnaire);
  // Who leaves mostly leaves early.
  const reached = finished ? questions.length : 1 + Math.floor(random.next() ** 2 * (questions.length - 1));
  const answers: DemoRespondent['answers'] = {};
  let seconds = 8;
  for (const question of questions.slice(0, reached)) {
    const { asked, required, offered } = pathOf(
      questionnaire,
      answers,
      factsOf({ _id: '', locale: person.locale, hiddenValues, source: {}, picked: null }),
    );
    if (!asked.includes(question)) continue;
    // Reading it, and then as long as its kind takes, for some twice that.
    seconds += 3 + random.next() * 2 * kindOf(question).seconds;
    const habit = habits[question.id];
    const offer = offered.get(question.id);
    const drawn = offer ? narrowTo(question, offer) : question;
    const key = questionnaire.marking?.questions[question.id]?.key;
    const answer =
      habit &&
      (key
        ? drawKeyedAnswer(drawn, key, habit, person, random)
        : drawAnswer(drawn, required.includes(question), habit, person, random));
    if (answer !== undefined) answers[question.id] = answer;
  }
  const { locale, startedAt } = person;
  const endedAt = new Date(startedAt.getTime() + Math.round(seconds) * 1000);
  return { locale, hiddenValues, startedAt, endedAt, finished, answers };
}

/** In days: a survey of one week is a week's talk, one of a month is passed on for longer. */
const FADING_OF_DAYS = 1 / 7;

/** More on the first days and after a reminder in the middle than in between. */
function drawStart([first, last]: Turnout['days'], now: Date, random: Random): Date {
  const length = first - last + 1;
  const left = (days: number) => Math.exp(-days / Math.max(2, length * FADING_OF_DAYS));
  const days = Array.from({ length }, (_none, day) => {
    const sinceReminder = day - Math.floor((first - last) / 2);
    return 2 + 10 * left(day) + (sinceReminder >= 0 ? 7 * left(sinceReminder) : 0);
  });
  const dhakaMidnight = Math.floor((now.getTime() + DHAKA_OFFSET_MS) / DAY_MS) * DAY_MS - DHAKA_OFFSET_MS;
  const day = dhakaMidnight - (first - random.place(days)) * DAY_MS;
  const start = day + (random.place(HOURS) + random.next()) * 60 * MINUTE_MS;
  // Later today has not come yet.
  const latest = now.getTime() - 15 * MINUTE_MS;
  return new Date(start > latest ? start - DAY_MS : start);
}
