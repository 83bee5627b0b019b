import { describe, expect, it } from 'vitest';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { compareQuestionnaires } from './compare-questionnaires.ts';

function asking(...ids: string[]): Question[] {
  return ids.map((id) => ({ kind: 'short_text', id, title: { en: id }, help: {}, required: false }));
}

function of(...sections: [string, Question[]][]): Questionnaire {
  return { sections: sections.map(([id, questions]) => ({ id, title: { en: id }, intro: {}, questions })) };
}

const short = (differences: ReturnType<typeof compareQuestionnaires>) =>
  differences.map(({ what, id, change }) => `${what} ${id} ${change}`);

describe('two drafts of a questionnaire', () => {
  it('have no difference when they say the same', () => {
    expect(compareQuestionnaires(of(['s', asking('a', 'b')]), of(['s', asking('a', 'b')]))).toEqual([]);
  });

  it('name what is only in one of them', () => {
    const differences = compareQuestionnaires(of(['s', asking('a', 'b')]), of(['s', asking('a', 'c')], ['t', []]));
    expect(short(differences)).toEqual(['section t onlyTheirs', 'question b onlyMine', 'question c onlyTheirs']);
  });

  it('show both titles of what was changed', () => {
    const [first] = asking('a');
    const mine = of(['s', [{ ...first, title: { en: 'mine' } } as Question]]);
    expect(compareQuestionnaires(mine, of(['s', asking('a')]))).toEqual([
      { what: 'question', id: 'a', change: 'changed', mine: { en: 'mine' }, theirs: { en: 'a' } },
    ]);
  });

  it('say where answers decide otherwise, of questions and of sections', () => {
    const [first] = asking('a');
    const showIf = { op: 'answered' as const, question: 'z' };
    const plain = of(['s', asking('a')]);
    const mine = of(['s', [{ ...first, showIf } as Question]]);
    expect(compareQuestionnaires(mine, plain)).toMatchObject([{ what: 'question', change: 'changed', logic: true }]);
    const theirs = { sections: plain.sections.map((section) => ({ ...section, showIf })) };
    expect(compareQuestionnaires(plain, theirs)).toMatchObject([{ what: 'section', change: 'changed', logic: true }]);
    expect(compareQuestionnaires(plain, of(['s', [{ ...first, showIf: undefined } as Question]]))).toEqual([]);
  });

  it('name only what was moved, not everything behind it', () => {
    const mine = of(['s', asking('b', 'c', 'd', 'a')]);
    expect(short(compareQuestionnaires(mine, of(['s', asking('a', 'b', 'c', 'd')])))).toEqual(['question a moved']);
  });

  it('count a change of section as a move', () => {
    const mine = of(['s', asking('a')], ['t', asking('b')]);
    const theirs = of(['s', asking('a', 'b')], ['t', []]);
    expect(short(compareQuestionnaires(mine, theirs))).toEqual(['question b moved']);
  });
});
