import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionnaires } from '../arbitraries/questionnaires.ts';
import type { Questionnaire } from '../schema.ts';
import { keepTranslations } from './keep-translations.ts';

function asking(title: object, label: object): Questionnaire {
  const question = { id: 'q1', kind: 'single_choice' as const, title, help: {}, required: false };
  const options = [
    { id: 'o1', label },
    { id: 'o2', label: { en: 'Other' } },
  ];
  return { sections: [{ id: 's1', title, intro: {}, questions: [{ ...question, options }] }] };
}

describe('#keepTranslations', () => {
  it('changes nothing of a questionnaire that is sent as it is', () => {
    fc.assert(
      fc.property(questionnaires(), (content) => {
        expect(keepTranslations(content, content)).toEqual(content);
      }),
    );
  });

  it('changes nothing where nothing was before', () => {
    const nothing = { sections: [] };
    fc.assert(
      fc.property(questionnaires(), (content) => {
        expect(keepTranslations(content, nothing)).toEqual(content);
      }),
    );
  });

  it('keeps the language that was not sent, in questions, options and sections', () => {
    const before = asking({ en: 'Drinks', bn: 'পানীয়' }, { en: 'Tea', bn: 'চা' });
    const kept = keepTranslations(asking({ en: 'Hot drinks' }, { bn: 'দুধ চা' }), before);
    expect(kept).toEqual(asking({ en: 'Hot drinks', bn: 'পানীয়' }, { en: 'Tea', bn: 'দুধ চা' }));
  });

  it('lets a text be emptied: in one language by an empty one, in all by sending none', () => {
    const before = asking({ en: 'Drinks', bn: 'পানীয়' }, { en: 'Tea', bn: 'চা' });
    const sent = asking({ bn: '' }, {});
    expect(keepTranslations(sent, before)).toEqual(asking({ en: 'Drinks', bn: '' }, {}));
  });
});
