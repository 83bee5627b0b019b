import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answers } from '#domain/answers/answer.ts';
import { someAnswers } from '#domain/questionnaire/arbitraries/answers.ts';
import { questionnairesWithLogic } from '#domain/questionnaire/arbitraries/questionnaires-with-logic.ts';
import { notAsked, questionsOf, splitByPath } from '#domain/questionnaire/flow.ts';
import { factsOf } from '#domain/questionnaire/logic/facts.ts';
import { blankQuestion, isAsking } from '#domain/questionnaire/registry.ts';
import type { Question, Questionnaire } from '#domain/questionnaire/schema.ts';
import { foldResponses } from '#features/responses/public.ts';
import { completeRespondent, saveAnswers } from '#features/taking-part/contract/answering.ts';
import { startRespondent } from '#features/taking-part/contract/start-respondent.ts';
import type { JobContext } from '#kit/server/jobs/job.ts';
import { createLogger } from '#kit/server/log.ts';
import { branchingQuestionnaire, createProject, type TestProject } from '#tests/factories/project.ts';
import { createResponses } from '#tests/factories/response.ts';
import { createVersion } from '#tests/factories/version.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { exportResponses } from '../contract/export.ts';
import { getReport } from '../contract/report.ts';
import { deleteResponse, findResponses, getResponse } from '../contract/responses.ts';

/** What is shown and counted where answers decide who is asked what. */

/** What is known of those who are made up here. */
const FACTS = factsOf({ _id: '', locale: 'en', hiddenValues: {}, source: {}, picked: null });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const DRIVES_NOT = { op: 'chose', question: 'drives', options: ['no'] };
const changedTheirMind = { drives: 'no', what: 'A rickshaw', why: 'Short ways' };

async function branching(): Promise<TestProject> {
  return await createProject(server, { questionnaire: branchingQuestionnaire(), published: true });
}

async function respond({ id }: TestProject, answers: Record<string, string>): Promise<string> {
  const body = { answers, complete: true };
  return (await server.call(startRespondent, { params: { id }, body })).data.responseId;
}

async function countsOf(project: TestProject) {
  const { questions } = (await server.call(getReport, { params: { id: project.id } }, project.owner)).data;
  return Object.fromEntries(
    questions.map(({ question, base, skipped, notAsked, offPath }) => [
      question.id,
      [base, skipped, notAsked, offPath],
    ]),
  );
}

async function fold(): Promise<void> {
  const context = { db: server.db, now: server.clock.now, log: createLogger('silent') };
  await foldResponses.run(context as JobContext, {});
}

describe('getResponse', () => {
  it('says which questions were not asked, and has what was said to them apart', async () => {
    const project = await branching();
    const responseId = await respond(project, changedTheirMind);
    const params = { id: project.id, responseId };
    const { answered, questions } = (await server.call(getResponse, { params }, project.owner)).data;
    expect(answered).toBe(2);
    expect(questions.map(({ question, ...rest }) => rest)).toMatchObject([
      { value: 'no', answer: 'No', asked: true, offPath: null },
      { value: null, answer: null, asked: false, offPath: { value: 'A rickshaw', answer: 'A rickshaw' } },
      { value: 'Short ways', asked: true, offPath: null },
    ]);
  });
});

describe('findResponses', () => {
  it('tells skipped and not asked apart, and shows nothing that is off the path', async () => {
    const project = await branching();
    await respond(project, changedTheirMind);
    await respond(project, { drives: 'yes', what: 'A bus' });
    const list = async (query: { with: 'answers' | 'words' } | { has: 'text' }) =>
      (await server.call(findResponses, { params: { id: project.id }, query }, project.owner)).data.items;
    expect(await list({ with: 'answers' })).toMatchObject([
      { answers: { drives: 'yes', what: 'A bus' }, notAsked: [], offPath: [] },
      { answers: { drives: 'no', why: 'Short ways' }, notAsked: ['what'], offPath: ['what'] },
    ]);
    expect((await list({ with: 'words' })).map(({ words }) => words)).toEqual([
      { drives: 'Yes', what: 'A bus' },
      { drives: 'No', why: 'Short ways' },
    ]);
    expect((await list({ has: 'text' }))[0]?.notAsked).toBeUndefined();
  });
});

describe('exportResponses', () => {
  it.each([
    ['en', 'No,Not asked,Short ways', 'No,Off the path,Short ways'],
    ['bn', 'না,জিজ্ঞেস করা হয়নি,Short ways', 'না,পথের বাইরে,Short ways'],
  ] as const)(
    'in %s says of a question that it was not asked or is off the path, and leaves empty what was skipped',
    async (locale, unasked, aside) => {
      const project = await branching();
      await respond(project, { drives: 'no', why: 'Short ways' });
      await respond(project, changedTheirMind);
      await respond(project, { drives: 'yes', what: 'A bus' });
      const params = { id: project.id };
      const file = String((await server.call(exportResponses, { params, query: { locale } }, project.owner)).body);
      const [, first, second, third] = file.trimEnd().split('\r\n');
      expect(first?.endsWith(`,${unasked}`)).toBe(true);
      expect(second?.endsWith(`,${aside}`)).toBe(true);
      expect(third?.endsWith(',A bus,')).toBe(true);
      expect(file).not.toContain('rickshaw');
    },
  );
});

describe('getReport', () => {
  it('counts asked, skipped, not asked and off the path across versions, folded or not, until everything is deleted', async () => {
    const project = await branching();
    const ids = [await respond(project, changedTheirMind), await respond(project, { drives: 'yes', what: 'A bus' })];
    const expected = { drives: [2, 0, 0, 0], what: [1, 0, 1, 1], why: [1, 1, 0, 0] };
    expect(await countsOf(project)).toEqual(expected);
    await fold();
    expect(await countsOf(project)).toEqual(expected);
    await createVersion(server, project, withoutConditions());
    expect(await countsOf(project)).toEqual(expected);
    const [responseId = '', other = ''] = ids;
    await server.call(deleteResponse, { params: { id: project.id, responseId } }, project.owner);
    expect(await countsOf(project)).toEqual({ drives: [1, 0, 0, 0], what: [1, 0, 0, 0], why: [0, 1, 0, 0] });
    await server.call(deleteResponse, { params: { id: project.id, responseId: other } }, project.owner);
    expect(await countsOf(project)).toEqual({ drives: [0, 0, 0, 0], what: [0, 0, 0, 0], why: [0, 0, 0, 0] });
  });

  it('takes a default answer for off the path of whoever sent it alone', async () => {
    const [section] = branchingQuestionnaire().sections;
    const questions = (section?.questions ?? []).map((question) =>
      question.id === 'why' ? ({ ...question, showIf: DRIVES_NOT, default: 'Short ways' } as Question) : question,
    );
    const sections = [{ id: 's1', title: {}, intro: {}, questions }];
    const project = await createProject(server, { questionnaire: { sections }, published: true });
    const begin = async (...saved: Record<string, string>[]) => {
      const { _id: id } = (await server.call(startRespondent, { params: { id: project.id }, body: {} })).data;
      for (const answers of saved) await server.call(saveAnswers, { params: { id }, body: { answers } });
      return id;
    };
    const drives = { drives: 'yes', what: 'A bus' };
    const [sentNone, sentIt] = [await begin(drives), await begin({ drives: 'no', why: 'Short ways' }, drives)];
    expect(await countsOf(project)).toMatchObject({ why: [0, 0, 0, 0] });
    for (const id of [sentNone, sentIt]) await server.call(completeRespondent, { params: { id }, body: {} });
    expect(await countsOf(project)).toMatchObject({ why: [0, 0, 2, 1] });
    await fold();
    expect(await countsOf(project)).toMatchObject({ why: [0, 0, 2, 1] });
  });

  it('equals a plain count for any questionnaire, whatever was answered, folded and deleted', async () => {
    const cases = questionnairesWithLogic()
      .filter((one) => questionsOf(one).length > 0)
      .chain((one) =>
        fc.tuple(fc.constant(one), fc.array(someAnswers(one), { minLength: 2, maxLength: 8 }), fc.nat(7)),
      );
    const project = await branching();
    await fc.assert(
      fc.asyncProperty(cases, async ([questionnaire, all, taken]) => {
        const version = await createVersion(server, project, questionnaire);
        const responses = all.map((given) => {
          const { onPath: answers, offPath } = splitByPath(questionnaire, given, FACTS);
          return { version, answers, offPath };
        });
        const ids = await createResponses(server, project.id, responses);
        if (taken % 2 === 0) await fold();
        const which = taken % ids.length;
        const params = { id: project.id, responseId: ids[which] ?? '' };
        await server.call(deleteResponse, { params }, project.owner);
        const counts = await countsOf(project);
        const left = responses.toSpliced(which, 1);
        expect(askingIn(questionnaire).map(({ id }) => counts[id])).toEqual(plainCounts(questionnaire, left));
        for (const [index, responseId] of ids.entries()) {
          if (index !== which) await server.call(deleteResponse, { params: { ...params, responseId } }, project.owner);
        }
      }),
      { numRuns: 15 },
    );
  });
});

describe('a question that came with a later version', () => {
  const asking = (...ids: string[]): Questionnaire => {
    const questions = ids.map((id) => ({ ...blankQuestion('number', () => id), title: { en: id } }));
    return { sections: [{ id: 's1', title: {}, intro: {}, questions }] };
  };

  it('was skipped by nobody who answered before: report, list and file tell it', async () => {
    const project = await createProject(server, { questionnaire: asking('a'), published: true });
    await createResponses(server, project.id, [{ answers: { a: 1 } }]);
    const version = await createVersion(server, project, asking('a', 'b'));
    await createResponses(server, project.id, [{ version, answers: { a: 2 } }]);
    const params = { id: project.id };
    const ofB = async () => (await server.call(getReport, { params }, project.owner)).data.questions[1];
    const expected = { base: 0, skipped: 1, notAsked: 0, notInVersion: 1, versions: [2] };
    expect(await ofB()).toMatchObject(expected);
    await fold();
    expect(await ofB()).toMatchObject(expected);
    const query = { with: 'words' } as const;
    const { items } = (await server.call(findResponses, { params, query }, project.owner)).data;
    expect(items.map(({ notAsked: unasked }) => unasked)).toEqual([[], []]);
    const file = String((await server.call(exportResponses, { params, query: {} }, project.owner)).body);
    const [, first, second] = file.trimEnd().split('\r\n');
    expect([first, second].map((line) => line?.split(',').slice(-2))).toEqual([
      ['1', 'Not in their version'],
      ['2', ''],
    ]);
  });

  it('and one that is asked in another way count those of the other version apart', async () => {
    const project = await createProject(server, { questionnaire: asking('a'), published: true });
    await createResponses(server, project.id, [{ answers: { a: 1 } }]);
    const text = { ...blankQuestion('short_text', () => 'a'), title: { en: 'a' } };
    const questionnaire = { sections: [{ id: 's1', title: {}, intro: {}, questions: [text] }] };
    const version = await createVersion(server, project, questionnaire);
    await createResponses(server, project.id, [{ version, answers: { a: 'one' } }]);
    const { questions } = (await server.call(getReport, { params: { id: project.id } }, project.owner)).data;
    expect(questions.map(({ base, skipped, notInVersion }) => [base, skipped, notInVersion])).toEqual([
      [1, 0, 1],
      [1, 0, 1],
    ]);
    const call = { params: { id: project.id }, query: { with: 'words' } } as const;
    const { items } = (await server.call(findResponses, call, project.owner)).data;
    expect(items.map(({ words }) => words)).toEqual([{ a: 'one' }, { a: '1' }]);
  });
});

/** Of what is only said there is nothing to count. */
function askingIn(questionnaire: Questionnaire) {
  return questionsOf(questionnaire).filter(isAsking);
}

function plainCounts(questionnaire: Questionnaire, all: readonly Record<'answers' | 'offPath', Answers>[]): number[][] {
  return askingIn(questionnaire).map((question) => {
    const isAsked = ({ answers }: { answers: Answers }) => !notAsked(questionnaire, answers, FACTS).includes(question);
    const asked = all.filter(isAsked);
    const base = asked.filter(({ answers }) => answers[question.id] !== undefined).length;
    const aside = all.filter((one) => !isAsked(one) && one.offPath[question.id] !== undefined).length;
    return [base, asked.length - base, all.length - asked.length, aside];
  });
}

function withoutConditions(): Questionnaire {
  const [section] = branchingQuestionnaire().sections;
  const questions = section?.questions.map(({ showIf: _, requireIf: __, ...question }) => question) ?? [];
  return { sections: [{ id: 's1', title: {}, intro: {}, questions }] };
}
