import { expect, it } from 'vitest';
import { consentTextIn, consentTexts } from './consent-texts.ts';
import type { Question } from './schema.ts';

const asking = (number: number, agreement: string, title = 'Before you start') => {
  const consent: Question = {
    ...{ kind: 'consent', id: 'ok', title: { en: title }, help: {}, required: true },
    agreement: agreement ? { en: agreement } : {},
  };
  const name: Question = { kind: 'person_name', id: 'name', title: { en: 'Name' }, help: {}, required: false };
  return { number, questionnaire: { sections: [{ id: 's', title: {}, intro: {}, questions: [consent, name] }] } };
};

it('counts a text that is another as the next, and one that comes back as what it was', () => {
  const versions = [asking(1, 'I agree.'), asking(2, 'I agree.'), asking(3, 'I agree to all.'), asking(4, 'I agree.')];
  const consents = consentTexts([...versions, asking(5, 'I agree.', 'Before you begin'), asking(6, '')]);
  expect([...consents.keys()]).toEqual(['ok']);
  expect(consents.get('ok')?.map(({ number, versions: of }) => [number, of])).toEqual([
    [1, [1, 2, 4]],
    [2, [3]],
    [3, [5]],
    [4, [6]],
  ]);
  expect(consents.get('ok')?.[3]?.agreement).toEqual({ en: 'I agree', bn: 'আমি সম্মত' });
  expect([consentTextIn(consents, 'ok', 4), consentTextIn(consents, 'ok', 9)]).toEqual([1, undefined]);
  expect(consentTextIn(consents, 'name', 1)).toBeUndefined();
});
