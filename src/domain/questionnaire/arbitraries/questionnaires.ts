import fc from 'fast-check';
import type { Question, Questionnaire } from '../schema.ts';
import { questions, questionsByKind } from './questions.ts';
import { localizedTexts } from './simple.ts';

/** A questionnaire of one to four sections, each of none to four questions. */
export function questionnaires(): fc.Arbitrary<Questionnaire> {
  const sizes = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 4 });
  return sizes.chain((counts) => fc.tuple(...counts.map(sectionOf)).map((sections) => ({ sections })));
}

function sectionOf(count: number, index: number): fc.Arbitrary<Questionnaire['sections'][number]> {
  return fc.record({
    id: fc.constant(`s${index}`),
    title: localizedTexts(),
    intro: localizedTexts(),
    questions: fc.tuple(...Array.from({ length: count }, (_, at) => partsOf(`s${index}q${at}`))),
  });
}

/** What stands in a section: now and then something is only said. */
function partsOf(id: string): fc.Arbitrary<Question> {
  return fc.oneof({ weight: 9, arbitrary: questions(id) }, { weight: 1, arbitrary: questionsByKind(id).statement });
}
