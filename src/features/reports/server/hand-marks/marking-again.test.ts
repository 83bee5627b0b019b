import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { setQuestionMarking } from '#domain/quiz/edit-marking.ts';
import { REVEAL_PRESETS } from '#domain/quiz/reveal.ts';
import { RIGHT, sampleQuiz } from '#domain/quiz/sample-quiz.ts';
import { notifications } from '#features/notifications/server/tables.ts';
import { getSurvey } from '#features/projects/contract/project.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { saveQuestionnaire } from '#features/projects/contract/questionnaire.ts';
import { getVersion } from '#features/projects/contract/versions.ts';
import { foldResponses, markAgain, requireRef } from '#features/responses/public.ts';
import { respondents } from '#features/responses/server/tables.ts';
import { getCertificate, nameCertificate } from '#features/taking-part/contract/certificates.ts';
import { getRespondent } from '#features/taking-part/contract/respondent.ts';
import { activities } from '#kit/server/audit/tables.ts';
import type { JobContext } from '#kit/server/jobs/job.ts';
import { createLogger } from '#kit/server/log.ts';
import { createProject } from '#tests/factories/project.ts';
import { createRespondent, createResponse } from '#tests/factories/respondent.ts';
import { createUser } from '#tests/factories/user.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { getReport } from '../../contract/report.ts';
import { deleteResponse, findResponses, getResponse } from '../../contract/responses.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const context = () => ({ db: server.db, now: server.clock.now, log: createLogger('silent') }) as JobContext;
const fold = () => foldResponses.run(context(), {});

/** Khulna, for as many points. */
const otherCapital = setQuestionMarking(sampleQuiz, 'capital', {
  points: 2,
  key: { by: 'options', right: ['o2'] },
});

async function aQuiz(settings = {}) {
  const { id, owner } = await createProject(server, {
    ...{ kind: 'quiz', questionnaire: sampleQuiz, published: true },
    settings: { reveal: REVEAL_PRESETS.everything, ...settings },
  });
  let version = 1;
  return {
    id,
    owner,
    async publish(questionnaire: Questionnaire) {
      const { questionnaireRevision } = (await server.call(getSurvey, { params: { id } }, owner)).data;
      await server.call(saveQuestionnaire, { params: { id }, body: { questionnaireRevision, questionnaire } }, owner);
      version = (await server.call(publishProject, { params: { id } }, owner)).data.version ?? 0;
    },
    mark: (by = version) => markAgain.run(context(), { projectId: id, version: by }),
    answer: (answers: object, by?: Awaited<ReturnType<typeof createUser>>) =>
      createResponse(server, id, { answers: answers as typeof RIGHT, ...(by && { by }) }),
    report: async () => (await server.call(getReport, { params: { id } }, owner)).data,
  };
}

type Quiz = Awaited<ReturnType<typeof aQuiz>>;

/** The report as of a project that nothing was ever folded of. */
async function freshly({ id, report }: Quiz) {
  await server.db.execute(sql`UPDATE respondents SET tally_state = NULL WHERE project_id = ${id}`);
  await server.db.execute(sql`DELETE FROM tallies WHERE project_id = ${id}`);
  await server.db.execute(sql`DELETE FROM tally_parts WHERE project_id = ${id}`);
  return await report();
}

describe('marking again', () => {
  it('marks who answered before by the new key, in every place where marks are told', async () => {
    const quiz = await aQuiz();
    const ref = await quiz.answer(RIGHT);
    await quiz.answer({ ...RIGHT, capital: 'o2' });
    await fold();
    const shown = async () => {
      const { data } = await server.call(getRespondent, { params: { id: ref } });
      return data.state === 'answering' ? undefined : data.result;
    };
    expect((await shown())?.marks).toMatchObject({ earned: 10 });
    await quiz.publish(otherCapital);
    expect((await shown())?.marks).toMatchObject({ earned: 10 });
    await quiz.mark();
    expect(await shown()).toMatchObject({
      marks: { earned: 8 },
      questions: [{ outcome: 'wrong', key: 'Khulna' }, {}, {}, {}, {}],
    });
    const report = await quiz.report();
    expect(report.marks).toMatchObject({
      mean: { earned: 9, points: 10 },
      markedAgain: {
        ...{ version: 2, results: 2, changed: 2, finishedAt: server.clock.now.toISOString() },
        ...{ before: { passed: 2, mean: 90 }, after: { passed: 2, mean: 90 } },
      },
    });
    const list = (await server.call(findResponses, { params: { id: quiz.id }, query: { with: 'words' } }, quiz.owner))
      .data;
    expect(list.items.map(({ marks }) => Number(marks?.earned)).toSorted((a, b) => a - b)).toEqual([8, 10]);
    const params = { id: quiz.id, responseId: requireRef(ref).respondentId };
    expect((await server.call(getResponse, { params }, quiz.owner)).data.marks).toMatchObject({ earned: 8 });
    // What was published stays what it was.
    const first = (await server.call(getVersion, { params: { id: quiz.id, number: 1 } }, quiz.owner)).data;
    expect(first.questionnaire.marking?.questions.capital?.key).toEqual({ by: 'options', right: ['o1'] });
  });

  it('is recorded and told once, with what it was before and after', async () => {
    const quiz = await aQuiz();
    for (const capital of ['o1', 'o1', 'o2']) await quiz.answer({ capital, rivers: RIGHT.rivers, delta: 'yes' });
    await quiz.publish(otherCapital);
    await quiz.mark();
    await quiz.mark();
    const recorded = await server.db.select().from(activities).where(eq(activities.subjectId, quiz.id));
    const marked = recorded.filter(({ action }) => action === 'markedAgain');
    expect(marked).toHaveLength(1);
    expect(JSON.stringify(marked[0]?.changes)).toContain('resultsChanged');
    const told = await server.db.select().from(notifications).where(eq(notifications.userId, quiz.owner.id));
    expect(told.filter(({ kind }) => kind === 'marked_again')).toMatchObject([{ values: { changed: 3, results: 3 } }]);
    expect((await quiz.report()).marks?.markedAgain).toMatchObject({
      before: { passed: 2, mean: 53.33 },
      after: { passed: 1, mean: 46.67 },
    });
  });

  it('marks nobody again where the marks are the same by both', async () => {
    const quiz = await aQuiz();
    await quiz.answer(RIGHT);
    const { bands: _, ...marking } = sampleQuiz.marking;
    await quiz.publish({ ...sampleQuiz, marking });
    await quiz.mark();
    expect((await quiz.report()).marks?.markedAgain).toBeNull();
    expect(await server.db.$count(respondents, sql`project_id = ${quiz.id} AND marked_by IS NOT NULL`)).toBe(0);
  });

  it('takes along who is on the way, and leaves it to a later key where one was published', async () => {
    const quiz = await aQuiz();
    const begun = await createRespondent(server, quiz.id);
    await quiz.answer(RIGHT);
    await quiz.publish(otherCapital);
    await quiz.publish(sampleQuiz);
    await quiz.mark(2);
    expect(await server.db.$count(respondents, sql`project_id = ${quiz.id} AND marked_by = 2`)).toBe(0);
    await quiz.publish(otherCapital);
    await quiz.mark();
    const [row] = await server.db
      .select({ markedBy: respondents.markedBy })
      .from(respondents)
      .where(eq(respondents.id, requireRef(begun).respondentId));
    expect(row).toEqual({ markedBy: 4 });
  });

  it('takes a certificate back that is passed no more', async () => {
    const quiz = await aQuiz({ responseMethod: 'registered', certificate: true });
    const ref = await quiz.answer({ ...RIGHT, flower: undefined, districts: undefined }, await createUser(server));
    const { code } = (await server.call(nameCertificate, { params: { id: ref }, body: { name: 'Ayesha' } })).data;
    const state = async () => (await server.call(getCertificate, { params: { code } })).data.state;
    expect(await state()).toBe('valid');
    await quiz.publish(otherCapital);
    await quiz.mark();
    expect(await state()).toBe('withdrawn');
  });

  it('adds up to a fresh fold, whatever was folded, deleted and published in which order', async () => {
    const capitals = ['o1', 'o2', 'o3', undefined];
    const step = fc.oneof(
      fc.record({
        do: fc.constant('answer' as const),
        capital: fc.constantFrom(...capitals),
        delta: fc.constantFrom('yes', 'no', undefined),
      }),
      fc.record({ do: fc.constant('fold' as const) }),
      fc.record({ do: fc.constant('delete' as const) }),
      fc.record({
        do: fc.constant('publish' as const),
        right: fc.constantFrom('o1', 'o2', 'o3'),
        points: fc.constantFrom(0, 2, 3.5),
        pass: fc.constantFrom(20, 60, undefined),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
        const quiz = await aQuiz();
        await quiz.answer(RIGHT);
        for (const one of steps) {
          if (one.do === 'answer') await quiz.answer({ ...RIGHT, capital: one.capital, delta: one.delta });
          if (one.do === 'fold') await fold();
          if (one.do === 'delete') {
            const [first] = (await server.call(findResponses, { params: { id: quiz.id } }, quiz.owner)).data.items;
            if (first)
              await server.call(deleteResponse, { params: { id: quiz.id, responseId: first._id } }, quiz.owner);
          }
          if (one.do === 'publish') {
            const { pass: _, ...marking } = sampleQuiz.marking;
            const passing = {
              ...sampleQuiz,
              marking: one.pass === undefined ? marking : { ...marking, pass: one.pass },
            };
            const key = { by: 'options' as const, right: [one.right] };
            await quiz.publish(setQuestionMarking(passing, 'capital', { points: one.points, key }));
            await quiz.mark();
          }
        }
        const report = await quiz.report();
        expect(await freshly(quiz)).toEqual(report);
      }),
      { numRuns: 12 },
    );
  });
});
