import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../answers/answer.ts';
import { parseInline } from '../../text/marks/parse-inline.ts';
import { pipedIn } from '../../text/piped.ts';
import { someAnswers } from '../arbitraries/answers.ts';
import { someFacts } from '../arbitraries/facts.ts';
import { questionnairesWithLogic } from '../arbitraries/questionnaires-with-logic.ts';
import { checkQuestionnaire, checkSurvey } from '../checking/checker.ts';
import { duplicateSection } from '../editing/edit.ts';
import { partOf } from '../finding.ts';
import { LIMITS } from '../limits.ts';
import { NO_FACTS } from '../logic/facts.ts';
import { countReferences } from '../logic/references.ts';
import { type Question, type Questionnaire, questionnaireSchema } from '../schema.ts';
import { allTextsOf, mapAllTexts } from '../texts/questionnaire-texts.ts';
import type { Expression, Variable } from '../variables/expression.ts';
import { fillClosingText, fillTexts } from './fill-texts.ts';
import { findPiped, mapLanguages } from './find-piped.ts';
import { nameTexts } from './name-texts.ts';
import { pipedWords } from './piped-words.ts';

const common = { help: {}, required: true };
const options = [
  { id: 'dhaka', label: { en: 'Dhaka', bn: 'ঢাকা' } },
  { id: 'other', label: { en: 'Elsewhere', bn: 'অন্য কোথাও' }, asksText: true },
];
const city: Question = { kind: 'single_choice', id: 'city', title: { en: 'Which city?' }, options, ...common };
const born: Question = { kind: 'date', id: 'born', title: { en: 'Born when?' }, ...common, required: false };

function asking(title: Question['title'], before: Partial<Question> = {}): Questionnaire {
  const asked: Question = { kind: 'short_text', id: 'why', title, ...common };
  const questions = [{ ...city, ...before } as Question, born, asked];
  return {
    sections: [{ id: 's', title: {}, intro: {}, questions }],
    hiddenValues: [{ id: 'area', label: { en: 'Area of the shop' } }],
  };
}

/** With a score of the first question, to be read at the last. */
function scored(title: Question['title'], before: Partial<Question> = {}): Questionnaire {
  const expression: Expression = { op: 'points', question: 'city', points: [{ option: 'dhaka', points: 123_456.5 }] };
  return { ...asking(title, before), variables: [{ id: 'score', label: 'Score', type: 'numeric', expression }] };
}

const titleOf = ({ sections }: Questionnaire, id = 'why') =>
  sections.flatMap(({ questions }) => questions).find((question) => question.id === id)?.title;

describe('texts, filled', () => {
  const why = asking({ en: 'Why {{answer:city|there}}?', bn: 'কেন {{answer:city|ওখানে}}?' });

  it.each([
    [{ city: 'dhaka' }, 'Why Dhaka?', 'কেন ঢাকা?'],
    [{ city: { other: 'রংপুর' } }, 'Why রংপুর?', 'কেন রংপুর?'],
    [{}, 'Why there?', 'কেন ওখানে?'],
  ])('with %j', (answers, en, bn) => {
    expect(titleOf(fillTexts(why, answers, NO_FACTS))).toEqual({ en, bn });
  });

  it('say the name that was typed as a signature, and nothing of one that was drawn', () => {
    const signed = asking({ en: 'Thanks, {{answer:city|dear friend}}.' }, { kind: 'signature' });
    const said = (answer: Answer) => titleOf(fillTexts(signed, { city: answer }, NO_FACTS))?.en;
    expect(said('Rahim')).toBe('Thanks, Rahim.');
    expect(said(['0123456789012345678901-signature.png'])).toBe('Thanks, dear friend.');
  });

  it('say dates by name, in the digits of their language', () => {
    const text = '{{answer:born}}';
    const filled = fillTexts(asking({ en: text, bn: text }), { born: '1971-12-16' }, NO_FACTS);
    expect(titleOf(filled)).toEqual({ en: '16 December 1971', bn: '১৬ ডিসেম্বর ১৯৭১' });
  });

  it('take a hidden value, and nothing of the language of the respondent', () => {
    const text = asking({ en: '{{value:area|here}} {{value:constructor|x}}' });
    expect(titleOf(fillTexts(text, {}, { area: 'Uttara' }))).toEqual({ en: 'Uttara x' });
  });

  it('take what is reckoned, in the digits of their language', () => {
    const both = { en: '{{value:score|nothing}} {{value:city|x}}', bn: '{{value:score|কিছু না}}' };
    const text = scored(both);
    expect(titleOf(fillTexts(text, { born: '1971-12-16', city: 'dhaka' }, NO_FACTS))).toEqual({
      en: '1,23,456.5 x',
      bn: '১,২৩,৪৫৬.৫',
    });
    expect(titleOf(fillTexts(text, {}, NO_FACTS))).toEqual({ en: 'nothing x', bn: 'কিছু না' });
    const off = scored(both, { showIf: { op: 'answered', question: 'born' } });
    expect(titleOf(fillTexts(off, { city: 'dhaka' }, NO_FACTS))).toEqual({ en: 'nothing x', bn: 'কিছু না' });
  });

  it('take a text that is reckoned as they take an answer', () => {
    const of: Expression = { op: 'answer', question: 'said' };
    const draft = asking({ en: '{{value:name|you}}' });
    const said: Question = { kind: 'long_text', id: 'said', title: {}, ...common };
    const [section] = draft.sections;
    const sections = section ? [{ ...section, questions: [said, ...section.questions] }] : [];
    const variables: Variable[] = [{ id: 'name', label: 'Name', type: 'text', expression: of }];
    const filled = (words: string) => titleOf(fillTexts({ sections, variables }, { said: words }, NO_FACTS))?.en;
    expect(filled('{{answer:city}}\nand')).toBe('\u2060{\u2060\u2060{\u2060answer:city\u2060}\u2060\u2060}\u2060 and');
    expect(filled('x'.repeat(400))).toHaveLength(LIMITS.pipedAnswer + 1);
  });

  it('take no answer off the path', () => {
    const draft = asking({ en: '{{answer:city|none}}' }, { showIf: { op: 'answered', question: 'born' } });
    expect(titleOf(fillTexts(draft, { city: 'dhaka' }, NO_FACTS))).toEqual({ en: 'none' });
  });

  it('end where they name one another', () => {
    const label = { en: '{{answer:city|A}}' };
    const draft = asking({ en: '{{answer:city|B}}' }, { options: [{ id: 'dhaka', label }] } as Partial<Question>);
    expect(titleOf(fillTexts(draft, { city: 'dhaka' }, NO_FACTS))).toEqual({ en: 'A' });
  });

  it('are no longer than a page is read for, however much is piped into them', () => {
    const said = 'চা '.repeat(400);
    const text = asking({ en: '{{answer:city|_}}'.repeat(60) }, { options } as Partial<Question>);
    const [filled = ''] = [titleOf(fillTexts(text, { city: { other: said } }, NO_FACTS))?.en];
    expect(filled.split('…')).toHaveLength(LIMITS.pipedInText + 1);
    expect(filled.endsWith('_'.repeat(50))).toBe(true);
    const many = { ...born, title: { en: '{{answer:city|_}}' } };
    const questions = Array.from({ length: 1_200 }, (_, at) => ({ ...many, id: `b${at}` }));
    const full = fillTexts(
      { sections: [{ id: 's', title: {}, intro: {}, questions: [city, ...questions] }] },
      { city: 'dhaka' },
      NO_FACTS,
    );
    const titles = full.sections[0]?.questions.map(({ title }) => title.en) ?? [];
    expect(titles.filter((title) => title === 'Dhaka')).toHaveLength(LIMITS.pipedInAll);
    expect(titles.filter((title) => title === '_')).toHaveLength(200);
  });

  it('are the same object where nothing is piped, and filled twice filled once', () => {
    const drafts = questionnairesWithLogic().chain((questionnaire) =>
      fc.tuple(fc.constant(questionnaire), someAnswers(questionnaire), someFacts(), fc.string({ unit: 'binary' })),
    );
    const property = fc.property(drafts, ([questionnaire, answers, facts, said]) => {
      expect(fillTexts(questionnaire, answers, facts)).toBe(questionnaire);
      const ids = Object.keys(answers);
      const piping = mapAllTexts(questionnaire, (text, { partId }) => ({
        ...text,
        en: `{{answer:${ids[0] ?? 'gone'}|${partId}}} {{value:area}}{b}}`,
      }));
      const filled = fillTexts(piping, answers, { ...facts, area: `${said}{{answer:x}}{` });
      expect(findPiped(filled)).toEqual([]);
      expect(fillTexts(filled, answers, facts)).toBe(filled);
    });
    fc.assert(property);
  });
});

describe('what was said, within a text', () => {
  it('is one line of plain words, bounded, and never read as anything else', () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 900 }), fc.constant('{{answer:q1}}'));
    const property = fc.property(text, text, text, (before, said, after) => {
      const words = pipedWords(said);
      expect(words).not.toMatch(/[\p{Cc}\u202a-\u202e\n]/u);
      expect([...words.replaceAll('\u2060', '')].length).toBeLessThanOrEqual(203);
      const alone = [...pipedIn(before), ...pipedIn(after)];
      if (!before.includes('{{') && !after.includes('{{')) expect(pipedIn(before + words + after)).toEqual(alone);
    });
    fc.assert(property);
  });

  it('does not turn what stands around it', () => {
    expect(pipedWords('\u202eabc')).toBe('abc');
    expect(pipedWords('شكرا')).toBe('\u2068شكرا\u2069');
  });
});

describe('what is piped, for those who read the whole', () => {
  it('is called as its owner calls it', () => {
    const named = nameTexts(asking({ en: '{{answer:city|x}} {{value:area}} {{answer:gone|y}}' }));
    expect(titleOf(named)).toEqual({ en: '[Which city?] [Area of the shop] [y]' });
    expect(titleOf(nameTexts(scored({ en: '{{value:score|y}}' })))).toEqual({ en: '[Score]' });
    expect(nameTexts(asking({ en: 'Why?' })).sections[0]?.questions[2]?.title).toEqual({ en: 'Why?' });
  });

  it('goes with a copy of its section, and is counted before it is deleted', () => {
    let next = 0;
    const copy = duplicateSection(asking({ en: '{{answer:city}}' }), 's', () => `n${next++}`);
    const [first, second] = allTextsOf(copy).flatMap(({ text }) => pipedIn(text.en ?? ''));
    expect([first?.id, second?.id]).toEqual(['city', copy.sections[1]?.questions[0]?.id]);
    expect(countReferences(asking({ en: '{{answer:city}}' }), { questionIds: ['city'] })).toBe(1);
    expect(countReferences(asking({ en: '{{answer:city}}' }), { questionIds: ['why'] })).toBe(0);
    expect(countReferences(scored({ en: '{{value:score}}' }), { questionIds: [], variableId: 'score' })).toBe(1);
  });
});

describe('marks', () => {
  const said = (why: string, answer: string, text: Question['title']) => {
    const other = { other: answer };
    return titleOf(fillTexts(asking(text), { city: other, why }, NO_FACTS))?.en ?? '';
  };

  it('are never made of what somebody answered', () => {
    const filled = said('', '**[x](https://evil.bd)**', { en: 'Why {{answer:city|there}}?' });
    expect(parseInline(filled)).toEqual([{ type: 'words', words: 'Why \u2060**[x](https://evil.bd)**\u2060?' }]);
    const bold = said('', 'a** b', { en: '**{{answer:city|there}}**' });
    expect(parseInline(bold)).toEqual([{ type: 'strong', of: [{ type: 'words', words: '\u2060a** b\u2060' }] }]);
    const link = said('', 'evil', { en: '[x](https://a.bd/{{answer:city}})' });
    expect(parseInline(link)).toMatchObject([{ type: 'words' }]);
  });

  it('are not made in what is no marked text, and what has none is filled as it was', () => {
    expect(said('', 'Dhaka 5', { en: 'Why {{answer:city|there}}?' })).toBe('Why Dhaka 5?');
    const option = { id: 'a', label: { en: '{{answer:city}}' } };
    const asked = asking({ en: 'Why?' });
    const [section] = asked.sections;
    const pick: Question = { kind: 'single_choice', id: 'pick', title: { en: 'Pick' }, options: [option], ...common };
    const sections = section ? [{ ...section, questions: [...section.questions, pick] }] : [];
    const answers = { city: { other: '*x*' } };
    const filled = fillTexts({ ...asked, sections }, answers, NO_FACTS);
    expect(filled.sections[0]?.questions[3]).toMatchObject({ options: [{ label: { en: '*x*' } }] });
  });

  it('are words alone to those who read the whole', () => {
    const named = nameTexts(asking({ en: '**Why** [{{answer:city|x}}](https://a.bd)?' }));
    expect(titleOf(named)).toEqual({ en: 'Why [Which city?]?' });
    const same = asking({ en: 'Rate 5* hotels' });
    expect(nameTexts(same)).toBe(same);
  });
});

describe('the checker', () => {
  const draftTitle = { en: '{{answer:city}}' };
  const keysOf = (draft: Questionnaire) =>
    checkQuestionnaire(draft, ['en']).map(({ severity, key, questionId }) => [severity, key, questionId]);

  it.each([
    ['{{answer:city}}', []],
    ['{{answer:born|then}} {{value:area|}}', []],
    ['{{answer:born}} {{value:area}}', [['warning', 'pipedWithoutFallback', 'why']]],
    ['{{answer:why|x}}', [['error', 'pipedLater', 'why']]],
    ['{{answer:gone|x}}', [['error', 'pipedGone', 'why']]],
    ['{{value:gone|x}}', [['error', 'pipedGone', 'why']]],
    ['{{answer:city}}'.repeat(LIMITS.pipedInText), []],
    ['{{answer:city}}'.repeat(LIMITS.pipedInText + 1), [['error', 'pipedTooMany', 'why']]],
  ])('of %s', (en, expected) => {
    const draft = asking({ en });
    expect(questionnaireSchema.parse(draft)).toEqual(draft);
    expect(keysOf(draft)).toEqual(expected);
  });

  it.each([
    ['why', ['city'], []],
    ['why', ['city', 'why'], [['warning', 'pipedValueSoFar', 'why']]],
    ['city', ['city'], [['error', 'pipedValueLater', 'city']]],
    ['born', ['why', 'area'], [['error', 'pipedValueLater', 'born']]],
  ])('of a value that is said at %s and reckoned of %j', (at, of, expected) => {
    const parts = of.map((id): Expression => {
      if (id === 'area') return { op: 'if', if: { op: 'known', fact: 'area' }, yes: { op: 'numeric', value: 1 } };
      return { op: 'if', if: { op: 'answered', question: id }, yes: { op: 'numeric', value: 1 } };
    });
    const variables: Variable[] = [{ id: 'sum', label: 'Sum', type: 'numeric', expression: { op: 'sum', of: parts } }];
    const draft = mapAllTexts({ ...asking({ en: 'Why?' }), variables }, (text, { partId, place }) =>
      partId === at && place.text === 'title' ? { en: '{{value:sum|0}}' } : text,
    );
    expect(keysOf(draft)).toEqual(expected);
  });

  it('of what is said of a pattern: nothing is known where an answer is read', () => {
    const draft = asking({ en: 'Why?' });
    const said: Partial<Question> = { pattern: 'a+', patternMessage: { en: 'Like {{answer:city|a}}' } };
    const sections = draft.sections.map((section) => ({
      ...section,
      questions: section.questions.map((one) => (one.id === 'why' ? ({ ...one, ...said } as Question) : one)),
    }));
    expect(keysOf({ ...draft, sections })).toEqual([['error', 'pipedNotHere', 'why']]);
  });

  it('counts what is piped into all texts', () => {
    const draft = asking({ en: '{{answer:city}}' });
    const [section] = draft.sections;
    const copies = Array.from({ length: LIMITS.pipedInAll }, (_, at) => ({ ...born, id: `b${at}`, title: draftTitle }));
    const sections = section ? [{ ...section, questions: [...section.questions, ...copies] }] : [];
    expect(keysOf({ ...draft, sections })).toEqual([['error', 'pipedTooManyInAll', undefined]]);
    expect(keysOf(draft)).toEqual([]);
  });

  it('finds what nobody is ever asked, and what conditions may leave out', () => {
    const jumping = asking({ en: '{{answer:born|x}}' }, { jumps: [{ to: 'why' }] });
    expect(keysOf(jumping)).toContainEqual(['error', 'pipedNeverAsked', 'why']);
    const maybe = asking({ en: '{{answer:city}}' }, { showIf: { op: 'known', fact: 'area' } });
    expect(keysOf(maybe)).toEqual([['warning', 'pipedWithoutFallback', 'why']]);
  });
});

describe('the closing text of the project', () => {
  const draft = scored({ en: 'Why?' });
  const text = { en: 'Thanks, *{{answer:city|friend}}*: {{value:score|0}}.', bn: 'ধন্যবাদ, {{value:score|০}}।' };

  it('says what was answered and reckoned, and makes no mark of it', () => {
    const filled = fillClosingText(text, draft, { city: 'dhaka' }, NO_FACTS);
    // Where marks may stand, what is put in is guarded.
    expect(mapLanguages(filled, (written) => written.replaceAll('\u2060', ''))).toEqual({
      en: 'Thanks, *Dhaka*: 1,23,456.5.',
      bn: 'ধন্যবাদ, ১,২৩,৪৫৬.৫।',
    });
    const { en = '' } = fillClosingText(text, draft, { city: { other: '**x**' } }, NO_FACTS);
    expect(en).not.toContain('**x**');
    const plain = { en: 'Thanks.' };
    expect(fillClosingText(plain, draft, {}, NO_FACTS)).toBe(plain);
  });

  it.each([
    [text, []],
    [{ en: '{{answer:why|x}} {{value:area|}}' }, []],
    [{ en: '{{answer:born}}' }, [['warning', 'pipedWithoutFallback', 'closingText']]],
    [{ en: '{{answer:gone|x}}' }, [['error', 'pipedGone', 'closingText']]],
    [{ en: '{{answer:city}}'.repeat(LIMITS.pipedInText + 1) }, [['error', 'pipedTooMany', 'closingText']]],
  ])('is checked: %j', (closingText, expected) => {
    const around = { title: { en: 'T' }, description: {}, languages: ['en'] as const, quotas: [] };
    const found = checkSurvey({ ...around, closingText }, draft);
    const isOfEnd = (finding: (typeof found)[number]) =>
      finding.text === 'closingText' && partOf(finding) === undefined;
    expect(found.filter(isOfEnd).map(({ severity, key, text: named }) => [severity, key, named])).toEqual(expected);
    expect(found.some(({ key }) => key === 'valueUnused')).toBe(closingText !== text);
  });
});
