import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Answers } from '#domain/answers/answer.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import type { Question } from '#domain/questionnaire/schema.ts';
import { requireRef } from '#features/responses/public.ts';
import { createProject } from '#tests/factories/project.ts';
import { createRespondent, storedRespondent } from '#tests/factories/respondent.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { completeRespondent, saveAnswers } from '../../contract/answering.ts';
import { startRespondent } from '../../contract/start-respondent.ts';

/** How much one response may hold. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const title = { en: 'Tell us', bn: 'বলুন' };
const asked = { title, help: {}, required: false };
const essays = (count: number) =>
  Array.from({ length: count }, (_, at): Question => ({ ...asked, kind: 'long_text', id: `t${at}` }));

async function createEssays(questions: Question[]) {
  const questionnaire = { sections: [{ id: 's1', title: {}, intro: {}, questions }] };
  return (await createProject(server, { published: true, questionnaire })).id;
}

/** So many answers, each with the same text. */
function answersTo(count: number, text: string, from = 0): Answers {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`t${at + from}`, text]));
}

function save(id: string, answers: Answers) {
  return server.call(saveAnswers, { params: { id }, body: { answers: answers as Record<string, string> } });
}

async function bytesOf(ref: string): Promise<number> {
  const { respondentId } = requireRef(ref);
  const { rows } = await server.db.execute<{ bytes: number }>(
    sql`SELECT octet_length(answers::text) AS bytes FROM respondents WHERE id = ${respondentId}`,
  );
  return rows[0]?.bytes ?? 0;
}

test('five hundred questions can each be answered with three hundred letters in Bengali', async () => {
  const id = await createEssays(essays(LIMITS.questions));
  const body = { answers: answersTo(LIMITS.questions, 'ক'.repeat(300)) as Record<string, string>, complete: true };
  expect((await server.call(startRespondent, { params: { id }, body })).status).toBe(201);
});

test('a response does not grow beyond what it may hold, by however many saves, nor when it is submitted', async () => {
  const id = await createEssays(essays(60));
  const respondent = await createRespondent(server, id);
  const text = 'a'.repeat(10_000);
  expect((await save(respondent, answersTo(50, text))).status).toBe(200);
  const before = await storedRespondent(server, respondent);
  const more = { t50: 'short', t51: text, t52: `${text.slice(1)}`, t53: 'also short' };
  const refused = await save(respondent, more);
  expect([refused.status, refused.body.data.message]).toEqual([
    413,
    'Your answers together are larger than 512 kB. Shorten the longest ones.',
  ]);
  expect(refused.body.data.error).toEqual({
    code: 'too_large',
    fields: { 'answers.t51': ['With this one, your answers together are larger than 512 kB. Shorten it.'] },
  });
  const submitted = await server.call(completeRespondent, { params: { id: respondent }, body: { answers: more } });
  expect(submitted.status).toBe(413);
  expect(await storedRespondent(server, respondent)).toEqual(before);
  expect((await save(respondent, { t0: 'shorter', ...more })).status).toBe(200);
  expect((await server.call(completeRespondent, { params: { id: respondent }, body: {} })).status).toBe(200);
});

test('a whole response that is too large is refused in the language of the request', async () => {
  const id = await createEssays(essays(60));
  const refused = await server.send({
    method: 'POST',
    url: `/api/v1/projects/${id}/respondents`,
    headers: { 'accept-language': 'bn' },
    payload: { answers: answersTo(18, 'ক'.repeat(10_000)) },
  });
  expect(refused.status).toBe(413);
  expect(refused.body.data.message).toBe('সব উত্তর মিলে ৫১২ কিলোবাইটের বেশি হয়ে গেছে। সবচেয়ে বড় উত্তরগুলো ছোট করুন।');
  expect(Object.keys(refused.body.data.error.fields)).toEqual(['answers.t0']);
});

test('server and database measure alike, to the byte', async () => {
  const options = ['o1', 'o2', 'o3'].map((option) => ({ id: option, label: { en: option, bn: option } }));
  const id = await createEssays([
    ...essays(60),
    { ...asked, kind: 'multiple_choice', id: 'several', options },
    { ...asked, kind: 'number', id: 'number', decimals: 6, unit: {} },
  ]);
  const respondent = await createRespondent(server, id);
  const odd = '"\\/\n\tক্ষ\u200d😀\u2028é\u007f<'.repeat(200);
  const answers = { several: ['o1', 'o3'], number: 0.000001, ...answersTo(49, 'a'.repeat(10_000)), t49: odd };
  expect((await save(respondent, answers)).status).toBe(200);
  const left = LIMITS.answersBytes - (await bytesOf(respondent));
  const fill = (bytes: number) => {
    const rest = bytes - ', "t50": ""'.length * 2;
    return { t50: 'b'.repeat(Math.floor(rest / 2)), t51: 'b'.repeat(Math.ceil(rest / 2)) };
  };
  const over = await save(respondent, fill(left + 1));
  expect(over.status).toBe(413);
  expect((await save(respondent, fill(left))).status).toBe(200);
  expect(await bytesOf(respondent)).toBe(LIMITS.answersBytes);
  const start = (extra: number) => {
    const body = { answers: { ...answers, ...fill(left + extra) } };
    return server.call(startRespondent, { params: { id }, body });
  };
  expect((await start(0)).status).toBe(201);
  expect((await start(1)).status).toBe(413);
});
