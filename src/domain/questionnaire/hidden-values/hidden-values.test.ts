import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { checkHiddenValues } from './check-hidden-values.ts';
import { isHiddenValueName } from './hidden-value-name.ts';
import { drawHiddenValues, hiddenValueTitle, linkValuesOf, readHiddenValues } from './hidden-values.ts';

const questionnaire = {
  sections: [],
  hiddenValues: [
    { id: 'area', label: { en: 'Area' } },
    { id: 'toString2', label: {} },
  ],
};

it('keeps what the questionnaire names, as plain text in one line, and drops all else', () => {
  const given = { area: '  Dhaka\r\n\u0000 North ', other: 'x', utm_source: 'y', toString2: '   ' };
  expect(readHiddenValues(questionnaire, given)).toEqual({ area: 'Dhaka North' });
  expect(readHiddenValues({ sections: [] }, given)).toEqual({});
});

it('is bounded, whatever a link says, and reading it again changes nothing', () => {
  const property = fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (area) => {
    const read = readHiddenValues(questionnaire, { area });
    expect((read.area ?? '').length).toBeLessThanOrEqual(LIMITS.hiddenValue);
    expect(readHiddenValues(questionnaire, read)).toEqual(read);
  });
  fc.assert(property);
});

it('draws each value as often as another, and by the same seed the same', () => {
  const drawn = {
    sections: [],
    hiddenValues: [
      { id: 'group', label: {}, drawnFrom: ['a', 'b', 'c'] },
      { id: 'area', label: {} },
    ],
  };
  const groups = Array.from({ length: 3_000 }, (_, seed) => drawHiddenValues(drawn, `seed ${seed}`).group);
  for (const group of ['a', 'b', 'c']) {
    const count = groups.filter((one) => one === group).length;
    // Four standard deviations of a fair draw.
    expect(Math.abs(count - 1_000)).toBeLessThan(104);
  }
  expect(drawHiddenValues(drawn, 'seed 7')).toEqual({ group: groups[7] });
});

it.each(['from', 'utm_source', 'q.x', 'constructor', '1area', '', 'এলাকা'])('is never called %j', (name) => {
  expect(isHiddenValueName(name)).toBe(false);
});

it('names what links say of respondents, and not what is drawn at random', () => {
  const hiddenValues = [...questionnaire.hiddenValues, { id: 'group', label: { bn: 'দল' }, drawnFrom: ['a', 'b'] }];
  expect(linkValuesOf({ hiddenValues })).toEqual([{ en: 'Area' }, { en: 'toString2', bn: 'toString2' }]);
  expect(linkValuesOf({})).toEqual([]);
});

it('is called as whoever reads it calls it, else as in the other language, else by its name in links', () => {
  const area = { id: 'area', label: { en: 'Area', bn: 'এলাকা' } };
  expect(hiddenValueTitle(area, 'bn')).toBe('এলাকা');
  expect(hiddenValueTitle({ ...area, label: { en: 'Area', bn: ' ' } }, 'bn')).toBe('Area');
  expect(hiddenValueTitle({ ...area, label: {} }, 'bn')).toBe('area');
});

it('has a name in each language, of what respondents read', () => {
  const label = { en: 'Area' };
  const hiddenValues = [
    { id: 'area', label },
    { id: 'shop', label: {} },
    { id: 'group', label, drawnFrom: ['a', 'b'] },
  ];
  expect(checkHiddenValues({ sections: [], hiddenValues }, ['en', 'bn'])).toEqual([
    { severity: 'warning', key: 'missingHiddenLabelBn', hiddenValueId: 'area', text: 'label', locale: 'bn' },
  ]);
});
