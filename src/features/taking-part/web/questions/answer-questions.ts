import { data, redirect } from 'react-router';
import { fitAnswer } from '#domain/answers/reading/fit-answer.ts';
import { type AnswerPatch, applyPatch, readAnswers } from '#domain/answers/reading/read-answers.ts';
import { narrowTo } from '#domain/questionnaire/carried/narrow-to.ts';
import { screensOut } from '#domain/questionnaire/closings/closing-of.ts';
import { pathOf } from '#domain/questionnaire/flow.ts';
import type { FieldValues } from '#domain/questionnaire/held.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import type { Walk } from '#domain/questionnaire/logic/walk.ts';
import { inputOf, isLacking, missingAnswer, problemsByPart, readAnswer } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { isLocale, type Locale, localizePath } from '#domain/text/locale.ts';
import { allowsBack } from '#features/projects/policy.ts';
import { ERROR_STATUS } from '#kit/contract/errors.ts';
import { takingPartPaths } from '../../paths.ts';
import { backPath, branchPath, donePath, latePath, questionsPath, toldPath } from '../addresses.ts';
import { fitted, type Respondent } from '../open-respondent.ts';
import { hasLastStep, herePath, isBehind, type Place, placeOf } from '../places.ts';
import { problemWords } from '../problem-words.ts';
import { leftOpen } from '../still-open.ts';
import type { Taker } from '../taker.ts';
import { goOn } from '../told/go-on.ts';
import { GO, TURN } from './go.ts';
import { inputsOf, NOTHING, readForm } from './read-form.ts';
import type { Refused } from './refused.ts';
import { MORE, makeRoom } from './room-for-more.ts';
import { NOTHING_SAVED, saveTyped } from './save-typed.ts';
import { drawnPath, lookBackIn, openedSince, wayOnFrom } from './way-on.ts';

/** That a question is not, or not any more, the one to be answered. */
const LATE_STATUS: ReadonlySet<number> = new Set([ERROR_STATUS.gone, ERROR_STATUS.conflict]);

/**
 * A form of questions was posted: saves it and goes where its button says. What can be saved is saved whatever the
 * button; only going on asks that everything on the page is right and every required question answered. Whoever is not
 * led through a last step has submitted with that, if the button said so: the path may end sooner than the page knew.
 * Whoever is screened out is led no further. Where nobody goes back, a page is saved whole, by going on from it.
 */
export async function answerQuestions(taker: Taker, respondent: Respondent, place: Place, form: FormData) {
  const go = (path: string, locale: Locale = taker.locale) => redirect(localizePath(path, locale), 303);
  const language = form.get('locale');
  if (isBehind(respondent, place))
    return go(questionsPath(respondent, place.step), isLocale(language) ? language : taker.locale);
  const { turn } = respondent;
  if (turn && !place.questions.some(({ id }) => id === form.get(TURN))) return go(latePath(respondent, place.step));
  const typed = readForm(place.questions, form);
  // Who goes on has had their turn, whatever the form says of it.
  if (turn?.question) typed[turn.question] ??= NOTHING;
  const cleared = form.get('clear');
  if (typeof cleared === 'string' && typed[cleared]) typed[cleared] = NOTHING;
  const isMore = makeRoom(typed, place.questions, form.get(MORE));
  const isStay = cleared !== null || isMore || isLocale(language);
  const isBack = !isStay && form.get('go') === GO.back;
  const look = isStay ? undefined : lookBackIn(form);
  const isGoingOn = !isStay && !isBack && !look;

  const { then, path, patch, taken } = answersAfter(respondent, place, typed);
  const drawn = drawnPath(form, place);
  const opened = isGoingOn ? openedSince(drawn, path, then).filter((each) => place.questions.includes(each)) : [];
  const unanswered = isGoingOn
    ? { ...unansweredIn(then, place, path, typed, taker.locale), ...misfitsIn(place, path, patch, taker.locale) }
    : {};
  for (const { id } of opened) delete unanswered[id];
  const isWhole = Object.keys(unanswered).length === 0 && opened.length === 0;

  // Whose turn is next, and whether anybody's is, the server says. Marks are not lost by a button pressed too soon.
  const isLast = drawn.ends && !place.isChange && !hasLastStep(respondent);
  const isSubmitted = !turn && isLast && leftOpen(then).length === 0;
  const isScreened = !turn && screensOut(respondent.project.questionnaire, then.answers, factsOf(then));
  const isEnd = isGoingOn && isWhole && (isSubmitted || isScreened) && placeAfter(then, place).next === undefined;
  // What may be told of the last answer is told before it is submitted.
  if (isEnd && !respondent.told) {
    const submitted = await submit(taker, place, taken);
    if (submitted.ok) return go(donePath(then));
    // Fields that are wrong here saving names below, and the last step those that are left out elsewhere.
    const { status, failure } = submitted;
    const message = failure.message;
    if (!failure.error.fields)
      return data<Refused>({ typed, problems: {}, wrong: {}, opened: [], message }, { status });
  }
  const goesBack = allowsBack(respondent.project);
  const { notSaved, overQuota, told } =
    goesBack || (isGoingOn && isWhole)
      ? await saveTyped(taker, place.questions, taken, { whole: !goesBack })
      : NOTHING_SAVED;
  // Addresses of a preview carry the answers, these included.
  const after = placeAfter(then, place);
  if (isBack) return go(backPath(then, after.previous ?? 1));
  if (look) return go(branchPath(then, place.step, look.to));

  if (overQuota && !isStay && (await taker.complete({})).ok) return go(donePath(then));
  // Its time ran out while this was on its way.
  if (turn && notSaved && LATE_STATUS.has(notSaved.status)) return go(latePath(respondent, place.step));
  const problems = { ...unanswered, ...notSaved?.problems };
  const refused: Refused = {
    typed,
    problems,
    wrong: wrongIn(place, problems, typed, taker.locale),
    opened: opened.map(({ id }) => id),
    message: notSaved?.message,
  };
  const isRefused = Object.keys(problems).length > 0 || opened.length > 0;
  if (notSaved?.message || (isRefused && !isLocale(language))) {
    return data(refused, { status: notSaved?.status ?? 422 });
  }
  if (isLocale(language)) return go(herePath(then, place), language);
  // An address does not say what is still empty.
  if (isMore || (!goesBack && cleared !== null)) return data(refused);
  if (cleared !== null) return go(herePath(then, place));
  if (told[0] !== undefined) return go(toldPath(then, told[0]));
  if (turn) return go(takingPartPaths.questions(respondent.projectId, respondent._id));
  if (isEnd && respondent.told) return goOn(taker, then, after);
  return go(wayOnFrom(then, after, openedSince(drawn, path, then)));
}

/** The respondent with what was typed, as far as it can be taken, and where that leads. */
function answersAfter(respondent: Respondent, place: Place, typed: Record<string, FieldValues>) {
  const { questionnaire } = respondent.project;
  const { patch, problems } = readAnswers(questionnaire, inputsOf(place.questions, typed));
  const answers = applyPatch(respondent.answers, patch) as Respondent['answers'];
  const untouched = respondent.untouched.filter((id) => !(id in patch));
  const then = fitted({ ...respondent, answers, untouched });
  const path = pathOf(questionnaire, then.answers, factsOf(then));
  const asked = new Set(path.asked.map(({ id }) => id));
  // Nobody is asked to mend what they are not asked.
  const taken = Object.fromEntries(Object.entries(typed).filter(([id]) => asked.has(id) || !problems[id]));
  return { then, path, patch, taken };
}

/** The same page by the answers that were just given. */
function placeAfter(then: Respondent, { step, isChange, more }: Place): Place {
  return { ...placeOf(then, new URLSearchParams({ q: String(step) })), isChange, more };
}

/** Saves and submits in one. */
function submit(taker: Taker, place: Place, typed: Record<string, FieldValues>) {
  return taker.complete({ answers: inputsOf(place.questions, typed) });
}

/** The page's questions that have to be answered and are not, and which answer each asks for. */
export function unansweredIn(
  { answers, final }: Pick<Respondent, 'answers' | 'final'>,
  { questions }: Pick<Place, 'questions'>,
  { asked, required, offered }: Walk<Question>,
  typed: Record<string, FieldValues>,
  locale: Locale,
) {
  const left = questions.flatMap((question) => {
    const offer = offered.get(question.id);
    const fields = typed[question.id];
    // What was typed is looked at as far as it fits.
    const reading = fields && !offer ? readAnswer(question, inputOf(question, fields)) : undefined;
    if (reading && 'problem' in reading) return [];
    const answer = reading ? ('answer' in reading ? reading.answer : undefined) : answers[question.id];
    // What was left out for good holds nobody up.
    if (final.includes(question.id) || !asked.includes(question)) return [];
    if (!isLacking(question, answer, required.includes(question))) return [];
    const problem = missingAnswer(offer ? narrowTo(question, offer) : question, answer, fields);
    return [[question.id, problemWords(problem, locale)] as const];
  });
  return Object.fromEntries(left);
}

/** Of the answers that are wrong, where they are, in words. */
function wrongIn(
  { questions }: Pick<Place, 'questions'>,
  problems: Record<string, string>,
  typed: Record<string, FieldValues>,
  locale: Locale,
): Refused['wrong'] {
  const wrong = questions.flatMap((question) => {
    const fields = problems[question.id] === undefined ? undefined : typed[question.id];
    const found = fields ? [...problemsByPart(question, fields)] : [];
    const words = found.map(([part, problem]) => [part, problemWords(problem, locale)] as const);
    return words.length > 0 ? [[question.id, Object.fromEntries(words)] as const] : [];
  });
  return Object.fromEntries(wrong);
}

/** Where options are taken from an earlier question: what is wrong with an answer for who is offered these. */
function misfitsIn({ questions }: Place, { offered }: Walk<Question>, patch: AnswerPatch, locale: Locale) {
  const found = questions.flatMap((question) => {
    const [offer, answer] = [offered.get(question.id), patch[question.id]];
    const reading = offer && answer ? fitAnswer(question, offer, answer) : undefined;
    return reading && 'problem' in reading ? [[question.id, problemWords(reading.problem, locale)] as const] : [];
  });
  return Object.fromEntries(found);
}
