// What deciding by answers costs, of a survey of 200 questions with 300 conditions: one decision of what comes next, as
// each page takes it; the checker; a thousand made-up responses, read and split by path.
import type { Answers } from '#domain/answers/answer.ts';
import { applyPatch, readAnswers } from '#domain/answers/reading/read-answers.ts';
import { checkQuestionnaire } from '#domain/questionnaire/checking/checker.ts';
import { missingRequired, pathOf, questionsOf, splitByPath } from '#domain/questionnaire/flow.ts';
import { testsOf } from '#domain/questionnaire/logic/condition.ts';
import { NO_FACTS } from '#domain/questionnaire/logic/facts.ts';
import { kindOf } from '#domain/questionnaire/registry.ts';
import { LOCALES } from '#domain/text/locale.ts';
import { madeUpPerson } from './support/made-up-person.ts';
import { manyConditions } from './support/many-conditions.ts';
import { percentile } from './support/percentile.ts';
import { printFigure } from './support/print-figure.ts';

const PAGE_BY_PAGE = 100;
const RESPONDENTS = 1_000;
const CHECKS = 20;

/** Goes through the questions as a page a question does: answers one, decides again what is next. */
function respond(who: number, decided: (milliseconds: number) => void): Answers {
  const person = madeUpPerson(who);
  const seen = new Set<string>();
  let answers: Answers = {};
  for (;;) {
    const before = performance.now();
    const next = pathOf(questionnaire, answers, NO_FACTS).asked.find(({ id }) => !seen.has(id));
    decided(performance.now() - before);
    if (!next) return answers;
    seen.add(next.id);
    const input = { [next.id]: kindOf(next).imagine(next, person) ?? null };
    answers = applyPatch(answers, readAnswers(questionnaire, input).patch);
  }
}

/** Whatever somebody would say to every question, asked or not. */
function answersOfAll(who: number): Answers {
  const person = madeUpPerson(who);
  const inputs = questionsOf(questionnaire).map((question) => [
    question.id,
    kindOf(question).imagine(question, person),
  ]);
  return applyPatch({}, readAnswers(questionnaire, Object.fromEntries(inputs)).patch);
}

const questionnaire = manyConditions();
const conditions = questionsOf(questionnaire).flatMap(({ showIf, requireIf, jumps = [] }) =>
  [showIf, requireIf, ...jumps.map((jump) => jump.if)].filter((condition) => condition !== undefined),
);
printFigure('questions', questionsOf(questionnaire).length);
printFigure('conditions', conditions.length);
printFigure('tests', conditions.flatMap(testsOf).length);

respond(0, () => {});
const decisions: number[] = [];
for (let who = 0; who < PAGE_BY_PAGE; who += 1) respond(who, (milliseconds) => decisions.push(milliseconds));

const begin = performance.now();
let asked = 0;
let whole = 0;
for (let who = 0; who < RESPONDENTS; who += 1) {
  const answers = answersOfAll(who);
  const { onPath } = splitByPath(questionnaire, answers, NO_FACTS);
  asked += Object.keys(onPath).length;
  if (missingRequired(questionnaire, onPath, NO_FACTS).length === 0) whole += 1;
}
const simulation = performance.now() - begin;
const checks = Array.from({ length: CHECKS }, () => {
  // As after a load: what was found in a question is known by the question itself.
  const fresh = structuredClone(questionnaire);
  const start = performance.now();
  checkQuestionnaire(fresh, LOCALES);
  return performance.now() - start;
});

printFigure('decisions', decisions.length);
printFigure('decision_p99_us', percentile(decisions, 0.99) * 1_000, 'µs');
printFigure('decision_median_us', percentile(decisions, 0.5) * 1_000, 'µs');
printFigure('checker_slowest_ms', Math.max(...checks), 'ms');
printFigure('simulation_ms', simulation, 'ms');
printFigure('on_path_each', asked / RESPONDENTS);
printFigure('whole', whole / RESPONDENTS);
