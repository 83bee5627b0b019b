import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Question } from '#domain/questionnaire/schema.ts';
import { publishProject } from '#features/projects/contract/publishing.ts';
import { checkProject } from '#features/projects/contract/questionnaire.ts';
import { createProject } from '#tests/factories/project.ts';
import { storedRespondent } from '#tests/factories/respondent.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { completeRespondent, saveAnswers } from '../../contract/answering.ts';
import { getRespondent } from '../../contract/respondent.ts';
import { startRespondent } from '../../contract/start-respondent.ts';

/** What an owner put into the fields is an answer from the start, until the respondent says otherwise. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const every = { title: { en: 'What?' }, help: {}, required: false };
const questions: Question[] = [
  { ...every, id: 'age', kind: 'number', decimals: 0, max: 120, unit: {}, default: '৩৪' },
  { ...every, id: 'works', kind: 'yes_no', default: 'yes' },
  { ...every, id: 'why', kind: 'short_text', showIf: { op: 'chose', question: 'works', options: ['yes'] } },
];
const content = (asked = questions) => ({ sections: [{ id: 's', title: {}, intro: {}, questions: asked }] });

async function start(id: string, body: object = {}) {
  const { data } = await server.call(startRespondent, { params: { id }, body });
  return data._id;
}

async function shown(id: string) {
  const { data } = await server.call(getRespondent, { params: { id } });
  return data.state === 'answering' ? data.answers : undefined;
}

it('stands there from the start, as it is stored, and what the link or the start says goes before it', async () => {
  const { id } = await createProject(server, { questionnaire: content(), published: true });
  expect(await shown(await start(id))).toEqual({ age: 34, works: 'yes' });
  const told = await start(id, { prefill: { age: '40' }, answers: { works: 'no' } });
  expect(await shown(told)).toEqual({ age: 40, works: 'no' });
});

it('is cleared for good by who clears it', async () => {
  const { id } = await createProject(server, { questionnaire: content(), published: true });
  const respondent = await start(id);
  await server.call(saveAnswers, { params: { id: respondent }, body: { answers: { works: null } } });
  expect(await shown(respondent)).toEqual({ age: 34 });
});

it('is in no response that is sent whole', async () => {
  const { id } = await createProject(server, { questionnaire: content(), published: true });
  const respondent = await start(id, { answers: { works: 'no' }, complete: true });
  expect((await storedRespondent(server, respondent)).answers).toEqual({ works: 'no' });
});

it('may be changed once where nobody goes back', async () => {
  const settings = { viewType: 'step', allowBack: false } as const;
  const { id } = await createProject(server, { questionnaire: content(), settings, published: true });
  const respondent = await start(id);
  const save = (age: number) =>
    server.call(saveAnswers, { params: { id: respondent }, body: { answers: { age } } }).then(({ status }) => status);
  expect([await save(40), await save(50)]).toEqual([200, 422]);
});

it('is kept where nobody goes back once it was sent as it is', async () => {
  const settings = { viewType: 'step', allowBack: false } as const;
  const { id } = await createProject(server, { questionnaire: content(), settings, published: true });
  const respondent = await start(id);
  const save = (age: number) =>
    server.call(saveAnswers, { params: { id: respondent }, body: { answers: { age } } }).then(({ status }) => status);
  expect([await save(34), await save(50)]).toEqual([200, 422]);
});

it('is untouched until it was sent, changed or not, or something else was said at the start', async () => {
  const { id } = await createProject(server, { questionnaire: content(), published: true });
  const untouched = async (respondent: string) => {
    const { data } = await server.call(getRespondent, { params: { id: respondent } });
    return data.state === 'answering' ? data.untouched : undefined;
  };
  const respondent = await start(id);
  expect((await untouched(respondent))?.sort()).toEqual(['age', 'works']);
  await server.call(saveAnswers, { params: { id: respondent }, body: { answers: { age: 34 } } });
  expect(await untouched(respondent)).toEqual(['works']);
  await server.call(saveAnswers, { params: { id: respondent }, body: { answers: { works: null } } });
  expect(await untouched(respondent)).toEqual([]);
  expect(await untouched(await start(id, { prefill: { age: '40' }, answers: { works: 'yes' } }))).toEqual(['age']);
});

describe('what a save is answered by', () => {
  const told = async (respondent: string, answers: Record<string, string | number | null>) => {
    const { data } = await server.call(saveAnswers, { params: { id: respondent }, body: { answers } });
    return { answered: data.answered, total: data.total };
  };

  it('counts what was sent, where answers decide what is asked', async () => {
    const { id } = await createProject(server, { questionnaire: content(), published: true });
    const respondent = await start(id, { prefill: { why: 'Money' } });
    expect(await told(respondent, { age: 34 })).toEqual({ answered: 1, total: 3 });
    expect(await told(respondent, { works: 'yes' })).toEqual({ answered: 2, total: 3 });
    expect(await told(respondent, { why: null })).toEqual({ answered: 2, total: 3 });
  });

  it('counts what was sent, where everybody is asked the same', async () => {
    const { id } = await createProject(server, { questionnaire: content(questions.slice(0, 2)), published: true });
    const respondent = await start(id);
    expect(await told(respondent, { age: null })).toEqual({ answered: 0, total: 2 });
    expect(await told(respondent, { age: 40 })).toEqual({ answered: 1, total: 2 });
    expect(await told(respondent, { works: 'yes' })).toEqual({ answered: 2, total: 2 });
  });
});

it('keeps what was not sent apart, of who is on the way and alone', async () => {
  const { id } = await createProject(server, { questionnaire: content(), published: true });
  const respondent = await start(id);
  const kept = async () => {
    const { untouched, offPath } = await storedRespondent(server, respondent);
    return { untouched, offPath };
  };
  expect(await kept()).toEqual({ untouched: { age: 34, works: 'yes' }, offPath: null });
  // As a release before had it, and the migration finds it.
  await server.db.execute(
    sql`UPDATE respondents SET off_path = untouched, untouched = NULL WHERE untouched IS NOT NULL`,
  );
  const [, moved = ''] = readFileSync('migrations/0031_untouched.sql', 'utf8').split('--> statement-breakpoint');
  await server.db.execute(sql.raw(moved));
  expect(await kept()).toEqual({ untouched: { age: 34, works: 'yes' }, offPath: null });
  await server.call(completeRespondent, { params: { id: respondent }, body: {} });
  expect(await kept()).toEqual({ untouched: null, offPath: null });
});

describe('what a link suggests', () => {
  const asked = questions.map(({ default: _, ...question }) => question as Question);
  const prefill = { age: '40', works: 'Yes', why: 'Money' };

  it('is untouched until it was sent, where no question has a default', async () => {
    const { id } = await createProject(server, { questionnaire: content(asked), published: true });
    const respondent = await start(id, { prefill });
    const untouched = async () => {
      const { data } = await server.call(getRespondent, { params: { id: respondent } });
      return data.state === 'answering' ? data.untouched.sort() : undefined;
    };
    expect(await shown(respondent)).toEqual({ age: 40, works: 'yes', why: 'Money' });
    expect(await untouched()).toEqual(['age', 'why', 'works']);
    await server.call(saveAnswers, { params: { id: respondent }, body: { answers: { age: 40, works: null } } });
    expect(await untouched()).toEqual(['why']);
  });

  it('may be changed once where nobody goes back', async () => {
    const settings = { viewType: 'step', allowBack: false } as const;
    const { id } = await createProject(server, { questionnaire: content(asked), settings, published: true });
    const respondent = await start(id, { prefill });
    const save = (age: number) =>
      server.call(saveAnswers, { params: { id: respondent }, body: { answers: { age } } }).then(({ status }) => status);
    expect([await save(41), await save(42)]).toEqual([200, 422]);
  });

  it('is no answer off the path of who was never asked', async () => {
    const { id } = await createProject(server, { questionnaire: content(asked), published: true });
    const respondent = await start(id, { prefill });
    await server.call(saveAnswers, { params: { id: respondent }, body: { answers: { works: 'no' } } });
    await server.call(completeRespondent, { params: { id: respondent }, body: {} });
    expect(await storedRespondent(server, respondent)).toMatchObject({
      answers: { age: 40, works: 'no' },
      offPath: null,
    });
  });
});

it('is no answer off the path of who was never asked, but of who sent it', async () => {
  const asked = questions.map((question) => (question.id === 'why' ? { ...question, default: 'Money' } : question));
  const { id } = await createProject(server, { questionnaire: content(asked as Question[]), published: true });
  const ended = async (...saved: Record<string, string>[]) => {
    const respondent = await start(id);
    for (const answers of saved) await server.call(saveAnswers, { params: { id: respondent }, body: { answers } });
    expect((await server.call(completeRespondent, { params: { id: respondent }, body: {} })).status).toBe(200);
    const { answers, offPath } = await storedRespondent(server, respondent);
    return { answers, offPath };
  };
  const answers = { age: 34, works: 'no' };
  expect(await ended({ works: 'no' })).toEqual({ answers, offPath: null });
  expect(await ended({ why: 'Money' }, { works: 'no' })).toEqual({ answers, offPath: { why: 'Money' } });
  expect(await ended()).toEqual({ answers: { age: 34, works: 'yes', why: 'Money' }, offPath: null });
});

it('is left apart nowhere once everything is submitted that everybody is asked', async () => {
  const { id } = await createProject(server, { questionnaire: content(questions.slice(0, 2)), published: true });
  const respondent = await start(id);
  await server.call(completeRespondent, { params: { id: respondent }, body: {} });
  expect(await storedRespondent(server, respondent)).toMatchObject({
    answers: { age: 34, works: 'yes' },
    offPath: null,
  });
});

it('stands in no poll: no vote is made up beforehand', async () => {
  const [, works] = questions;
  const { id } = await createProject(server, {
    kind: 'poll',
    questionnaire: content([works as Question]),
    published: true,
  });
  expect(await shown(await start(id))).toEqual({});
});

it('that fits no more is told before publishing, by the question it is of', async () => {
  const broken = questions.map((question) => (question.id === 'age' ? { ...question, default: 500 } : question));
  const { id, owner } = await createProject(server, { questionnaire: content(broken as Question[]) });
  expect((await server.call(publishProject, { params: { id } }, owner)).status).toBe(422);
  const { findings } = (await server.call(checkProject, { params: { id } }, owner)).data;
  expect(findings).toContainEqual(expect.objectContaining({ key: 'defaultUnfit', questionId: 'age' }));
});
