import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLocalized } from '../../text/clean-localized.ts';
import { csvLine, readCsv } from '../../text/csv.ts';
import { questionnaires } from '../arbitraries/questionnaires.ts';
import { type Questionnaire, questionnaireSchema } from '../schema.ts';
import { longestText } from '../texts/longest-text.ts';
import { allTextsOf, mapAllTexts } from '../texts/questionnaire-texts.ts';
import { countMissing, isTranslatable, readTranslations, translationLines, writeTexts } from './translations.ts';

const BOTH = ['en', 'bn'] as const;

const asking: Questionnaire = {
  sections: [
    {
      id: 's',
      title: {},
      intro: {},
      questions: [
        {
          ...{ id: 'q', kind: 'single_choice', title: { en: 'Drinks', bn: 'পানীয়' }, help: {}, required: false },
          options: [
            { id: 'a', label: { en: 'Tea' } },
            { id: 'b', label: { bn: 'কফি' } },
          ],
        },
      ],
    },
  ],
};

const lines = (...rows: string[][]) => [['key', 'where', 'en', 'bn'], ...rows];
const read = (...rows: string[][]) => readTranslations(lines(...rows), allTextsOf(asking).filter(isTranslatable), BOTH);

describe('texts to translate', () => {
  it('are those written in some language, and those that have to be written', () => {
    expect(
      allTextsOf(asking)
        .filter(isTranslatable)
        .map(({ key }) => key),
    ).toEqual(['q.title', 'a.label', 'b.label'].map((key) => (key === 'q.title' ? key : `q.${key}`)));
  });

  it('are missing where another language has them', () => {
    expect(BOTH.map((locale) => countMissing(allTextsOf(asking).filter(isTranslatable), locale))).toEqual([1, 1]);
  });

  it('are written by key, and taken away by nothing', () => {
    const written = writeTexts(asking, [
      { key: 'q.a.label', locale: 'bn', text: 'চা' },
      { key: 'q.title', locale: 'en', text: '' },
    ]);
    expect(written.sections[0]?.questions[0]).toMatchObject({
      title: { bn: 'পানীয়' },
      options: [{ label: { bn: 'চা' } }, {}],
    });
    expect(writeTexts(asking, [])).toBe(asking);
  });

  it('are names of what links say too', () => {
    const hiddenValues = [{ id: 'area', label: { en: 'Area' } }];
    const written = writeTexts({ ...asking, hiddenValues }, [{ key: 'area.label', locale: 'bn', text: 'এলাকা' }]);
    expect(written.hiddenValues).toEqual([{ id: 'area', label: { en: 'Area', bn: 'এলাকা' } }]);
  });

  it('are never longer than the schema allows', () => {
    fc.assert(
      fc.property(questionnaires(), (questionnaire) => {
        const full = mapAllTexts(questionnaire, (_text, { place }) => ({ en: 'a'.repeat(longestText(place)) }));
        expect(questionnaireSchema.safeParse(full).error).toBeUndefined();
      }),
    );
  });
});

describe('a file of translations', () => {
  it('read back unchanged changes nothing', () => {
    fc.assert(
      fc.property(questionnaires(), (drawn) => {
        const questionnaire = mapAllTexts(drawn, (text) => cleanLocalized(text));
        const texts = allTextsOf(questionnaire).filter(isTranslatable);
        const file = translationLines(texts, BOTH, () => 'somewhere')
          .map(csvLine)
          .join('');
        expect(readTranslations(readCsv(file), texts, BOTH)).toMatchObject({ taken: [], refused: [], emptied: 0 });
      }),
    );
  });

  it('gives its texts to the places that its keys name', () => {
    const other = mapAllTexts(asking, ({ en = '', bn = '' }) => (en || bn ? { en: `${en}!`, bn: `${bn}!` } : {}));
    const file = translationLines(allTextsOf(other).filter(isTranslatable), BOTH, () => '');
    const { taken = [] } = readTranslations(file, allTextsOf(asking).filter(isTranslatable), BOTH) ?? {};
    expect(allTextsOf(writeTexts(asking, taken))).toEqual(allTextsOf(other));
  });

  it('tells of every row that it does not take, and why', () => {
    const rows = [
      ['', 'somewhere', 'lost', ''],
      ['gone.title', '', 'x', ''],
      ['q.a.label', '', '', 'চা'],
      ['', ' ', '', ''],
      ['q.a.label', '', 'Milk', ''],
      ['q.b.label', '', 'C'.repeat(longestText({ text: 'label' }) + 1), ''],
    ];
    expect(read(...rows)).toMatchObject({
      taken: [{ key: 'q.a.label', locale: 'bn', text: 'চা' }],
      refused: [
        { line: 2, why: 'noKey' },
        { line: 3, why: 'unknownKey', key: 'gone.title' },
        { line: 6, why: 'repeatedKey' },
        { line: 7, why: 'tooLong', most: longestText({ text: 'label' }) },
      ],
      // Tea in the fourth line, coffee in the seventh.
      emptied: 2,
    });
  });

  it('is none without keys, or without a language of the survey', () => {
    expect(readTranslations([['where', 'en']], [], BOTH)).toBeUndefined();
    expect(readTranslations([['key', 'en']], [], ['bn'])).toBeUndefined();
    expect(readTranslations([[' KEY ', 'EN']], [], BOTH)).toMatchObject({ languages: ['en'] });
  });
});
