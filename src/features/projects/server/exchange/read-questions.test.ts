import { describe, expect, it } from 'vitest';
import { giveQuestions } from '#domain/quiz/exchange/give-questions.ts';
import { sampleQuiz } from '#domain/quiz/sample-quiz.ts';
import { createUser } from '#tests/factories/user.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { readQuestions } from '../../contract/exchange.ts';

const server = await startTestServer();
const owner = await createUser(server);

const bytesOf = (text: string) => Buffer.from(text);
const read = (body: Buffer, format: 'gift' | 'aiken' | 'moodle' = 'gift') =>
  server.call(readQuestions, { query: { format, locale: 'bn' }, body }, owner);

describe('readQuestions', () => {
  it('gives questions with their keys, in the language that the file is in, and what became of the rest', async () => {
    const { data } = await read(bytesOf('::১:: রাজধানী কোনটি? {=ঢাকা ~খুলনা}\n\nভাঙা {=ক'));
    const [question] = data.questions;
    expect(question).toMatchObject({ kind: 'single_choice', title: { bn: 'রাজধানী কোনটি?' } });
    expect(data.marking).toEqual({ [question?.id ?? '']: { points: 1, key: { by: 'options', right: ['o1'] } } });
    expect(data.notes).toEqual([
      { line: 1, why: 'name' },
      { line: 3, why: 'braces' },
    ]);
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'gift'],
    ['another encoding', Buffer.of(0x63, 0x61, 0x66, 0xe9), 'gift'],
    ['UTF-16', Buffer.of(0xff, 0xfe, 0x3c, 0x00), 'moodle'],
    ['an archive', Buffer.of(0x50, 0x4b, 0x03, 0x04, 0x00, 0x00), 'aiken'],
    ['a bomb of entities', bytesOf('<!DOCTYPE a [<!ENTITY b "bb">]><quiz>&b;</quiz>'), 'moodle'],
    ['a tower of elements', bytesOf('<quiz>'.repeat(50_000)), 'moodle'],
    ['a page', bytesOf('<html></html>'), 'moodle'],
  ] as const)('refuses %s, and says why', async (_name, body, format) => {
    const { status, body: reply } = await read(body, format);
    expect(status).toBe(422);
    expect(JSON.stringify(reply)).toMatch(/"body"/);
  });

  // Each takes minutes where it is gone through as often as it has places to begin at.
  it.each([
    ['blanks that never end', '\\{1:SA:'.repeat(70_000)],
    ['a blank with endless options', `{1:MC:${Array.from({ length: 70_000 }, (_, at) => `=${at}`).join('~')}}`],
  ])('goes once through %s', async (_name, text) => {
    const asked = `<questiontext format="html"><text>${text}</text></questiontext>`;
    const named = `<quiz><question type="cloze"><name><text>Long</text></name>${asked}</question></quiz>`;
    const begun = performance.now();
    const { data } = await read(bytesOf(named), 'moodle');
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect([data.questions, data.notes]).toMatchObject([[], [{ line: 1 }]]);
  });

  it('refuses what is huge before it reads it', async () => {
    expect((await read(Buffer.alloc(600_000, 'a'))).status).toBe(413);
  });
});

it('takes what was given', async () => {
  const { text } = giveQuestions(sampleQuiz, { format: 'moodle', locale: 'bn' });
  const { questions, marking } = (await read(bytesOf(text), 'moodle')).data;
  expect(questions.map(({ title }) => title.bn)).toEqual(
    sampleQuiz.sections.flatMap((section) => section.questions.map((question) => question.title.bn)),
  );
  expect(Object.values(marking).map(({ points, key }) => [points, key])).toEqual(
    Object.values(sampleQuiz.marking.questions).map(({ points, key }) => [points, key]),
  );
});
