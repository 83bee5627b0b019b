import { beforeAll, describe, expect, it } from 'vitest';
import { createProject, createQuiz } from '#tests/factories/project.ts';
import { createResponses } from '#tests/factories/response.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { statementsOf } from '#tests/support/count-statements.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { LONGEST_WORDS } from '../../contract/longest-words.ts';
import { findNewestComments } from '../../contract/newest-comments.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const read = async (owner: TestUser) => (await server.call(findNewestComments, owner)).data;

const at = (minutesAgo: number) => ({ startedAt: new Date(server.clock.now.getTime() - minutesAgo * 60_000) });

describe('findNewestComments', () => {
  it('tells what was written last in the own projects, of all of them together', async () => {
    const owner = await createUser(server);
    const one = await createProject(server, { owner, published: true });
    const two = await createProject(server, { owner, published: true });
    const strangers = await createProject(server, { published: true });
    const [first] = await createResponses(server, one.id, [
      { ...at(5), answers: { q1: 'o1', q2: 'For the taste' } },
      { ...at(3), answers: { q1: 'o1' } },
    ]);
    await createResponses(server, two.id, [{ ...at(4), answers: { q2: 'স্বাদের জন্য' } }]);
    await createResponses(server, strangers.id, [{ ...at(1), answers: { q2: 'Of another' } }]);
    const comments = await read(owner);
    expect(comments.map(({ text }) => text)).toEqual(['স্বাদের জন্য', 'For the taste']);
    expect(comments[1]).toMatchObject({
      projectId: one.id,
      responseId: first,
      completedAt: at(5).startedAt.toISOString(),
    });
    expect(comments[1]?.question.en).toBeTypeOf('string');
  });

  it('tells nothing of what is not submitted, and cuts what is long', async () => {
    const project = await createProject(server, { published: true });
    await createResponses(server, project.id, [
      { answers: { q2: `${'long '.repeat(100)}end` } },
      { answers: { q2: 'Secret' }, state: 'answering' },
    ]);
    const [comment, ...others] = await read(project.owner);
    expect(others).toEqual([]);
    expect(comment?.text).toHaveLength(LONGEST_WORDS);
    expect(comment?.text.endsWith('…')).toBe(true);
  });

  it('tells what was remarked in a quiz, and no answer that is right or wrong', async () => {
    const quiz = await createQuiz(server);
    await createResponses(server, quiz.id, [
      { ...at(5), answers: { flower: 'The water lily, which is called shapla', remarks: 'Too hard' } },
      { ...at(4), answers: { flower: 'Shapla' } },
    ]);
    expect((await read(quiz.owner)).map(({ text }) => text)).toEqual(['Too hard']);
  });

  it('is six at most, and asks as few statements however many there are', async () => {
    const owner = await createUser(server);
    const { id } = await createProject(server, { owner, published: true });
    const write = (count: number) =>
      createResponses(
        server,
        id,
        Array.from({ length: count }, (_, index) => ({ answers: { q2: `Words ${index}` } })),
      );
    await write(1);
    await read(owner);
    const before = await statementsOf(() => server.call(findNewestComments, owner));
    await write(500);
    expect(await statementsOf(() => server.call(findNewestComments, owner))).toBe(before);
    expect(await read(owner)).toHaveLength(6);
  });
});
