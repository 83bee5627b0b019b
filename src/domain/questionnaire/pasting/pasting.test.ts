import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { questionsOf } from '../flow.ts';
import { LIMITS } from '../limits.ts';
import { type Question, type Questionnaire, questionnaireSchema } from '../schema.ts';
import { insertPasted, makePasted, type Pasted } from './make-pasted.ts';
import { readPasted } from './read-pasted.ts';

const EMPTY: Questionnaire = { sections: [{ id: 's1', title: {}, intro: {}, questions: [] }] };
const PLACE = { sectionId: 's1', index: 0 };

function ids(): () => string {
  let last = 0;
  return () => `id${++last}`;
}

function paste(text: string, questionnaire = EMPTY, place = PLACE): Pasted & { questionnaire: Questionnaire } {
  const pasted = makePasted(text, { questionnaire, place }, 'en', ids());
  return { ...pasted, questionnaire: insertPasted(questionnaire, pasted.parts, place) };
}

/** As short as it can be told: `Tea? [single_choice: Yes, No]`. */
function told(question: Question): string {
  const options = 'options' in question ? `: ${question.options.map(({ label }) => label.en).join(', ')}` : '';
  return `${question.title.en} [${question.kind}${options}]${question.required ? '!' : ''}`;
}

function questions(...lines: string[]): string[] {
  return questionsOf(paste(lines.join('\n')).questionnaire).map(told);
}

describe('pasted questions', () => {
  it('are a line each, and a choice where options stand beneath', () => {
    expect(questions('What is your name?', 'Do you drink tea?', '- Yes', '- No', 'Why?')).toEqual([
      'What is your name? [short_text]',
      'Do you drink tea? [single_choice: Yes, No]',
      'Why? [short_text]',
    ]);
  });

  test.each(['-', '*', '•', '1.', '১।', '2)', 'a)', '(b)', 'ক)', 'ক.', 'খ।', 'A.', '○', '   ', '\t', '\u00a0'])(
    'know an option by “%s” before it',
    (mark) => {
      expect(questions('Where?', `${mark} Dhaka`, `${mark} Khulna`)).toEqual(['Where? [single_choice: Dhaka, Khulna]']);
    },
  );

  it('may be numbered themselves, in either digits, and then have options by another sign or further in', () => {
    expect(questions('1. Name?', '2. City?', 'a) Dhaka', 'b) Khulna', '৩. Tea?', '   1. Yes', '   2. No')).toEqual([
      'Name? [short_text]',
      'City? [single_choice: Dhaka, Khulna]',
      'Tea? [single_choice: Yes, No]',
    ]);
  });

  it('end with an empty line', () => {
    expect(questions('- Name?', '', '- City?', ' \t', 'Tea?')).toEqual([
      'Name? [short_text]',
      'City? [short_text]',
      'Tea? [short_text]',
    ]);
  });

  it('keep the list that comes after an empty line, unless they are listed by a sign themselves', () => {
    expect(questions('Tea?', '', 'ক. হ্যাঁ', '', 'খ. না', '', 'Why?', '', '1. Name?', '', '- Dhaka')).toEqual([
      'Tea? [single_choice: হ্যাঁ, না]',
      'Why? [short_text]',
      'Name? [short_text]',
      'Dhaka [short_text]',
    ]);
  });

  it('may be listed by letters, each of which begins the next', () => {
    expect(questions('A. Name?', 'B. Tea?', '- Yes')).toEqual(['Name? [short_text]', 'Tea? [single_choice: Yes]']);
  });

  it('take several answers where that is said, or where their options are boxes', () => {
    expect(
      questions('Fruit (choose several)', '- Mango', '- Litchi', 'ফল (একাধিক)*', '* আম', 'Tea?', '- [ ] Milk'),
    ).toEqual(['Fruit [multiple_choice: Mango, Litchi]', 'ফল [multiple_choice: আম]!', 'Tea? [multiple_choice: Milk]']);
  });

  it('must be answered where a star or a word ends them; words in italics are no star', () => {
    expect(questions('Name? *', 'Age (Required)', 'বয়স (আবশ্যক)', 'Read *this*', 'Several? (several)')).toEqual([
      'Name? [short_text]!',
      'Age [short_text]!',
      'বয়স [short_text]!',
      'Read *this* [short_text]',
      'Several? (several) [short_text]',
    ]);
  });

  it('begin with their words where these look like a mark', () => {
    expect(questions('5 stars?', '#1 choice', '3.5 kg?', 'a)b')).toEqual([
      '5 stars? [short_text]',
      '#1 choice [short_text]',
      '3.5 kg? [short_text]',
      'a)b [short_text]',
    ]);
  });
});

describe('pasted sections', () => {
  const titles = ({ sections }: Questionnaire) =>
    sections.map(({ title, questions }) => [title.en ?? '', ...questions.map((question) => question.title.en)]);

  it('follow the one that questions are pasted into', () => {
    const before = paste('Old 1\nOld 2').questionnaire;
    const after = paste('New\n# Work\nA\n## Home\nB', before, { sectionId: 's1', index: 1 }).questionnaire;
    expect(titles(after)).toEqual([
      ['', 'Old 1', 'New', 'Old 2'],
      ['Work', 'A'],
      ['Home', 'B'],
    ]);
  });

  it('take the place of one with nothing in it', () => {
    expect(titles(paste('# Work\nA\n#\nB').questionnaire)).toEqual([
      ['Work', 'A'],
      ['', 'B'],
    ]);
  });
});

describe('what cannot be held', () => {
  it('is told of the question it is lost from', () => {
    const options = Array.from({ length: 302 }, (_, index) => `- ${index}`).join('\n');
    const [first, second] = paste(`Where?\n${options}\n${'অ'.repeat(2_001)}`).parts;
    expect(first?.lost).toEqual({ options: 2, most: LIMITS.options, shortened: 0 });
    expect(second?.lost).toMatchObject({ options: 0, shortened: 1 });
  });

  test.each([
    ['questions', 'Why?\n'.repeat(510), { why: 'questions', count: 10, from: 'Why?' }],
    ['sections', '# More\n'.repeat(101), { why: 'sections', count: 1, from: 'More' }],
    ['bytes', `${'ক'.repeat(2_000)}\n`.repeat(90), { why: 'bytes', count: 6, from: 'ক'.repeat(2_000) }],
  ])('is told where there is no room for more %s', (_what, text, left) => {
    expect(paste(text).left).toEqual(left);
  });
});

describe('any text at all', () => {
  const line = fc.oneof(
    fc.constantFrom('# Home', '#', '- a', '* b', '১. ক', '1. c', 'a) d', '[ ] e', '  f', '', ' ', '-', 'Tea? *', '\t'),
    fc.constantFrom('Tea (choose several)', 'চা (একাধিক)', '*', '(required)', '{{answer:q1|x}}', '\ud800', '\u000b'),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.string({ unit: 'binary', maxLength: 5 }).map((text) => text.repeat(500)),
  );
  const texts = fc
    .array(line, { maxLength: 60 })
    .chain((lines) => fc.constantFrom('\n', '\r\n', '\r').map((end) => lines.join(end)));

  it('makes what the schema takes, within all limits', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { questionnaire } = paste(text);
        expect(questionnaireSchema.safeParse(questionnaire).success).toBe(true);
        expect(new TextEncoder().encode(JSON.stringify(questionnaire)).length).toBeLessThanOrEqual(LIMITS.bytes);
      }),
    );
  });

  it('loses no words: each line is a section, a question or an option', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^(?:- |\d\. |# | {2})?[A-Zক-হ]{1,9}$/), { maxLength: 40 }), (lines) => {
        const said = readPasted(lines.join('\n')).flatMap((part) =>
          'section' in part ? [part.section] : [part.question.title, ...part.question.options],
        );
        expect(said).toEqual(lines.map((each) => each.replace(/^(?:- |\d\. |# | {2})/, '')));
      }),
    );
  });

  it('is read in one pass', () => {
    const started = performance.now();
    for (const long of [' '.repeat(2e5), '* '.repeat(1e5), `a${' '.repeat(2e5)}*`, '\n'.repeat(2e5), '('.repeat(2e5)]) {
      readPasted(long);
    }
    expect(performance.now() - started).toBeLessThan(3_000);
  });
});
