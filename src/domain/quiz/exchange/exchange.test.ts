import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readXml } from '#features/projects/server/exchange/read-xml.ts';
import { questionsOf } from '../../questionnaire/flow.ts';
import { isShuffled } from '../../questionnaire/kinds/choice/shuffle-options.ts';
import { blankQuestion, kindName, optionsOf } from '../../questionnaire/registry.ts';
import { cleanText } from '../../text/normalise.ts';
import { setQuestionMarking } from '../edit-marking.ts';
import { type Marking, ORDER_CREDITS } from '../marking-schema.ts';
import { sampleParts } from '../sample-parts.ts';
import { sampleQuiz } from '../sample-quiz.ts';

import { EXCHANGE_FORMATS, type Exchanged, type ExchangeFormat } from './exchanged.ts';
import { giveQuestions } from './give-questions.ts';
import { takeQuestions } from './take-questions.ts';
import { type KeyedQuestion, questionOf } from './to-questions.ts';

function counted(): () => string {
  let next = 0;
  return () => `q${++next}`;
}

const take = (format: ExchangeFormat, file: string) =>
  takeQuestions(file, { format, locale: 'en' }, { readXml, newId: counted() });
const keysIn = (format: ExchangeFormat, file: string) =>
  take(format, file).questions.map(({ question, marking }) => [question.title.en, marking?.key]);
const notesIn = (format: ExchangeFormat, file: string) =>
  take(format, file).notes.map(({ line, why }) => `${line} ${why}`);

function quizOf(questions: readonly KeyedQuestion[]) {
  const markings = questions.flatMap(({ question, marking }) => (marking ? [[question.id, marking] as const] : []));
  return {
    sections: [{ id: 's', title: {}, intro: {}, questions: questions.map(({ question }) => question) }],
    marking: { questions: Object.fromEntries(markings) },
  };
}

const give = (format: ExchangeFormat, questions: readonly KeyedQuestion[]) =>
  giveQuestions(quizOf(questions), { format, locale: 'en' });

describe('GIFT', () => {
  const documented = `\ufeff// The first question
$CATEGORY: geography/rivers

::Q1:: Which is the longest? {
  =Nile # right
  ~Amazon
  ~%-25%Padma # no
  ####It was measured anew in 2009.
}

[html]<p>What is <b>1 &lt; 2</b>?</p> {T}

The {=Padma =%50%Ganges} is a river.

Two of these are even: { ~%50%2 ~%50%4 ~%-100%3 ~%-100%5 }

How much is it? {#2.75:0.005}

When was it? {#
=1971..1975
=%50%1970
~#no}

Say what you think. {}

Only words to read, with \\{braces\\} \\= \\~ \\# \\: \\\\ and a\\nline.

Match these. {=a -> 1 =b -> 2 # no
= -> 3}

In order. {>3 RANDOM VERTICAL ALL_OR_NOTHING SHOW
two
three
one\\:
}

Short {=a -> }

Broken { =a

Half {~one}
`;

  it('is read as its documentation has it', () => {
    expect(keysIn('gift', documented)).toEqual([
      ['Which is the longest?', { by: 'options', right: ['o1'], shares: { o3: -25 } }],
      ['What is 1 < 2?', { by: 'options', right: ['yes'] }],
      ['The _____ is a river.', { by: 'texts', accepted: [{ text: 'Padma' }, { text: 'Ganges', share: 50 }] }],
      ['Two of these are even:', { by: 'options', right: ['o1', 'o2'], shares: { o3: -100, o4: -100 } }],
      ['How much is it?', { by: 'numbers', accepted: [{ value: 2.75, tolerance: 0.005 }] }],
      [
        'When was it?',
        {
          by: 'numbers',
          accepted: [
            { value: 1973, tolerance: 2 },
            { value: 1970, share: 50 },
          ],
        },
      ],
      ['Say what you think.', undefined],
      ['Only words to read, with {braces} = ~ # : \\ and a\nline.', undefined],
      ['Match these.', { by: 'pairs', pairs: { r1: 'o3', r2: 'o1' } }],
      ['In order.', { by: 'order', order: ['o3', 'o2', 'o1'], credit: 'whole' }],
    ]);
    expect(take('gift', documented).questions[0]?.marking).toMatchObject({
      feedback: { en: 'It was measured anew in 2009.' },
      optionFeedback: { o1: { en: 'right' }, o3: { en: 'no' } },
    });
    const truth = take('gift', 'Is it? {F#Alas#Well \\= done}\n\nIs it? {T##Yes}').questions;
    expect(truth.map(({ question }) => kindName(question))).toEqual(['true_false', 'true_false']);
    expect(truth.map(({ marking }) => marking?.optionFeedback)).toEqual([
      { yes: { en: 'Alas' }, no: { en: 'Well = done' } },
      { yes: { en: 'Yes' } },
    ]);
  });

  it('shuffles the options of a choice, as Moodle does, and no others', () => {
    const shuffled = take('gift', documented).questions.filter(({ question }) => isShuffled(question));
    expect(shuffled.map(({ question }) => question.title.en)).toEqual([
      ...['Which is the longest?', 'Two of these are even:', 'In order.'],
    ]);
  });

  it('tells by line what was changed and what was left', () => {
    expect(notesIn('gift', documented)).toEqual([
      ...['2 category', '4 name', '11 markup', '19 answerFeedback', '24 essay'],
      ...['28 answerFeedback', '31 subset', '37 fewAnswers', '39 braces', '41 fewAnswers'],
    ]);
  });
});

describe('Aiken', () => {
  const documented = `Which is the capital?
A) Dhaka
B. Khulna
ANSWER: A

No such letter
A. one
B. two
ANSWER: C

Never answered
A. one

Half of one
A. one
ANSWER: A
ANSWER: B
`;

  it('is read as its documentation has it, and letters must be there', () => {
    expect(keysIn('aiken', documented)).toEqual([['Which is the capital?', { by: 'options', right: ['o1'] }]]);
    expect(notesIn('aiken', documented)).toEqual([
      ...['6 answerLetter', '11 noAnswer', '14 fewAnswers', '17 unreadable'],
    ]);
  });
});

describe('Moodle XML', () => {
  const documented = `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
<question type="category"><category><text>$course$/top</text></category></question>
<question type="multichoice">
  <name><text>Rivers</text></name>
  <questiontext format="html"><text><![CDATA[<p>Which are <em>rivers</em>?</p>]]></text></questiontext>
  <generalfeedback format="html"><text><![CDATA[<p>Both flow.</p>]]></text></generalfeedback>
  <defaultgrade>2.5000000</defaultgrade><single>false</single><shuffleanswers>true</shuffleanswers>
  <answer fraction="33.33333" format="html"><text>Padma</text><feedback format="html"><text></text></feedback></answer>
  <answer fraction="33.33333" format="html"><text>Meghna &amp; more</text></answer>
  <answer fraction="33.33333" format="html"><text>Teesta</text></answer>
  <answer fraction="0" format="html"><text>Sylhet</text></answer>
</question>
<question type="truefalse"><questiontext><text>So?</text></questiontext>
  <answer fraction="0"><text>true</text></answer><answer fraction="100"><text>false</text></answer></question>
<question type="shortanswer"><questiontext><text>Name?</text></questiontext><usecase>1</usecase>
  <answer fraction="100"><text>Dhaka</text></answer><answer fraction="0"><text>*</text></answer></question>
<question type="numerical"><questiontext><text>How many?</text></questiontext>
  <answer fraction="100"><text>3.5</text><tolerance>0.1</tolerance></answer></question>
<question type="essay"><questiontext><text>Why?</text></questiontext></question>
<question type="matching"><questiontext><text>Pairs?</text></questiontext><shuffleanswers>true</shuffleanswers>
  <subquestion format="html"><text><![CDATA[<p>a</p>]]></text><answer><text>1</text></answer></subquestion>
  <subquestion><text>b</text><answer><text>2</text></answer></subquestion>
  <subquestion><text></text><answer><text>3</text></answer></subquestion></question>
<question type="numerical"><questiontext><text>How far?</text></questiontext>
  <answer fraction="100"><text>5</text><tolerance>0</tolerance></answer><unitgradingtype>1</unitgradingtype>
  <unitpenalty>0.1000000</unitpenalty><showunits>0</showunits><units>
  <unit><multiplier>1000</multiplier><unit_name>m</unit_name></unit>
  <unit><multiplier>1</multiplier><unit_name>km</unit_name></unit></units></question>
<question type="ordering"><questiontext><text>Order?</text></questiontext>
  <selecttype>ALL</selecttype><selectcount>3</selectcount><gradingtype>LONGEST_ORDERED_SUBSET</gradingtype>
  <answer fraction="1.0"><text>x</text></answer><answer fraction="2.0"><text>z</text></answer>
  <answer fraction="3.0"><text>y</text></answer></question>
<question type="matching"><questiontext><text>One?</text></questiontext>
  <subquestion><text>a</text><answer><text>1</text></answer></subquestion></question>
<question type="cloze"><questiontext><text>{1:MULTIRESPONSE:=x~y}</text></questiontext></question>
<question type="calculated"><questiontext><text>?</text></questiontext></question>
</quiz>`;

  it('takes units that cost nothing, and tells where what a wrong one costs is another', () => {
    const numberOf = (grading: string, fraction: string) => `<quiz><question type="numerical">
      <questiontext><text>How far?</text></questiontext>
      <answer fraction="${fraction}"><text>5</text><tolerance>0</tolerance></answer>
      <unitgradingtype>${grading}</unitgradingtype><unitpenalty>0.25</unitpenalty><units>
      <unit><multiplier>1</multiplier><unit_name>km</unit_name></unit></units></question></quiz>`;
    const keyOf = (file: string) => take('moodle', file).questions[0]?.marking?.key;
    const units = [{ name: 'km', times: 1 }];
    expect(keyOf(numberOf('0', '100'))).toEqual({ by: 'quantities', accepted: [{ value: 5 }], units });
    expect(keyOf(numberOf('2', '100'))).toMatchObject({ units, unitPenalty: 25 });
    expect([numberOf('2', '100'), numberOf('1', '50')].flatMap((file) => notesIn('moodle', file))).toEqual([]);
    expect(notesIn('moodle', numberOf('2', '50'))).toMatchObject([expect.stringContaining('unitPenalty')]);
  });

  it('is read as its documentation has it', () => {
    const { questions } = take('moodle', documented);
    expect(questions.map(({ question, marking }) => [kindName(question), question.title.en, marking?.points])).toEqual([
      ...[
        ['multiple_choice', 'Which are rivers?', 2.5],
        ['true_false', 'So?', 1],
        ['short_text', 'Name?', 1],
      ],
      ...[
        ['number', 'How many?', 1],
        ['long_text', 'Why?', undefined],
        ['grid_single_choice', 'Pairs?', 1],
        ['short_text', 'How far?', 1],
        ['ranking', 'Order?', 1],
      ],
    ]);
    expect(questions.map(({ marking }) => marking?.key)).toEqual([
      { by: 'options', right: ['o1', 'o2', 'o3'], shares: { o4: 0 } },
      { by: 'options', right: ['no'] },
      { by: 'texts', accepted: [{ text: 'Dhaka' }], matchCase: true },
      { by: 'numbers', accepted: [{ value: 3.5, tolerance: 0.1 }] },
      undefined,
      { by: 'pairs', pairs: { r1: 'o3', r2: 'o1' } },
      {
        ...{ by: 'quantities', accepted: [{ value: 5 }], unitPenalty: 10 },
        units: [
          { name: 'km', times: 1 },
          { name: 'm', times: 1000 },
        ],
      },
      { by: 'order', order: ['o1', 'o3', 'o2'] },
    ]);
    expect(notesIn('moodle', documented)).toEqual([
      ...[
        '3 category',
        '4 markup',
        '16 wildcard',
        '20 essay',
        '30 credit',
        '34 fewAnswers',
        '36 cloze',
        '37 otherKind',
      ],
    ]);
  });

  it('is read with its blanks, where they are of a kind that is known', () => {
    const cloze = (text: string) =>
      `<quiz><question type="cloze"><name><text>Fill in</text></name>` +
      `<questiontext format="html"><text><![CDATA[${text}]]></text></questiontext></question></quiz>`;
    const file = cloze(
      '<p>The {1:SHORTANSWER:=Padma#Yes~%50%Ganges~*} meets {:MC:Surma~=Jamuna \\~ Brahmaputra~%-25%Feni} in {2:NM:=1:0}.</p>',
    );
    const [{ question, marking } = {}] = take('moodle', file).questions;
    expect(question).toMatchObject({
      title: { en: 'Fill in' },
      passage: { en: 'The [1] meets [2] in [3].' },
      blanks: [
        { id: '1', asks: 'text' },
        { id: '2', asks: 'choice', options: [{}, { id: 'b2o2', label: { en: 'Jamuna ~ Brahmaputra' } }, {}] },
        { id: '3', asks: 'text' },
      ],
    });
    expect(marking?.key).toEqual({
      by: 'blanks',
      blanks: {
        1: [{ text: 'Padma' }, { text: 'Ganges', share: 50 }],
        2: [{ option: 'b2o2' }, { option: 'b2o3', share: -25 }],
        3: [{ text: '1' }],
      },
    });
    expect(notesIn('moodle', file)).toEqual(['1 answerFeedback', '1 wildcard', '1 credit']);
    expect(notesIn('moodle', cloze('{1:NM:=1:0.5}'))).toEqual(['1 cloze']);
    expect(notesIn('moodle', cloze('{1:SA:}'))).toEqual(['1 cloze']);
    expect(notesIn('moodle', cloze('{1:SA:x}'))).toEqual(['1 noAnswer']);
    expect(notesIn('moodle', cloze('none'))).toEqual(['1 cloze']);
    expect(notesIn('moodle', cloze('see [1]: {1:SA:=x}'))).toEqual(['1 doesNotFit']);
    expect(notesIn('moodle', cloze('{1:SA:=x}'.repeat(51)))).toEqual(['1 doesNotFit']);
    expect(notesIn('moodle', cloze('{1:SA:'.repeat(50_000)))).toEqual(['1 cloze']);
  });

  it.each([
    ['entities that grow', '<!DOCTYPE quiz [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>\n<quiz>&b;</quiz>', 'xmlDoctype'],
    ['an entity nobody knows', '<quiz>\n&secret;</quiz>', 'xmlMalformed'],
    ['what is never closed', '<quiz>\n<question>', 'xmlMalformed'],
    ['what is deep', `<quiz>${'<a>'.repeat(100_000)}`, 'xmlTooDeep'],
    ['another document', '<html></html>', 'xmlNotMoodle'],
    ['nothing', '', 'xmlMalformed'],
  ])('refuses %s', (_name, file, problem) => {
    expect(() => take('moodle', file)).toThrow(expect.objectContaining({ problem }));
  });
});

it.each([
  ['gift', `Long? {#${'1'.repeat(400_000)}x}`, '1 notNumber'],
  ['gift', `Heavy? {~%${'1'.repeat(400_000)}~b}`, '1 doesNotFit'],
  ['gift', `Many? {=a${'~b'.repeat(150_000)}}`, '1 doesNotFit'],
  ['aiken', `Many?\nB. No\n${'A.\n'.repeat(100_000)}ANSWER: B`, '1 doesNotFit'],
  ['aiken', 'Twice?\nA. No\nA. Yes\nANSWER: A', '1 answerLetter'],
] as const)('%s is read at once where a file would take long: %#', (format, file, note) => {
  expect(notesIn(format, file)).toContain(note);
});

it('takes no name that objects have for a truth', () => {
  expect(keysIn('gift', 'Made by? {constructor}')).toEqual([
    ['Made by?', { by: 'texts', accepted: [{ text: 'constructor' }] }],
  ]);
});

it.each(EXCHANGE_FORMATS)('%s survives whatever is in a file', (format) => {
  const parts = [
    '{',
    '}',
    '=',
    '~',
    '#',
    '\\',
    '%',
    ':',
    '->',
    '\n',
    '\n\n',
    'a',
    ' ',
    '..',
    '::',
    '####',
    'A.',
    'ANSWER: A',
  ];
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...parts), fc.string()), { maxLength: 60 }), (pieces) => {
      try {
        take(format, pieces.join(''));
      } catch (error) {
        expect(error).toMatchObject({ problem: expect.any(String) });
      }
    }),
  );
});

const text = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 30 }),
    fc.constantFrom(
      '%50% off',
      '[html]x',
      '// no',
      '::a::',
      '$CATEGORY: x',
      'রাজধানী কোনটি?',
      'a\nb',
      'a\\n',
      '<b>&amp;</b>',
      ']]>',
    ),
  )
  .map(cleanText)
  .filter(
    (words) =>
      words !== '' &&
      words !== '*' &&
      !/\n/.test(
        words
          .trim()
          .split(/\s*\n\s*/)
          .join(''),
      ),
  );
const share = fc.integer({ min: -10_000, max: 9_999 }).map((number) => number / 100);
const number = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((whole) => whole / 1000);
const accepted = fc.array(
  fc.record({ text: text.filter((words) => !words.includes('->') && words.length < 100), share }),
  {
    minLength: 1,
    maxLength: 4,
  },
);

/** What a line of a file can say, and what can stand before an arrow. */
const listed = text.filter((words) => !/^(?:\/\/|\$CATEGORY:)/.test(words));
const left = text.filter((words) => !words.includes('->'));

/** A file of its own making, for each way of asking. */
const exchanged = fc.record({
  line: fc.constant(0),
  title: text,
  feedback: fc.option(text, { nil: undefined }),
  asks: fc.oneof(
    fc.record({
      by: fc.constant('options' as const),
      several: fc.boolean(),
      options: fc
        .array(fc.record({ text, share }), { minLength: 1, maxLength: 5 })
        .map((others) => [...others, { text: 'right', share: 100 }]),
    }),
    fc.record({
      by: fc.constant('order' as const),
      items: fc.uniqueArray(listed, { minLength: 2, maxLength: 6 }),
      credit: fc.constantFrom(...ORDER_CREDITS),
    }),
    fc.record({
      by: fc.constant('pairs' as const),
      pairs: fc.array(fc.record({ text: left, belongs: text }), { minLength: 2, maxLength: 5 }),
      others: fc.array(text, { maxLength: 2 }),
    }),
    fc.record({ by: fc.constant('truth' as const), isTrue: fc.boolean() }),
    fc.record({ by: fc.constant('texts' as const), accepted }),
    fc.record({
      by: fc.constant('numbers' as const),
      accepted: fc.array(fc.record({ value: number, tolerance: number.map(Math.abs), share }), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
  ),
});

/** Of an order nothing is said in GIFT, and nothing of how options stand: they are shuffled. */
function asInGift(one: Exchanged): Exchanged {
  if (one.asks.by === 'order') return { ...one, feedback: undefined };
  return one.asks.by === 'options' ? { ...one, shuffle: true } : one;
}

describe.each(['gift', 'moodle'] as const)('%s', (format) => {
  it('brings questions back as they were given, whatever they say', () => {
    fc.assert(
      fc.property(fc.array(exchanged, { minLength: 1, maxLength: 4 }), (all) => {
        const given = all.map((one) => (format === 'gift' ? asInGift(one) : one));
        const made = given.map((one) => questionOf(one, 'en', counted()));
        const questions = made.flatMap((one, place) =>
          'question' in one ? [{ ...one, question: { ...one.question, id: `q${place + 1}` } }] : [],
        );
        expect(questions).toHaveLength(all.length);
        const file = give(format, questions);
        expect(file.left).toEqual([]);
        const again = take(format, file.text);
        expect(again).toEqual({ questions, notes: [] });
        expect(give(format, again.questions).text).toBe(file.text);
      }),
    );
  });

  it('has numbers with their units where it knows units', () => {
    const key = {
      ...{ by: 'quantities' as const, accepted: [{ value: 1.5, tolerance: 0.1, share: 50 }, { value: 2 }] },
      units: [
        { name: 'km', times: 1 },
        { name: '<m>', times: 1000 },
      ],
      unitPenalty: 25,
    };
    const file = giveQuestions(setQuestionMarking(sampleQuiz, 'flower', { key }), { format, locale: 'en' });
    expect(file.left).toEqual(format === 'gift' ? [{ questionId: 'flower', why: 'doesNotFit' }] : []);
    const again = take(format, file.text).questions.flatMap(({ marking }) => marking?.key ?? []);
    expect(again.filter(({ by }) => by === 'quantities')).toEqual(format === 'gift' ? [] : [key]);
  });

  it('has orders and pairs, but no order of some of the options', () => {
    const { text: file, left: without } = giveQuestions(sampleParts, { format, locale: 'en' });
    expect(without).toEqual([{ questionId: 'largest', why: 'doesNotFit' }]);
    const { questions, notes } = take(format, file);
    expect([questions.map(({ marking }) => marking?.key?.by), notes]).toEqual([['order', 'pairs'], []]);
    expect(give(format, questions).text).toBe(file);
  });

  it('has blanks where it knows any, whatever signs are in them', () => {
    const asks = {
      ...{ by: 'blanks' as const, passage: 'a [1] {b} [2]\n[3]' },
      blanks: [
        {
          accepted: [
            { text: '=x~}#"\\', share: 100 },
            ...[
              { text: '%5% /', share: 33.33 },
              { text: 'no', share: 0 },
            ],
          ],
        },
        { options: ['=', '%1%', 'c~'], accepted: [{ text: '=', share: -50 }, ...[{ text: '%1%', share: 100 }]] },
        { accepted: [{ text: 'y', share: 100 }] },
      ],
    };
    const made = questionOf(
      { line: 0, title: 'A title that is longer than any name'.repeat(3), asks },
      'en',
      () => 'q1',
    );
    const questions = 'question' in made ? [made] : [];
    expect(questions).toHaveLength(1);
    const file = give(format, questions);
    expect(file.left).toEqual(format === 'gift' ? [{ questionId: 'q1', why: 'doesNotFit' }] : []);
    if (format === 'gift') return;
    const again = take(format, file.text);
    expect(again.questions.map(({ marking }) => marking)).toEqual(questions.map(({ marking }) => marking));
    expect(give(format, again.questions).text).toBe(file.text);
  });

  it('has all of a quiz that can be marked', () => {
    const { text: file, count, left } = giveQuestions(sampleQuiz, { format, locale: 'en' });
    expect([count, left]).toEqual([questionsOf(sampleQuiz).length, []]);
    const { questions } = take(format, file);
    const keys: Marking['questions'] = sampleQuiz.marking.questions;
    expect(questions.map(({ marking }) => marking?.key)).toEqual(
      questionsOf(sampleQuiz).map(({ id }) => keys[id]?.key),
    );
    expect(questions[0]?.marking?.optionFeedback).toEqual({ o2: { en: 'Feedback on the second' } });
    const said = setQuestionMarking(sampleQuiz, 'delta', {
      optionFeedback: { yes: { en: 'a # [b]' }, no: { en: '=' } },
    });
    const again = take(format, giveQuestions(said, { format, locale: 'en' }).text).questions;
    expect(again[2]?.marking?.optionFeedback).toEqual({ yes: { en: 'a # [b]' }, no: { en: '=' } });
    expect(again.map(({ question }) => kindName(question))[2]).toBe('true_false');
  });

  it('has Yes and No as two options, for other programs would say True and False', () => {
    const question = { ...blankQuestion('yes_no', () => 'q1'), title: { en: 'Is it so?' } };
    const marking = { points: 1, key: { by: 'options' as const, right: ['no'] }, optionFeedback: { no: { en: 'So' } } };
    const { text: file, left } = give(format, [{ question, marking }]);
    expect(left).toEqual([]);
    const { questions: again } = take(format, file);
    expect(again.map(({ question }) => optionsOf(question).map(({ label }) => label.en))).toEqual([['Yes', 'No']]);
    expect(again[0]?.marking).toMatchObject({ key: { right: ['o2'] }, optionFeedback: { o2: { en: 'So' } } });
    expect(give(format, again).text).toBe(file);
  });
});

it('Aiken has of a quiz what it can have, and tells what it cannot', () => {
  const { text: file, left } = giveQuestions(sampleQuiz, { format: 'aiken', locale: 'bn' });
  expect(file).toBe('রাজধানী কোনটি?\nA. ঢাকা\nB. খুলনা\nC. সিলেট\nANSWER: A\n');
  expect(left.map(({ questionId }) => questionId)).toEqual(['rivers', 'delta', 'flower', 'districts', 'remarks']);
  const again = takeQuestions(file, { format: 'aiken', locale: 'bn' }, { readXml, newId: counted() });
  expect(again.notes).toEqual([]);
  expect(giveQuestions(quizOf(again.questions), { format: 'aiken', locale: 'bn' }).text).toBe(file);
});

it('of very many questions the first are taken', () => {
  const { questions, notes } = take('gift', 'Read this.\n\n'.repeat(2_000));
  expect([questions.length, notes]).toEqual([500, [{ line: 1_001, why: 'tooMany' }]]);
});
