import { describe, expect, it } from 'vitest';
import { sampleQuiz } from '#domain/quiz/sample-quiz.ts';
import { createQuiz } from '#tests/factories/project.ts';
import { createUser } from '#tests/factories/user.ts';
import { startTestServer } from '#tests/support/test-server.ts';
import { getQuestionFile, readQuestions } from '../../contract/exchange.ts';

const server = await startTestServer();

describe('getQuestionFile', () => {
  it.each(['gift', 'moodle'] as const)('gives a quiz as %s, which is read as the same questions', async (format) => {
    const { id, owner } = await createQuiz(server);
    const query = { format, locale: 'en' } as const;
    const given = (await server.call(getQuestionFile, { params: { id }, query }, owner)).data;
    const asked = sampleQuiz.sections.flatMap(({ questions }) => questions);
    expect([given.count, given.left]).toEqual([asked.length, []]);
    const read = (await server.call(readQuestions, { query, body: Buffer.from(given.text) }, owner)).data;
    expect(read.questions.map(({ title }) => title.en)).toEqual(asked.map(({ title }) => title.en));
    expect(Object.values(read.marking).map(({ key }) => key)).toEqual(
      Object.values(sampleQuiz.marking.questions).map(({ key }) => key),
    );
  });

  it('tells which questions a file cannot have', async () => {
    const { id, owner } = await createQuiz(server);
    const query = { format: 'aiken', locale: 'en' } as const;
    const { count, left } = (await server.call(getQuestionFile, { params: { id }, query }, owner)).data;
    expect(count + left.length).toBe(sampleQuiz.sections.flatMap(({ questions }) => questions).length);
    expect(left.map(({ questionId }) => questionId)).toContain('flower');
  });

  it('is for nobody who does not see the draft, and names what is wrong with a format', async () => {
    const { id, owner } = await createQuiz(server);
    const params = { id };
    const query = { format: 'gift', locale: 'en' } as const;
    expect((await server.call(getQuestionFile, { params, query }, await createUser(server))).status).toBe(404);
    const wrong = { format: 'docx', locale: 'en' } as never;
    const { status, body } = await server.call(getQuestionFile, { params, query: wrong }, owner);
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('"format"')]);
  });
});
