import type { Locale } from '../../text/locale.ts';
import type { Localized } from '../../text/localized.ts';
import type { Finding } from '../finding.ts';
import { findQuestion, questionsOf } from '../flow.ts';
import { LIMITS } from '../limits.ts';
import { foreseen } from '../logic/check-logic.ts';
import { isAsking } from '../registry.ts';
import type { Questionnaire } from '../schema.ts';
import { PROJECT_CLOSING } from '../texts/questionnaire-texts.ts';
import { namesBehind } from '../variables/expression.ts';
import { findPiped, inText, type PipedAt } from './find-piped.ts';

type Problem = Pick<Finding, 'severity' | 'key' | 'values'>;

const WITHOUT_FALLBACK: Problem = { severity: 'warning', key: 'pipedWithoutFallback' };

/** Said of answers as they are read, where nothing is known of who gives them; or full of fields, which stay. */
const NEVER_FILLED: ReadonlySet<Finding['text']> = new Set(['patternMessage', 'passage']);
const NOT_HERE: Problem = { severity: 'error', key: 'pipedNotHere' };

const TOO_MANY: Problem = { severity: 'error', key: 'pipedTooMany', values: { max: LIMITS.pipedInText } };
const TOO_MANY_IN_ALL: Problem = { severity: 'error', key: 'pipedTooManyInAll', values: { max: LIMITS.pipedInAll } };

/**
 * What is wrong with what is piped into texts: it is not known there, or it may not be and nothing stands in its place.
 */
export function checkPiping(questionnaire: Questionnaire, languages: readonly Locale[]): Finding[] {
  const piped = findPiped(questionnaire);
  const inAll = piped.length > LIMITS.pipedInAll ? [TOO_MANY_IN_ALL] : [];
  return [...checkPiped(piped, questionnaire, languages), ...inAll];
}

/** The same of the project's own closing text, which comes after all of them. */
export function checkPipedClosing(
  closingText: Localized,
  questionnaire: Questionnaire,
  languages: readonly Locale[],
): Finding[] {
  return checkPiped(inText(closingText, PROJECT_CLOSING), questionnaire, languages);
}

function checkPiped(piped: readonly PipedAt[], questionnaire: Questionnaire, languages: readonly Locale[]): Finding[] {
  if (piped.length === 0) return [];
  const { sections, hiddenValues = [], variables } = questionnaire;
  const behind = namesBehind(variables);
  const questions = questionsOf(questionnaire);
  const places = new Map(questions.map(({ id }, index) => [id, index]));
  const firsts = new Map<string, number>();
  let asked = 0;
  for (const section of sections) {
    firsts.set(section.id, asked);
    asked += section.questions.length;
  }
  const { unasked } = foreseen(questionnaire, languages);
  const certain = certainlyAnswered(questionnaire);

  function problemOf({ piped: { from, id, fallback }, partId, place }: PipedAt): Problem | undefined {
    if (NEVER_FILLED.has(place.text)) return NOT_HERE;
    const isOpen = fallback === undefined;
    // A closing comes after all of them.
    const here = places.get(partId) ?? firsts.get(partId) ?? questions.length;
    if (from === 'value') {
      const names = behind.get(id);
      if (!names && !hiddenValues.some((value) => value.id === id)) return { severity: 'error', key: 'pipedGone' };
      return problemWithOrder(names, here) ?? (isOpen ? WITHOUT_FALLBACK : undefined);
    }
    const asked = places.get(id);
    const question = findQuestion(questionnaire, id);
    if (asked === undefined || !question || !isAsking(question)) return { severity: 'error', key: 'pipedGone' };
    if (asked >= here) return { severity: 'error', key: 'pipedLater' };
    if (unasked.has(id)) return { severity: 'error', key: 'pipedNeverAsked' };
    return isOpen && !certain.has(id) ? WITHOUT_FALLBACK : undefined;
  }

  /** A variable is what it comes to with the answers so far: with none of them it is not known. */
  function problemWithOrder(names: ReadonlySet<string> = new Set(), here: number): Problem | undefined {
    const asked = [...names].map((name) => places.get(name)).filter((place) => place !== undefined);
    const later = asked.filter((place) => place >= here);
    if (later.length === 0) return undefined;
    return later.length < asked.length
      ? { severity: 'warning', key: 'pipedValueSoFar' }
      : { severity: 'error', key: 'pipedValueLater' };
  }

  const sectionOf = new Map(sections.flatMap(({ id, questions: within }) => within.map((one) => [one.id, id])));
  const found = new Map<string, Finding>();
  const timesIn = new Map<string, number>();
  for (const at of piped) {
    const text = `${at.key} ${at.locale}`;
    const times = (timesIn.get(text) ?? 0) + 1;
    timesIn.set(text, times);
    const tooMany = times > LIMITS.pipedInText ? TOO_MANY : undefined;
    const problem = languages.includes(at.locale) ? (tooMany ?? problemOf(at)) : undefined;
    if (!problem) continue;
    const where = whereOf(at.partId, { sectionOf, firsts });
    const { text: named, optionId } = at.place;
    // Said once of a text, however often it stands there.
    found.set(`${text} ${problem.key}`, {
      ...problem,
      ...where,
      ...(named && { text: named }),
      ...(optionId !== undefined && { optionId }),
      locale: at.locale,
    });
  }
  return [...found.values()];
}

interface Parts {
  sectionOf: ReadonlyMap<string, string>;
  /** By section. */
  firsts: ReadonlyMap<string, number>;
}

function whereOf(
  partId: string,
  { sectionOf, firsts }: Parts,
): Pick<Finding, 'sectionId' | 'questionId' | 'closingId'> {
  const sectionId = sectionOf.get(partId);
  if (sectionId !== undefined) return { sectionId, questionId: partId };
  if (partId === PROJECT_CLOSING.partId) return {};
  return firsts.has(partId) ? { sectionId: partId } : { closingId: partId };
}

/** Questions that everybody who comes past them has answered: required, of all, and no jump leads over them. */
function certainlyAnswered({ sections }: Questionnaire): Set<string> {
  const certain = new Set<string>();
  for (const section of sections) {
    for (const question of section.questions) {
      if (question.required && !question.showIf && !section.showIf) certain.add(question.id);
      // From here on some may be elsewhere.
      if (question.jumps?.length) return certain;
    }
  }
  return certain;
}
