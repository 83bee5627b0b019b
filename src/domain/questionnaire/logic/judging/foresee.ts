import { LOCALES, type Locale } from '../../../text/locale.ts';
import { carriedBy } from '../../carried/carrying.ts';
import { isAsking } from '../../registry.ts';
import type { Question, Questionnaire, Section } from '../../schema.ts';
import { rangesOf } from '../../variables/range-of-value.ts';
import { type Condition, namesOf } from '../condition.ts';
import { LANGUAGE } from '../facts.ts';
import type { Jump } from '../walk.ts';
import { judge, type Possible } from './judge.ts';

/** Of a condition that does not depend on what is answered. */
export interface Verdict {
  holds: boolean;
  /** Not only in the languages that the survey is in now. */
  isForGood: boolean;
}

/** What is known of everybody's way before anybody goes it. */
export interface Foreseen {
  /** Questions that nobody is asked. */
  unasked: ReadonlySet<string>;
  /** Those of them that everybody jumps over. */
  jumpedOver: ReadonlySet<string>;
  /** By {@link placeOf} a condition. */
  verdicts: ReadonlyMap<string, Verdict>;
  /** What respondents can be like in the end. */
  possible: Possible;
  /** What holds of everybody who comes to an end and is not screened out. */
  kept: readonly Condition[];
}

type Logic = 'showIf' | 'requireIf' | 'jumps';

/** What the condition of a part is known by: of several jumps also by which it is. */
export function placeOf(partId: string, logic: Logic, nth = 0): string {
  return `${partId} ${logic} ${nth}`;
}

interface Reading {
  languages: readonly Locale[];
  /** Whether a condition is whole where only these questions come before. */
  isWhole: (condition: Condition, before: ReadonlyMap<string, Question>) => boolean;
}

/**
 * Goes through the questions as everybody at once: who a condition may keep from a question goes on, and who is past
 * one that all jump from is elsewhere.
 */
export function foresee(questionnaire: Questionnaire, { languages, isWhole }: Reading): Foreseen {
  const { sections, variables = [], hiddenValues = [], closings = [] } = questionnaire;
  const all = sections.flatMap((section) => section.questions);
  const questions = new Map(all.filter(isAsking).map((one) => [one.id, one]));
  const before = new Map<string, Question>();
  const unasked = new Set<string>();
  const jumpedOver = new Set<string>();
  const answered = new Set<string>();
  const verdicts = new Map<string, Verdict>();
  const possible: Possible = {
    questions,
    hiddenValues,
    languages: LOCALES,
    ranges: rangesOf(variables, questions),
    unasked,
    answered,
  };
  const ahead = new Set([...sections, ...all].map(({ id }) => id));
  /** Where those are who jumped. */
  const landings = new Set<string>();
  let isAnybodyHere = true;
  const screeningOut = new Set(closings.flatMap(({ id, screensOut }) => (screensOut ? [id] : [])));
  const kept: Condition[] = [];
  /** Whoever is not screened out has come past every question so far. */
  let isEverybodyKept = true;

  function verdictOf(condition: Condition | undefined, place: string): boolean | undefined {
    if (!condition) return true;
    if (!isWhole(condition, before)) return undefined;
    const verdict = judge(condition, possible);
    const isOfNow = verdict === undefined && languages.length < LOCALES.length && namesOf(condition).includes(LANGUAGE);
    const holds = isOfNow ? judge(condition, { ...possible, languages }) : verdict;
    if (holds !== undefined) verdicts.set(place, { holds, isForGood: verdict !== undefined });
    return verdict;
  }

  function arrive(id: string): void {
    ahead.delete(id);
    if (landings.delete(id)) isAnybodyHere = true;
  }

  function goOn(question: Question, isOfAll: boolean): void {
    const { id, jumps = [] } = question;
    const open: Jump[] = [];
    let isTaken = false;
    for (const [nth, jump] of jumps.entries()) {
      const verdict = verdictOf(jump.if, placeOf(id, 'jumps', nth));
      if (verdict !== false) open.push(jump);
      isTaken = verdict === true;
      if (isTaken) break;
    }
    keep(open, isOfAll);
    for (const { to } of open) if (ahead.has(to)) landings.add(to);
    if (isOfAll && (isTaken || areAll(open))) isAnybodyHere = false;
  }

  /** Whether everybody takes one of these, where nobody has to take the first. */
  function areAll(jumps: readonly Jump[]): boolean {
    const conditions = jumps.flatMap((jump) => jump.if ?? []);
    if (conditions.length < 2 || !conditions.every((one) => isWhole(one, before))) return false;
    return judge({ op: 'or', of: conditions }, possible) === true;
  }

  function keep(jumps: readonly Jump[], isOfAll: boolean): void {
    for (const { if: condition, to } of jumps) {
      if (!screeningOut.has(to)) {
        // From here on others may be elsewhere, and take no part in what comes.
        isEverybodyKept = false;
        return;
      }
      // What a value comes to may be another by the end.
      const isLasting = condition && isWhole(condition, before) && !namesOf(condition).some((name) => isValue(name));
      if (isLasting && isEverybodyKept && isOfAll) kept.push({ op: 'not', of: condition });
    }
  }

  function isValue(name: string): boolean {
    return variables.some(({ id }) => id === name);
  }

  function lookAt(section: Section, isShown: boolean | undefined): void {
    for (const question of section.questions) {
      const { id, showIf, requireIf, required } = question;
      arrive(id);
      if (!isAnybodyHere) jumpedOver.add(id);
      const isAsked = isAnybodyHere && isShown !== false && verdictOf(showIf, placeOf(id, 'showIf'));
      if (isAsked === false) unasked.add(id);
      else if (requireIf) verdictOf(requireIf, placeOf(id, 'requireIf'));
      if (isAsking(question)) before.set(id, question);
      if (isAsked === false) continue;
      const isOfAll = isShown === true && isAsked === true && !carriedBy(question);
      const isPassedBy = !isOfAll || landings.size > 0 || section.shuffled === true;
      // Its own jumps lead only those who are asked.
      if (required && isAsking(question)) answered.add(id);
      goOn(question, isOfAll);
      if (isPassedBy) answered.delete(id);
    }
  }

  for (const section of sections) {
    arrive(section.id);
    lookAt(section, verdictOf(section.showIf, placeOf(section.id, 'showIf')));
  }
  return { unasked, jumpedOver, verdicts, possible: { ...possible, answered: new Set() }, kept };
}
