import { describe, expect, it } from 'vitest';
import { blankQuestion, QUESTION_KINDS } from '#domain/questionnaire/registry.ts';
import { changeKind } from './change-kind.ts';

const old = () => 'old';
const fresh = () => 'fresh';

describe('asking a question in another way', () => {
  it('keeps its id, texts and whether it must be answered, for every pair of kinds', () => {
    for (const from of QUESTION_KINDS) {
      const question = { ...blankQuestion(from, old), title: { en: 'Title' }, help: { bn: 'সাহায্য' }, required: true };
      for (const to of QUESTION_KINDS) {
        const changed = changeKind(question, to, fresh);
        const { id, title, help, required } = question;
        expect(changed).toMatchObject({ id, title, help, required, kind: to });
      }
    }
  });

  it('keeps the options between kinds that have them', () => {
    const question = blankQuestion('single_choice', old);
    expect(changeKind(question, 'dropdown', fresh)).toMatchObject({ options: question.options });
  });
});
