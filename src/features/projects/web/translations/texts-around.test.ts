import { expect, it } from 'vitest';
import type { Image } from '#domain/questionnaire/schema.ts';
import { countMissing, readTranslations, translationLines } from '#domain/questionnaire/translations/translations.ts';
import { changedAround, isAround, textsAround } from './texts-around.ts';

const values = {
  title: { en: 'Tea at work', bn: '' },
  description: { en: 'Two minutes.\nThank you.', bn: 'দুই মিনিট।' },
  cover: null,
  closingText: { en: '', bn: '' },
};

it('texts around the questions count as missing, go into the file and come back from it', () => {
  const texts = textsAround(values);
  expect(countMissing(texts, 'bn')).toBe(1);
  const lines = translationLines(texts, ['en', 'bn'], ({ key }) => key);
  expect(lines).toContainEqual(['title', 'title', 'Tea at work', '']);
  const filled = lines.map((line) => (line[0] === 'title' ? line.with(3, 'অফিসে চা') : line));
  const read = readTranslations(filled, texts, ['en', 'bn']);
  expect(read).toMatchObject({ taken: [{ key: 'title', locale: 'bn', text: 'অফিসে চা' }], refused: [] });
  expect(changedAround(values, read?.taken ?? [])).toEqual({ title: { en: 'Tea at work', bn: 'অফিসে চা' } });
});

it('both languages of one text are changed at once, and texts of the questions are none of these', () => {
  const written = [
    { key: 'title', locale: 'en', text: 'Coffee' },
    { key: 'title', locale: 'bn', text: 'কফি' },
    { key: 'q.title', locale: 'en', text: 'What?' },
  ] as const;
  expect(changedAround(values, written)).toEqual({ title: { en: 'Coffee', bn: 'কফি' } });
  expect(written.map(isAround)).toEqual([true, true, false]);
});

it('what a cover picture shows is among them, unless there is none or it only adorns', () => {
  const cover = { key: 'k'.repeat(22), width: 8, height: 6, alt: { en: 'A field' } };
  const keysWith = (image: Image) => textsAround({ ...values, cover: image }).map(({ key }) => key);
  expect(keysWith(cover)).toContain('coverAlt');
  expect(keysWith({ ...cover, decorative: true })).not.toContain('coverAlt');
  const written = [{ key: 'coverAlt', locale: 'bn', text: 'একটি মাঠ' }] as const;
  expect(changedAround({ ...values, cover }, written)).toEqual({
    cover: { ...cover, alt: { en: 'A field', bn: 'একটি মাঠ' } },
  });
  expect(changedAround(values, written)).toEqual({});
});

it('a title is one line of as many signs as it may have', () => {
  const long = ['key,where,en', `title,,${'a'.repeat(301)}`].map((line) => line.split(','));
  expect(readTranslations(long, textsAround(values), ['en'])?.refused).toMatchObject([{ why: 'tooLong', most: 300 }]);
});
