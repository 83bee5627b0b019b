import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionnairesWithLogic } from '../arbitraries/questionnaires-with-logic.ts';
import type { Question, Questionnaire, Section } from '../schema.ts';
import { compareQuestionnaires } from './compare-questionnaires.ts';

function asking(...ids: string[]): Question[] {
  return ids.map((id) => ({ kind: 'short_text', id, title: { en: id }, help: {}, required: false }));
}

function of(...sections: [string, Question[]][]): Questionnaire {
  return { sections: sections.map(([id, questions]) => ({ id, title: { en: id }, intro: {}, questions })) };
}

/** The changes to one question. */
function detailsOf(before: object, after: object) {
  const [first] = asking('a');
  const question = (more: object) => of(['s', [{ ...first, ...more } as Question]]);
  return compareQuestionnaires(question(before), question(after))[0]?.details;
}

const short = (changes: ReturnType<typeof compareQuestionnaires>) =>
  changes.map(({ what, id, change }) => `${what} ${id} ${change}`);

const option = (id: string, en: string, more: object = {}) => ({ id, label: { en }, ...more });
const choice = (...options: object[]) => ({ kind: 'single_choice', options });

describe('two states of a questionnaire', () => {
  it('have no difference when they say the same', () => {
    fc.assert(
      fc.property(questionnairesWithLogic(), (questionnaire) => {
        expect(compareQuestionnaires(questionnaire, structuredClone(questionnaire))).toEqual([]);
      }),
    );
  });

  it('differ wherever they are not the same', () => {
    fc.assert(
      fc.property(questionnairesWithLogic(), questionnairesWithLogic(), (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        if (!isSame) expect(compareQuestionnaires(one, other).length).toBeGreaterThan(0);
      }),
    );
  });

  it('name what came, where it stands, and then what is gone', () => {
    const changes = compareQuestionnaires(of(['s', asking('a', 'b')]), of(['s', asking('a', 'c')], ['t', asking('d')]));
    expect(short(changes)).toEqual(['question c added', 'section t added', 'question d added', 'question b removed']);
  });

  it('name only what was moved, not everything behind it', () => {
    const changes = compareQuestionnaires(of(['s', asking('a', 'b', 'c', 'd')]), of(['s', asking('b', 'c', 'd', 'a')]));
    expect(short(changes)).toEqual(['question a moved']);
    expect(changes[0]?.details).toEqual([{ of: 'moved' }]);
  });

  it('count another section as a move, and say which', () => {
    const changes = compareQuestionnaires(
      of(['s', asking('a', 'b')], ['t', []]),
      of(['s', asking('a')], ['t', asking('b')]),
    );
    expect(changes).toMatchObject([{ id: 'b', change: 'moved', details: [{ of: 'moved', section: 't' }] }]);
  });

  it('say where answers decide otherwise, of questions and of sections', () => {
    const showIf = { op: 'answered' as const, question: 'z' };
    expect(detailsOf({}, { showIf })).toEqual([{ of: 'logic' }]);
    expect(detailsOf({}, { required: true })).toEqual([{ of: 'logic' }]);
    expect(detailsOf({}, { showIf: undefined })).toBeUndefined();
    const plain = of(['s', asking('a')]);
    const other = { sections: plain.sections.map((section): Section => ({ ...section, showIf })) };
    expect(compareQuestionnaires(plain, other)).toMatchObject([{ what: 'section', details: [{ of: 'logic' }] }]);
  });

  it('name options that are taken over as a setting, apart from who is asked', () => {
    const own = choice(option('x', 'X'));
    const carried = { from: 'z', which: 'chosen' as const };
    const copied = { ...choice(option('y', 'Y', { carried: true }), option('x', 'X')), carried };
    expect(detailsOf(own, copied)).toEqual([{ of: 'setting', name: 'carried', before: undefined, after: carried }]);
    const others = { ...carried, which: 'not_chosen' };
    expect(detailsOf(copied, { ...copied, carried: others })).toEqual([
      { of: 'setting', name: 'carried', before: carried, after: others },
    ]);
  });

  it('name hidden values that came, went and are called otherwise', () => {
    const plain = of(['s', asking('a')]);
    const before = {
      ...plain,
      hiddenValues: [
        { id: 'area', label: {} },
        { id: 'shop', label: { en: 'Shop', bn: 'দোকান' } },
      ],
    };
    const after = { ...plain, hiddenValues: [{ id: 'shop', label: { en: 'Branch', bn: 'দোকান' } }] };
    expect(compareQuestionnaires(before, after)[0]?.details).toEqual([
      {
        of: 'setting',
        name: 'label',
        locale: 'en',
        before: 'Shop',
        after: 'Branch',
        item: { en: 'Branch', bn: 'দোকান' },
      },
      { of: 'item', list: 'hiddenValues', change: 'removed', label: { en: 'area', bn: 'area' } },
    ]);
  });

  it('name closings, and what is different in one', () => {
    const plain = of(['s', asking('a')]);
    const closing = { id: 'c', title: { en: 'Thanks' }, text: {} };
    const before = { ...plain, closings: [closing] };
    const after = { ...plain, closings: [{ ...closing, text: { en: 'Bye' }, screensOut: true }] };
    expect(short(compareQuestionnaires(plain, before))).toEqual(['closing c added']);
    expect(compareQuestionnaires(before, after)).toMatchObject([
      {
        what: 'closing',
        details: [
          { of: 'text', place: { text: 'text' }, after: 'Bye' },
          { of: 'setting', name: 'screensOut', after: true },
        ],
      },
    ]);
  });

  it('name whatever else stands beside the sections', () => {
    const plain = of(['s', asking('a')]);
    const other = { ...plain, planted: 2 } as Questionnaire;
    expect(compareQuestionnaires(plain, other)).toMatchObject([
      { what: 'questionnaire', details: [{ of: 'setting', name: 'planted', after: 2 }] },
    ]);
  });
});

describe('two states of a question', () => {
  it('show its texts as they were and are, language by language', () => {
    expect(
      detailsOf({ title: { en: 'a', bn: 'ক' } }, { title: { en: 'b', bn: 'ক' }, help: { bn: 'খ' } }),
    ).toMatchObject([
      { of: 'text', place: { text: 'title' }, locale: 'en', before: 'a', after: 'b' },
      { of: 'text', place: { text: 'help' }, locale: 'bn', before: '', after: 'খ' },
    ]);
  });

  it('name options that came, went, moved and were written anew', () => {
    const before = choice(option('x', 'Tea'), option('y', 'Milk'), option('z', 'Juice'), option('w', 'Water'));
    const after = choice(option('w', 'Water'), option('x', 'Black tea'), option('z', 'Juice'), option('v', 'Coffee'));
    expect(detailsOf(before, after)).toMatchObject([
      { of: 'text', place: { text: 'label', optionId: 'x' }, before: 'Tea', after: 'Black tea' },
      { of: 'item', list: 'options', change: 'moved', label: { en: 'Water' } },
      { of: 'item', list: 'options', change: 'added', label: { en: 'Coffee' } },
      { of: 'item', list: 'options', change: 'removed', label: { en: 'Milk' } },
    ]);
  });

  it('name settings of the question and of one option', () => {
    const before = { ...choice(option('x', 'Tea')), columns: 2 };
    const after = { ...choice(option('x', 'Tea', { pinned: true })), shuffle: true, columns: 3 };
    expect(detailsOf(before, after)).toEqual([
      { of: 'setting', name: 'pinned', before: undefined, after: true, item: { en: 'Tea' } },
      { of: 'setting', name: 'columns', before: 2, after: 3 },
      { of: 'setting', name: 'shuffle', before: undefined, after: true },
    ]);
  });

  it('show words that have a place and no id', () => {
    const scale = (...labels: object[]) => ({ kind: 'likert', steps: 5, labels });
    expect(detailsOf(scale(), scale({ en: 'Never' }, {}))).toMatchObject([
      { of: 'text', place: { text: 'label', optionId: '1' }, before: '', after: 'Never' },
    ]);
  });

  it('say whether it is answered by Yes and No or by True and False', () => {
    const [yes, truth] = [{ kind: 'yes_no' }, { kind: 'yes_no', truth: true, default: 'yes' }];
    expect(detailsOf(yes, truth)).toEqual([
      { of: 'kind', before: 'yes_no', after: 'true_false' },
      { of: 'setting', name: 'default', before: undefined, after: 'yes' },
    ]);
  });

  it('say of another kind what it is, and that reports count its answers apart', () => {
    expect(detailsOf({}, choice(option('x', 'Tea')))).toEqual([
      { of: 'kind', before: 'short_text', after: 'single_choice' },
      { of: 'item', list: 'options', change: 'added', label: { en: 'Tea' } },
      { of: 'countedApart' },
    ]);
    expect(detailsOf(choice(option('x', 'Tea')), { ...choice(option('x', 'Tea')), kind: 'dropdown' })).toEqual([
      { of: 'kind', before: 'single_choice', after: 'dropdown' },
    ]);
  });
});
