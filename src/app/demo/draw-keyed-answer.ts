import type { Answer } from '#domain/answers/answer.ts';
import { kindOf, optionsOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import type { AnswerKey } from '#domain/quiz/marking-schema.ts';
import type { Respondent } from './draw-answer.ts';
import type { Habit } from './habits.ts';
import type { Random } from './random.ts';

/** How fast knowing comes with being good, where a question is neither easy nor hard for somebody. */
const STEEPNESS = 9;

/** What this person answers to a question with an answer key: whoever is better than it is hard mostly knows. */
export function drawKeyedAnswer(
  question: Question,
  key: AnswerKey,
  { hard = 0.5, wrong }: Habit,
  { mood, locale }: Respondent,
  random: Random,
): Answer | undefined {
  const knows = random.happens(1 / (1 + Math.exp(STEEPNESS * (hard - mood))));
  if (key.by === 'options') return drawOptions(question, key.right, knows, random);
  if (!knows) return wrong && random.pick(wrong);
  if (key.by === 'numbers') return key.accepted[0]?.value;
  // Templates say what is accepted in English first, then in Bengali (`name` in `keyed.ts`).
  return key.accepted[locale === 'bn' ? 1 : 0]?.text;
}

function drawOptions(question: Question, right: readonly string[], knows: boolean, random: Random): Answer | undefined {
  const { several } = kindOf(question).held;
  if (knows) return several ? right : right[0];
  const ids = optionsOf(question).map(({ id }) => id);
  if (!several)
    return chosen(
      ids.filter((id) => !right.includes(id)),
      random,
    );
  // Some of what is right, and some that is not.
  const some = ids.filter((id) => random.happens(right.includes(id) ? 0.6 : 0.3));
  return some.length > 0 ? some : undefined;
}

function chosen(ids: readonly string[], random: Random): string | undefined {
  return ids[random.place(ids.map(() => 1))];
}
