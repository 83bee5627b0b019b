import { type Page, type PageSection, pagesOf, pathOf } from '#domain/questionnaire/flow.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import type { Walk } from '#domain/questionnaire/logic/walk.ts';
import { isAsking } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { allowsBack, askedDetails } from '#features/projects/policy.ts';
import { changeIn, changePath, morePath, questionsPath, stepIn } from './addresses.ts';
import type { Respondent } from './open-respondent.ts';
import { isOpen, openWithoutBack } from './still-open.ts';

export interface Place {
  page: Page;
  /** From 1; the page's number in the address, the same for everyone. */
  step: number;
  /** Everything on the page, whoever is asked it. */
  questions: readonly Question[];
  path: Walk<Question>;
  /** The pages before and after it on the path, where there are any. */
  previous: number | undefined;
  next: number | undefined;
  /** Somebody came from the last step to change one answer, and goes back there. */
  isChange: boolean;
  /** What they changed leads to pages that they have not seen, this one and these. */
  more: readonly number[] | undefined;
}

/**
 * The page that an address's `q` names; without a number the first with a question that nobody has answered yet. Where
 * each question has its time, it is the page of the one whose turn it is, whatever the address says.
 */
export function placeOf(respondent: Respondent, query: URLSearchParams): Place {
  if (respondent.turn) return placeOfTurn(respondent, respondent.turn);
  const pages = pagesOf(respondent.project.questionnaire, respondent.project.viewType);
  const path = pathOf(respondent.project.questionnaire, respondent.answers, factsOf(respondent));
  const steps = stepsOn(path, pages);
  const wanted = stepIn(query) ?? firstUnanswered(respondent, path, pages, steps);
  const step = Math.min(Math.max(wanted, 1), pages.length);
  const page = pages[step - 1] as Page;
  return {
    page,
    step,
    questions: page.sections.flatMap((part) => part.questions),
    path,
    previous: steps.findLast((other) => other < step),
    next: steps.find((other) => other > step),
    ...changeIn(respondent, query),
  };
}

/** The page of a question whose answer is final, to look at alone. */
export function placeOfFinal(respondent: Respondent, questionId: string): Place {
  const { turn } = respondent;
  const step = stepOfQuestion(respondent, questionId);
  const place = placeOf({ ...respondent, turn: null }, new URLSearchParams({ q: String(step) }));
  // What comes next the server knows.
  return turn ? { ...place, next: turn.question !== null || turn.more ? step + 1 : undefined } : place;
}

/** What is only said before the question stands above it: there is time for nothing else. */
function placeOfTurn(respondent: Respondent, { question, more }: NonNullable<Respondent['turn']>): Place {
  const { questionnaire } = respondent.project;
  const pages = pagesOf(questionnaire, 'step');
  const path = pathOf(questionnaire, respondent.answers, factsOf(respondent));
  const asks = ({ sections }: Page) => sections.some(({ questions }) => questions.some(isAsking));
  const at = Math.max(
    pages.findIndex(({ sections }) => sections.some(({ questions }) => questions.some(({ id }) => id === question))),
    0,
  );
  const first = pages.findLastIndex((page, index) => index < at && asks(page)) + 1;
  const sections = inOnePage(pages.slice(first, at + 1));
  return {
    page: { index: at, sections },
    step: at + 1,
    questions: sections.flatMap((part) => part.questions),
    path,
    previous: undefined,
    next: more ? at + 2 : undefined,
    isChange: false,
    more: undefined,
  };
}

function inOnePage(pages: readonly Page[]): PageSection[] {
  const parts: PageSection[] = [];
  for (const part of pages.flatMap(({ sections }) => sections)) {
    const before = parts.at(-1);
    if (before?.index !== part.index) parts.push(part);
    else parts[parts.length - 1] = { ...before, questions: [...before.questions, ...part.questions] };
  }
  return parts;
}

/**
 * The place itself, or where it is off the path the next one that is on it. Where a quiz tells of each question as it
 * is answered, nobody gets ahead of the first that is open.
 */
export function onPath(respondent: Respondent, place: Place): Place {
  if (respondent.turn) return place;
  const open = respondent.told && openWithoutBack(respondent, place.path)[0];
  const first = open ? stepOfQuestion(respondent, open.id) : place.step;
  return nearPath(
    respondent,
    place.step > first ? placeOf(respondent, new URLSearchParams({ q: String(first) })) : place,
  );
}

function nearPath(respondent: Respondent, place: Place): Place {
  const asked = new Set(place.path.asked);
  const step = place.next ?? place.previous;
  if (step === undefined || place.questions.some((question) => asked.has(question))) return forward(respondent, place);
  return forward(respondent, placeOf(respondent, new URLSearchParams({ q: String(step) })));
}

/** Where nobody goes back: from what is answered on to the next that is not, or else to the last page. */
function forward(respondent: Respondent, place: Place): Place {
  let at = place;
  while (isBehind(respondent, at) && at.next !== undefined)
    at = placeOf(respondent, new URLSearchParams({ q: String(at.next) }));
  return at;
}

/**
 * Whether nobody goes back to it: everything that is asked there is answered, and stays as it is. From a page that
 * nothing follows one submits.
 */
export function isBehind(respondent: Respondent, { questions, path, next }: Place): boolean {
  const { project, turn } = respondent;
  // All of them have had their turn.
  if (turn) return turn.question === null;
  if (allowsBack(project) || (next === undefined && !hasLastStep(respondent))) return false;
  const asked = new Set(path.asked);
  const open = new Set(openWithoutBack(respondent, path));
  const asking = questions.filter((question) => asked.has(question) && isAsking(question));
  return asking.length > 0 && !asking.some((question) => open.has(question));
}

/** Where one stays on the same page. */
export function herePath(respondent: Respondent, { step, isChange, more }: Place): string {
  if (more) return morePath(respondent, [step, ...more]);
  return isChange ? changePath(respondent, step) : questionsPath(respondent, step);
}

/** Whether somebody still says who they are, or looks at all of their answers, once everything is answered. */
export function hasLastStep({ project }: Respondent): boolean {
  return project.reviewAnswers || askedDetails(project).length > 0;
}

/** The page on which a question is asked. */
export function stepOfQuestion({ project }: Respondent, questionId: string): number {
  const pages = pagesOf(project.questionnaire, project.viewType);
  return (
    pages.findIndex((page) => page.sections.some((part) => part.questions.some(({ id }) => id === questionId))) + 1
  );
}

/** The pages of which anything is asked. */
function stepsOn({ asked }: Walk<Question>, pages: readonly Page[]): number[] {
  if (pages.length === 1) return [1];
  const onPath = new Set(asked);
  return pages
    .filter((page) => page.sections.some((part) => part.questions.some((question) => onPath.has(question))))
    .map(({ index }) => index + 1);
}

function firstUnanswered(
  respondent: Respondent,
  { asked }: Walk<Question>,
  pages: readonly Page[],
  steps: readonly number[],
): number {
  const onPath = new Set(asked);
  const askedOn = (step: number | undefined) =>
    (pages[(step ?? 0) - 1]?.sections ?? [])
      .flatMap((part) => part.questions)
      .filter((question) => onPath.has(question));
  const isLeft = (question: Question) => isAsking(question) && isOpen(respondent, question);
  let at = steps.findIndex((step) => askedOn(step).some(isLeft));
  if (at < 0) return steps.at(-1) ?? 1;
  // What is only said before it was perhaps not read yet.
  while (at > 0 && !askedOn(steps[at - 1]).some(isAsking)) at -= 1;
  return steps[at] ?? 1;
}
