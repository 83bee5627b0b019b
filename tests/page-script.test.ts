// What a page's script is built of, held against the whole: what `leaveOutUnasked` leaves of the domain decides, reads
// and says the same.
import { runInThisContext } from 'node:vm';
import fc from 'fast-check';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/answers/answer.ts';
import { namePlaces } from '#domain/places/place-names.ts';
import { placesOfBangladesh } from '#domain/places/places-of-bangladesh.ts';
import { answersTo, someAnswers } from '#domain/questionnaire/arbitraries/answers.ts';
import { someFacts } from '#domain/questionnaire/arbitraries/facts.ts';
import { questionnairesWithLogic } from '#domain/questionnaire/arbitraries/questionnaires-with-logic.ts';
import { questionsByKind } from '#domain/questionnaire/arbitraries/questions.ts';
import { narrowTo } from '#domain/questionnaire/carried/narrow-to.ts';
import { answersOn, questionsOf } from '#domain/questionnaire/flow.ts';
import type { Facts } from '#domain/questionnaire/logic/facts.ts';
import { walk } from '#domain/questionnaire/logic/walk.ts';
import { createFilling, fillTexts } from '#domain/questionnaire/piping/fill-texts.ts';
import {
  inputOf,
  isAsking,
  kindOf,
  partNamesOf,
  QUESTION_KINDS,
  readAnswer,
  valuesOf,
} from '#domain/questionnaire/registry.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { mapAllTexts } from '#domain/questionnaire/texts/questionnaire-texts.ts';
import { LOCALES } from '#domain/text/locale.ts';
import { leaveOutUnasked } from '../tools/bundling/leave-out-unasked.ts';
import { root } from '../tools/root.ts';

const whole = { answersOn, createFilling, isAsking, kindOf, namePlaces, narrowTo, readAnswer, walk };
const FROM: { readonly [Name in keyof typeof whole]: string } = {
  answersOn: 'questionnaire/flow',
  createFilling: 'questionnaire/piping/fill-texts',
  isAsking: 'questionnaire/registry',
  kindOf: 'questionnaire/registry',
  namePlaces: 'places/place-names',
  narrowTo: 'questionnaire/carried/narrow-to',
  readAnswer: 'questionnaire/registry',
  walk: 'questionnaire/logic/walk',
};
const built = await build();
for (const { namePlaces: name } of [whole, built]) name(placesOfBangladesh());

async function build(): Promise<typeof whole> {
  const lines = Object.entries(FROM).map(([name, path]) => `export { ${name} } from '#domain/${path}.ts';`);
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? `${root}/src/entry.ts` : null),
    load: (id: string) => (id === `${root}/src/entry.ts` ? lines.join('\n') : null),
  };
  const bundle = await rolldown({ input: 'entry', plugins: [entry, leaveOutUnasked() as never], cwd: root });
  const { output } = await bundle.generate({ format: 'iife', name: 'built' });
  return runInThisContext(`${output[0].code}; built`);
}

/** As a page sends what its fields say; or anything else that a field, or somebody's own client, may say. */
function inputsTo(question: Question): fc.Arbitrary<unknown> {
  const names = partNamesOf(question);
  const typed = fc.constantFrom(
    '',
    ' ',
    'x',
    '৫',
    ' ৭.৫ ',
    '1e9',
    '০১৭১২-৩৪৫৬৭৮',
    '2026-02-30',
    '2026-03-05',
    '10:15',
    'a@b.co',
    '1-1',
  );
  const answered = fc.tuple(answersTo(question), fc.constantFrom(...LOCALES)).map(([answer, locale]) => {
    return inputOf(question, valuesOf(question, answer, locale));
  });
  const fields = fc.array(fc.tuple(fc.constantFrom('', ...names), fc.oneof(typed, fc.array(typed))));
  return fc.oneof(answered, typed, fields.map(Object.fromEntries), answersTo(question), fc.anything());
}

/** What is wrong is said by the server alone. */
function reading(read: ReturnType<typeof readAnswer>): unknown {
  return 'problem' in read ? 'problem' : read;
}

describe.each(QUESTION_KINDS.filter((kind) => isAsking({ kind })))('what a page knows of %s', (kind) => {
  it('reads what the whole reads', () => {
    const questions: fc.Arbitrary<Question> = questionsByKind('q')[kind];
    const told = questions.chain((question) => fc.tuple(fc.constant(question), inputsTo(question)));
    const property = fc.property(told, ([question, input]) => {
      expect(reading(built.readAnswer(question, input))).toEqual(reading(readAnswer(question, input)));
      expect(built.isAsking(question)).toBe(isAsking(question));
      expect(built.kindOf(question).held.parts?.least?.(question)).toBe(kindOf(question).held.parts?.least?.(question));
    });
    fc.assert(property);
  });
});

it('decides who is asked what, and puts answers into texts, as the whole does', () => {
  const respondents = questionnairesWithLogic().chain((questionnaire) =>
    fc.tuple(
      fc.gen().map((draw) => piping(questionnaire, draw)),
      someAnswers(questionnaire),
      someFacts(),
    ),
  );
  const property = fc.property(respondents, ([questionnaire, answers, facts]) => {
    const path = walk(questionnaire, answers, facts);
    expect(built.walk(questionnaire, answers, facts)).toEqual(path);
    expect(built.answersOn(path, answers)).toEqual(answersOn(path, answers));
    expect(textsOf(built, questionnaire, answers, facts)).toEqual(textsOf(whole, questionnaire, answers, facts));
    for (const question of path.asked) {
      const offer = path.offered.get(question.id);
      if (offer) expect(built.narrowTo(question, offer)).toEqual(narrowTo(question, offer));
    }
  });
  fc.assert(property);
});

/** The questionnaire with something piped into every text. */
function piping(questionnaire: Questionnaire, draw: fc.GeneratorValue): Questionnaire {
  const ids = questionsOf(questionnaire).map(({ id }) => id);
  return mapAllTexts(questionnaire, (text) => ({
    ...text,
    en: `${text.en ?? ''} {{answer:${draw(() => fc.constantFrom('gone', ...ids))}}}`,
  }));
}

/** What each question and each value reads as, in both languages. */
function textsOf(by: typeof whole, questionnaire: Questionnaire, answers: Record<string, Answer>, facts: Facts) {
  const { variables } = questionnaire;
  const { asked, ...path } = walk(fillTexts(questionnaire, answers, facts), answers, facts);
  const fill = by.createFilling({ asked, answers: by.answersOn(path, answers), facts, variables });
  const names = [...asked.map(({ id }) => `answer:${id}`), ...(variables ?? []).map(({ id }) => `value:${id}`)];
  return names.map((name) => fill({ en: `{{${name}|none}}`, bn: `{{${name}|নেই}}` }));
}
