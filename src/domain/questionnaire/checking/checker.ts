import { isVotable } from '../../answers/poll/poll-results.ts';
import { checkDefault } from '../../answers/reading/default-answers.ts';
import { checkClock } from '../../quiz/check-clock.ts';
import { checkDraws } from '../../quiz/check-draws.ts';
import { checkDuring } from '../../quiz/check-during.ts';
import { checkMarking } from '../../quiz/check-marking.ts';
import { checkQuestionTime } from '../../quiz/check-question-time.ts';
import type { Clock } from '../../quiz/clock.ts';
import { checkPractice } from '../../quiz/practice/check-practice.ts';
import type { Practice } from '../../quiz/practice/practice.ts';
import type { Reveal } from '../../quiz/reveal.ts';
import { checkSeries } from '../../quiz/series/check-series.ts';
import type { Series } from '../../quiz/series/series.ts';
import type { Locale } from '../../text/locale.ts';
import { isBlank, type Localized } from '../../text/localized.ts';
import { checkClosings } from '../closings/check-closings.ts';
import type { Finding } from '../finding.ts';
import { checkHiddenValues } from '../hidden-values/check-hidden-values.ts';
import { checkPatterns } from '../kinds/text/pattern/check-patterns.ts';
import { checkLogic } from '../logic/check-logic.ts';
import { checkShuffle } from '../logic/check-shuffle.ts';
import { checkPipedClosing, checkPiping } from '../piping/check-piping.ts';
import { inText } from '../piping/find-piped.ts';
import { checkQuotas } from '../quotas/check-quotas.ts';
import type { Quota } from '../quotas/quota-schema.ts';
import { checkQuestion, isAsking } from '../registry.ts';
import type { Image, Question, Questionnaire, Section } from '../schema.ts';
import { textsOf } from '../texts/question-texts.ts';
import { PROJECT_CLOSING } from '../texts/questionnaire-texts.ts';
import { checkVariables } from '../variables/check-variables.ts';
import { findBrokenLinks } from './find-broken-links.ts';
import { findGaps } from './find-gaps.ts';

/** What respondents read around the questions, and the languages they choose among. */
export interface Surroundings {
  title: Localized;
  description: Localized;
  closingText: Localized;
  cover?: Image | null;
  languages: readonly Locale[];
  /** One question is voted on. */
  isPoll?: boolean;
  /** Answers are marked. */
  isQuiz?: boolean;
  /** How long those who take it have. */
  clock?: Clock | null;
  /** How long each question may take. */
  questionSeconds?: number | null;
  /** What is shown of it, by when; and whether it may be during. */
  reveal?: Reveal | null;
  mayTellDuring?: boolean;
  /** Whoever passes has something to show. */
  certificate?: boolean;
  /** How it is practised, where it is. */
  practice?: Practice | null;
  /** How its rounds follow each other, where it has any. */
  series?: Series | null;
  quotas: readonly Quota[];
  responseLimit?: number | null;
}

/**
 * Reads a survey as its respondents will, in each of its languages, before it is published. What a respondent could not
 * read or answer is an error; what only reads badly is a warning.
 */
export function checkSurvey(around: Surroundings, questionnaire: Questionnaire): Finding[] {
  return [
    ...checkSurroundings(around),
    ...(around.isPoll ? checkPoll(questionnaire) : []),
    ...checkQuestionnaire(questionnaire, around.languages).filter((finding) => !isSaidInTheEnd(finding, around)),
    ...checkDraws(questionnaire, around.isQuiz === true),
    ...(around.isQuiz ? checkMarking(questionnaire, around.languages) : []),
    ...(around.clock ? checkClock(around.clock, questionnaire, around.languages) : []),
    ...(around.questionSeconds ? checkQuestionTime(around.questionSeconds, questionnaire, around.languages) : []),
    ...(around.reveal ? checkDuring(around.reveal, around.mayTellDuring === true) : []),
    ...(around.certificate && questionnaire.marking?.pass === undefined ? [NOBODY_PASSES] : []),
    ...(around.practice ? checkPractice(questionnaire) : []),
    ...(around.series ? checkSeries(around.series, questionnaire) : []),
    ...checkPipedClosing(around.closingText, questionnaire, around.languages),
    ...checkQuotas(around.quotas, questionnaire, around.responseLimit, around.languages),
  ];
}

const NOBODY_PASSES: Finding = { severity: 'warning', key: 'certificateWithoutPass' };

/** What no text of the questionnaire says, the closing text may. */
function isSaidInTheEnd({ key, variableId }: Finding, { closingText }: Surroundings): boolean {
  return key === 'valueUnused' && inText(closingText, PROJECT_CLOSING).some(({ piped }) => piped.id === variableId);
}

function checkPoll({ sections }: Questionnaire): Finding[] {
  const asked = sections.flatMap(({ id, questions }) => questions.map((question) => ({ sectionId: id, question })));
  return asked.flatMap(({ sectionId, question }, index): Finding[] => {
    const at = { severity: 'error', sectionId, questionId: question.id } as const;
    if (index > 0) return [{ ...at, key: 'pollAsksOne' }];
    return isVotable(question.kind) ? [] : [{ ...at, key: 'pollNeedsChoice' }];
  });
}

function checkSurroundings({ title, description, closingText, cover, languages }: Surroundings): Finding[] {
  return [
    ...findGaps(title, languages, { severity: 'error', key: 'missingProjectTitle', text: 'title' }),
    ...findGaps(description, languages, { severity: 'warning', key: 'missingDescription', text: 'description' }),
    ...findGaps(closingText, languages, { severity: 'warning', key: 'missingClosingText', text: 'closingText' }),
    ...findBrokenLinks(description, languages, { text: 'description' }),
    ...findBrokenLinks(closingText, languages, { text: 'closingText' }),
    ...(cover && !cover.decorative ? checkCoverAlt(cover.alt, languages) : []),
  ];
}

function checkCoverAlt(alt: Localized, languages: readonly Locale[]): Finding[] {
  const at = { severity: 'error', text: 'coverAlt' } as const;
  return isBlank(alt) ? [{ ...at, key: 'blankAlt' }] : findGaps(alt, languages, { ...at, key: 'missingAlt' });
}

/** As `checkSurvey`, for the questions alone. */
export function checkQuestionnaire(questionnaire: Questionnaire, languages: readonly Locale[]): Finding[] {
  const { sections } = questionnaire;
  if (!sections.some((section) => section.questions.some(isAsking))) return [{ severity: 'error', key: 'noQuestions' }];
  return [
    ...sections.flatMap((section) => checkSection(section, languages)),
    ...checkLogic(questionnaire, languages),
    ...checkShuffle(questionnaire),
    ...checkHiddenValues(questionnaire, languages),
    ...checkVariables(questionnaire),
    ...checkClosings(questionnaire, languages),
    ...checkPiping(questionnaire, languages),
    ...checkPatterns(questionnaire),
  ];
}

// Questionnaires are never changed in place: what was found in a part is true of it for good, and a key pressed in one
// question does not make all others be read again.
const known = new WeakMap<Section | Question, Map<string, readonly Finding[]>>();

/** What is found in one section and its questions; the same array for the same section. */
export function checkSection(section: Section, languages: readonly Locale[]): readonly Finding[] {
  return once(section, languages, () => [
    ...checkSectionTexts(section, languages),
    ...section.questions.flatMap((question) => {
      const found = once(question, languages, () => [
        ...checkTexts(question, languages),
        ...checkQuestion(question),
        ...checkDefault(question),
      ]);
      return found.map((finding) => ({ ...finding, sectionId: section.id }));
    }),
  ]);
}

function once(
  part: Section | Question,
  languages: readonly Locale[],
  find: () => readonly Finding[],
): readonly Finding[] {
  const byLanguages = known.get(part) ?? new Map<string, readonly Finding[]>();
  known.set(part, byLanguages);
  const key = languages.join();
  const found = byLanguages.get(key) ?? find();
  byLanguages.set(key, found);
  return found;
}

function checkSectionTexts(
  { id: sectionId, title, intro, questions }: Section,
  languages: readonly Locale[],
): Finding[] {
  if (questions.length === 0) return [{ severity: 'warning', key: 'emptySection', sectionId }];
  const missing = { severity: 'warning', key: 'missingSection', sectionId } as const;
  const inTitle = findGaps(title, languages, { ...missing, text: 'title' });
  const inIntro = findGaps(intro, languages, { ...missing, text: 'intro' });
  return [
    ...inTitle,
    ...inIntro.filter(({ key }) => !inTitle.some((finding) => finding.key === key)),
    ...findBrokenLinks(title, languages, { sectionId, text: 'title' }),
    ...findBrokenLinks(intro, languages, { sectionId, text: 'intro' }),
  ];
}

function checkTexts(question: Question, languages: readonly Locale[]): Finding[] {
  const questionId = question.id;
  return textsOf(question).flatMap(({ text, place: { blank, missing, most: _most, isIdle, ...where } }): Finding[] => {
    if (isIdle) return [];
    if (isBlank(text)) return blank ? [{ ...where, key: blank, questionId }] : [];
    return [
      ...findGaps(text, languages, { ...where, key: missing, questionId }),
      ...findBrokenLinks(text, languages, { questionId, text: where.text }),
    ];
  });
}
