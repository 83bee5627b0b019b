import { beforeAll, describe, expect, it } from 'vitest';
import { GRADES, type Grade, UNBOUNDED } from '#domain/quiz/attempts.ts';
import { RIGHT } from '#domain/quiz/sample-quiz.ts';
import { updateSurvey } from '#features/projects/contract/project.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import { createQuiz } from '#tests/factories/project.ts';
import { createRespondent, createResponse } from '#tests/factories/respondent.ts';
import { createUser, type TestUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer, visitor } from '#tests/support/test-server.ts';
import { findGrades } from '../../contract/grades.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

async function quiz(grade: Grade = 'highest') {
  const { id, owner } = await createQuiz(server, { responseMethod: 'registered', attempts: { ...UNBOUNDED, grade } });
  const take = async (by: TestUser, answers: Record<string, unknown>, seconds: number) => {
    const ref = await createRespondent(server, id, { by });
    server.clock.forward(seconds);
    await createResponse(server, id, { by, answers: answers as typeof RIGHT });
    return ref;
  };
  const grades = async (query = {}) => (await server.call(findGrades, { params: { id }, query }, owner)).data;
  return { id, owner, take, grades };
}

describe('findGrades', () => {
  it('tells what each person came to, by the rule of the quiz', async () => {
    const { id, owner, take, grades } = await quiz();
    const [karim, amena] = [
      await createUser(server, { firstName: 'Karim', lastName: 'Mia' }),
      await createUser(server, { firstName: 'Amena', lastName: '' }),
    ];
    await take(karim, { capital: 'o1' }, 30);
    await take(karim, RIGHT, 50);
    await take(karim, { capital: 'o3' }, 10);
    await createRespondent(server, id, { by: karim });
    await createRespondent(server, id, { by: amena });

    const told = await grades();
    expect(told).toMatchObject({ total: 2, next: null, grade: 'highest' });
    expect(told.items).toMatchObject([
      { name: 'Amena', attempts: 1, submitted: 0, marks: null, seconds: null },
      {
        ...{ _id: karim.id, name: 'Karim Mia', attempts: 4, submitted: 3, seconds: 50 },
        marks: { earned: 10, points: 10, percent: 100, passed: true },
      },
    ]);
    const earnedBy = [10, 0, 2, 4];
    for (const [index, grade] of GRADES.entries()) {
      await server.call(updateSurvey, { params: { id }, body: { attempts: { ...UNBOUNDED, grade } } }, owner);
      const { items } = await grades({ q: 'Karim' });
      expect([grade, items.length, items[0]?.marks?.earned]).toEqual([grade, 1, earnedBy[index]]);
    }
  });

  it('goes on by name from page to page, and names nobody where nobody is known', async () => {
    const { take, grades } = await quiz();
    for (const firstName of ['Rima', 'amena', 'Karim']) {
      await take(await createUser(server, { firstName, lastName: '' }), RIGHT, 1);
    }
    const first = await grades({ limit: '2' });
    const rest = await grades({ limit: '2', cursor: first.next ?? '' });
    expect([...first.items, ...rest.items].map(({ name }) => name)).toEqual(['amena', 'Karim', 'Rima']);
    expect([first.total, rest.next]).toEqual([3, null]);

    const details = { name: 'optional', phone: 'off', email: 'off', address: 'off' } as const;
    const named = await createQuiz(server, { responseMethod: 'identified', details });
    const answers = { capital: 'o1' };
    for (const name of ['Rahima', 'amena']) {
      const body = { answers, details: { name }, complete: true };
      await server.call(startRespondent, { params: { id: named.id }, body }, visitor());
    }
    await createResponse(server, named.id, { answers });
    const told = await server.call(findGrades, { params: { id: named.id }, query: { limit: '1' } }, named.owner);
    expect(told.data).toMatchObject({ total: 2, items: [{ name: 'amena', submitted: 1, marks: { earned: 2 } }] });
    const query = { cursor: told.data.next ?? '' };
    const last = await server.call(findGrades, { params: { id: named.id }, query }, named.owner);
    expect(last.data).toMatchObject({ next: null, items: [{ name: 'Rahima', attempts: 1 }] });

    const anonymous = await createQuiz(server);
    await createResponse(server, anonymous.id, { by: await createUser(server), answers: RIGHT });
    const none = await server.call(findGrades, { params: { id: anonymous.id } }, anonymous.owner);
    expect(none.data).toMatchObject({ items: [], total: 0 });
  });
});
