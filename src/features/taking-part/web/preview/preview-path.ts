import type { Answers } from '#domain/answers/answer.ts';
import { defaultAnswers, hasDefaults } from '#domain/answers/reading/default-answers.ts';
import { applyPatch, readAnswers } from '#domain/answers/reading/read-answers.ts';
import { closingOf } from '#domain/questionnaire/closings/closing-of.ts';
import type { HiddenValues } from '#domain/questionnaire/hidden-values/hidden-value-name.ts';
import { readHiddenValues } from '#domain/questionnaire/hidden-values/hidden-values.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { pipedIn } from '#domain/text/piped.ts';
import { takingPartPaths } from '../../paths.ts';
import type { Respondent } from '../open-respondent.ts';

const PAGES = ['questions', 'branch', 'last-step', 'done'] as const;
type PreviewPage = (typeof PAGES)[number];

/** A text is cut: one sees that it was answered, and an address has little room. */
const LONGEST_TEXT = 60;
/** Of all answers, as written in the address: servers take headers of 16 kB, in which the address comes twice. */
const MOST_GIVEN = 5_000;

/** Before the name of a hidden value, which may be called as something else in the address. */
const HIDDEN_VALUE = 'v.';

/** Names the questions at which still stands what did from the start. */
const UNTOUCHED = 'untouched';

/** A page of a preview, with what was answered on the way. */
export function previewPath(respondent: Respondent, page: PreviewPage, step?: number): string {
  const { projectId, project, answers, untouched, hiddenValues, source } = respondent;
  const query = new URLSearchParams({ ...source, page });
  for (const [name, value] of Object.entries(hiddenValues)) query.set(HIDDEN_VALUE + name, value);
  if (step !== undefined) query.set('q', String(step));
  const given = carried(answers);
  const closing = page === 'done' && closingOf(project.questionnaire, answers, factsOf(respondent));
  if (closing) query.set('closing', closing.id);
  // The end may say what was answered.
  const says = respondent.asWritten || Object.values(project.closingText).some((text) => pipedIn(text).length > 0);
  if ((page !== 'done' || says) && (given !== '{}' || hasDefaults(project.questionnaire))) query.set('given', given);
  if (page !== 'done' && untouched.length > 0) query.set(UNTOUCHED, untouched.join(' '));
  return `${takingPartPaths.preview(projectId)}?${query}`;
}

function carried(answers: Answers): string {
  const entries = Object.entries(answers).map(([id, answer]) => {
    return [id, typeof answer === 'string' ? answer.slice(0, LONGEST_TEXT) : answer] as const;
  });
  const written = () => JSON.stringify(Object.fromEntries(entries));
  while (encodeURIComponent(written()).length > MOST_GIVEN) entries.shift();
  return written();
}

/**
 * What an address says was answered, as far as the questionnaire takes it: it may have changed since. One that says
 * nothing is that of somebody who begins.
 */
export function givenIn({ searchParams }: URL, questionnaire: Questionnaire): Respondent['answers'] {
  const told = searchParams.get('given');
  if (told === null) return defaultAnswers(questionnaire) as Respondent['answers'];
  try {
    const given: unknown = JSON.parse(told);
    return applyPatch({}, readAnswers(questionnaire, given).patch) as Respondent['answers'];
  } catch {
    return {};
  }
}

/** At which questions the address says that what stands there from the start was not sent yet. */
export function untouchedIn({ searchParams }: URL, questionnaire: Questionnaire): string[] {
  const ids = Object.keys(defaultAnswers(questionnaire));
  if (searchParams.get('given') === null) return ids;
  const told = new Set(searchParams.get(UNTOUCHED)?.split(' '));
  return ids.filter((id) => told.has(id));
}

/** The hidden values that an address brings along; what would be drawn is the first, unless it says otherwise. */
export function hiddenValuesIn({ searchParams }: URL, questionnaire: Questionnaire): HiddenValues {
  const named = [...searchParams].filter(([name]) => name.startsWith(HIDDEN_VALUE));
  const given = named.map(([name, value]) => [name.slice(HIDDEN_VALUE.length), value]);
  const first = (questionnaire.hiddenValues ?? []).flatMap(({ id, drawnFrom }) =>
    drawnFrom ? [[id, drawnFrom[0]]] : [],
  );
  return readHiddenValues(questionnaire, Object.fromEntries([...first, ...given]));
}

export function pageIn({ searchParams }: URL): PreviewPage | 'welcome' {
  const page = searchParams.get('page');
  return PAGES.find((each) => each === page) ?? 'welcome';
}

/** The closing that the address of a preview's last page names. */
export function closingIn({ searchParams }: URL, { closings = [] }: Questionnaire) {
  return closings.find(({ id }) => id === searchParams.get('closing'));
}
