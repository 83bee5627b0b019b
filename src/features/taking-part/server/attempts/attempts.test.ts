import { beforeAll, describe, expect, it } from 'vitest';
import { REVEAL_PRESETS } from '#domain/quiz/reveal.ts';
import { RIGHT } from '#domain/quiz/sample-quiz.ts';
import { takeDownProject } from '#features/projects/contract/oversight.ts';
import { updateSurvey } from '#features/projects/contract/project.ts';
import { requireRef } from '#features/responses/public.ts';
import { createQuiz } from '#tests/factories/project.ts';
import { createRespondent, createResponse } from '#tests/factories/respondent.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { findOwnAttempts, getOwnAttempt } from '../../contract/attempts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const recorded = { responseMethod: 'registered', reveal: REVEAL_PRESETS.everything } as const;
const idOf = (ref: string) => requireRef(ref).respondentId;
const list = async (by: TestUser, query = {}) => (await server.call(findOwnAttempts, { query }, by)).data;
const read = (by: TestUser, id: string) => server.call(getOwnAttempt, { params: { id } }, by);

describe('findOwnAttempts', () => {
  it('lists what one took under their account, the last begun first, with marks as far as they are shown', async () => {
    const by = await createUser(server);
    const shown = await createQuiz(server, { ...recorded, title: { en: 'Rivers', bn: 'নদী' } });
    const hidden = await createQuiz(server, { ...recorded, reveal: null, title: { en: 'Hills', bn: 'পাহাড়' } });
    await createResponse(server, shown.id, { by, answers: RIGHT });
    server.clock.forward(60);
    await createResponse(server, hidden.id, { by, answers: RIGHT });
    server.clock.forward(60);
    const begun = await createRespondent(server, shown.id, { by });

    const all = await list(by);
    expect(all.items).toMatchObject([
      { _id: idOf(begun), title: { en: 'Rivers' }, state: 'answering', completedAt: null, marks: null },
      { title: { en: 'Hills' }, state: 'completed', marks: null },
      { title: { en: 'Rivers' }, state: 'completed', marks: { percent: 100 } },
    ]);
    expect(all).toMatchObject({ total: 3, next: null, byStanding: { answering: 1, ended: 2 } });
    expect((await list(by, { standing: 'answering' })).items).toMatchObject([{ _id: idOf(begun) }]);
    expect(await list(by, { q: 'নদী', standing: 'ended' })).toMatchObject({ items: [{}], total: 1 });

    const first = await list(by, { limit: '2' });
    const rest = await list(by, { limit: '2', cursor: first.next ?? '' });
    expect([...first.items, ...rest.items]).toEqual(all.items);
    expect(rest.next).toBeNull();
  });

  it('marks the pages of one caller one after the other, and refuses more than anybody opens at once', async () => {
    const [by, other] = [await createUser(server), await createUser(server)];
    const { id } = await createQuiz(server, recorded);
    for (const who of [by, other]) await createResponse(server, id, { by: who, answers: RIGHT });
    const calls = [...Array.from({ length: 30 }, () => by), other].map((who) =>
      server.call(findOwnAttempts, { query: {} }, who),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect([new Set(statuses), statuses.at(-1)]).toEqual([new Set([200, 503]), 200]);
  });

  it('knows neither what others took, nor what is kept without its account, nor surveys, nor what was taken down', async () => {
    const by = await createUser(server);
    const quiz = await createQuiz(server, recorded);
    await createResponse(server, quiz.id, { by: await createUser(server), answers: RIGHT });
    const anonymous = await createQuiz(server, { responseMethod: 'anonymous' });
    await createResponse(server, anonymous.id, { by, answers: RIGHT });
    expect(await list(by)).toMatchObject({ items: [], total: 0 });

    const mine = idOf(await createResponse(server, quiz.id, { by, answers: RIGHT }));
    expect((await list(by)).items).toMatchObject([{ _id: mine }]);
    const admin = await createUser(server, { role: 'admin' });
    const params = { id: quiz.id };
    await server.call(takeDownProject, { params, body: { reason: 'deceives', note: '' } }, admin);
    expect((await list(by)).items).toEqual([]);
    expect((await read(by, mine)).status).toBe(404);
  });
});

describe('getOwnAttempt', () => {
  it('gives what goes on with it before, and what the owner shows after', async () => {
    const by = await createUser(server);
    const { id, owner } = await createQuiz(server, recorded);
    const ref = await createRespondent(server, id, { by });
    expect((await read(by, idOf(ref))).data).toMatchObject({ state: 'answering', projectId: id, ref, result: null });

    const ended = idOf(await createResponse(server, id, { by, answers: { ...RIGHT, capital: 'o2' } }));
    const { data } = await read(by, ended);
    expect(data).toMatchObject({ state: 'completed', ref: null });
    expect(data.result?.marks?.percent).toBeLessThan(100);
    expect(data.result?.questions).toContainEqual(expect.objectContaining({ id: 'capital', outcome: 'wrong' }));

    await server.call(updateSurvey, { params: { id }, body: { reveal: REVEAL_PRESETS.afterClose } }, owner);
    const later = (await read(by, ended)).data;
    expect(later.result).toMatchObject({ marks: {}, questions: [] });
  });

  it('is nobody else’s to read, not even of those whose quiz it is', async () => {
    const by = await createUser(server);
    const { id, owner } = await createQuiz(server, recorded);
    const attempt = idOf(await createResponse(server, id, { by, answers: RIGHT }));
    for (const other of [owner, await createUser(server), await createUser(server, { role: 'admin' })]) {
      expect((await read(other, attempt)).status).toBe(404);
    }
  });
});
