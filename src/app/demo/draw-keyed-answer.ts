import type { Answer } from '#domain/answers/answer.ts';
import { kindOf, optionsOf } from '#domain/questionnaire/registry.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import type { AnswerKey, KeyOf } from '#domain/quiz/marking-schema.ts';
import type { Respondent } from './draw-answer.ts';
import type { Habit } from './habits.ts';
import type { Random } from './random.ts';

/** How fast knowing comes with being good, where a question is neither easy nor hard for somebody. */
const STEEPNESS = 9;

/** What this person answers to a question with an answer key: whoever is better than it is hard mostly knows. */
export function drawKeyedAnswer(
  question: Question,
  key: AnswerKey,
  { hard = 0.5, wrong, remarks }: Habit,
  { mood, locale }: Respondent,
  random: Random,
): Answer | undefined {
  const knows = random.happens(1 / (1 + Math.exp(STEEPNESS * (hard - mood))));
  if (key.by === 'options') return drawOptions(question, key.right, knows, random);
  if (key.by === 'order') return drawOrder(key.order, knows, random);
  if (key.by === 'pairs') return drawPairs(question, key.pairs, knows, random);
  if (key.by === 'blanks') return drawBlanks(question, key.blanks, { knows, locale }, random);
  // What is written there, somebody reads.
  if (key.by === 'hand') return remarks && random.pick(remarks[locale][knows ? 'pleased' : 'displeased']);
  if (!knows) return wrong && random.pick(wrong);
  if (key.by === 'numbers') return key.accepted[0]?.value;
  if (key.by === 'quantities') return `${key.accepted[0]?.value} ${key.units[0]?.name}`;
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

/** Who does not know changes two neighbours, or more. */
function drawOrder(right: readonly string[], knows: boolean, random: Random): readonly string[] {
  const order = [...right];
  for (let place = 1; place < order.length && !knows; place += 1) {
    const [one, other] = [order[place - 1], order[place]];
    if (one !== undefined && other !== undefined && random.happens(0.5)) order.splice(place - 1, 2, other, one);
  }
  return order;
}

/** Who does not know all of it knows some, and guesses the rest. */
function drawPairs(
  question: Question,
  pairs: Readonly<Record<string, string>>,
  knows: boolean,
  random: Random,
): Answer {
  const ids = optionsOf(question).map(({ id }) => id);
  const said = Object.entries(pairs).map(([row, id]) => {
    return [row, knows || random.happens(0.4) ? id : (chosen(ids, random) ?? id)] as const;
  });
  return Object.fromEntries(said);
}

/** Who does not know all of it knows some, guesses what is chosen and leaves out what is written. */
function drawBlanks(
  question: Question,
  blanks: KeyOf<'blanks'>['blanks'],
  { knows, locale }: Pick<Respondent, 'locale'> & { knows: boolean },
  random: Random,
): Answer | undefined {
  const said = Object.entries(blanks).flatMap(([id, accepted]) => {
    const right = accepted[accepted.length > 1 && locale === 'bn' ? 1 : 0];
    const word = right && ('option' in right ? right.option : right.text);
    if (knows || random.happens(0.5)) return word === undefined ? [] : [[id, word] as const];
    const guess = chosen(
      optionsOf(question, id).map((option) => option.id),
      random,
    );
    return guess === undefined ? [] : [[id, guess] as const];
  });
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

function chosen(ids: readonly string[], random: Random): string | undefined {
  return ids[random.place(ids.map(() => 1))];
}
