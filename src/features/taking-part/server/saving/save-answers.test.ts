import { beforeAll, expect, test } from 'vitest';
import { updateSurvey } from '#features/projects/contract/project.ts';
import { closeProject, publishProject } from '#features/projects/contract/publishing.ts';
import { saveQuestionnaire } from '#features/projects/contract/questionnaire.ts';
import { createProject, sampleQuestionnaire } from '#tests/factories/project.ts';
import {
  createRespondent,
  createResponse,
  saveWithKey,
  startWithKey,
  storedRespondent,
} from '#tests/factories/respondent.ts';
import { startTestServer, type TestServer, visitor } from '#tests/support/test-server.ts';
import { completeRespondent, saveAnswers } from '../../contract/answering.ts';
import { getRespondent } from '../../contract/respondent.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

/** As long as keys have to be. */
const keyed = (name: string) => `a-key-of-a-save-${name}`;

function save(id: string, answers: Record<string, string | number | string[] | null>, key?: string) {
  if (key !== undefined) return saveWithKey(server, id, keyed(key), answers);
  return server.call(saveAnswers, { params: { id }, body: { answers } });
}

async function answersOf(id: string) {
  return (await storedRespondent(server, id)).answers;
}

test('saves merge into what was answered, and null clears', async () => {
  const { id } = await createProject(server, { published: true });
  const respondent = await createRespondent(server, id);
  expect((await save(respondent, { q1: 'o1' })).data).toEqual({ revision: 1, answered: 1, total: 2, overQuota: false });
  expect((await save(respondent, { q2: 'it is warm' })).data).toEqual({
    revision: 2,
    answered: 2,
    total: 2,
    overQuota: false,
  });
  expect((await save(respondent, { q1: null, q2: 'cold' })).data).toEqual({
    revision: 3,
    answered: 1,
    total: 2,
    overQuota: false,
  });
  expect(await answersOf(respondent)).toEqual({ q2: 'cold' });
  expect((await save(respondent, { q2: '  ' })).data.answered).toBe(0);
});

test('anything wrong refuses the whole save', async () => {
  const { id } = await createProject(server, { published: true });
  const respondent = await createRespondent(server, id);
  const refused = await save(respondent, { q1: 'o7', q2: 'kept out' });
  expect(refused.status).toBe(422);
  expect(refused.body.data.error.fields).toEqual({ 'answers.q1': ['Choose one of the options shown'] });
  expect((await save(respondent, { nobody: 'x' })).status).toBe(422);
  expect(await answersOf(respondent)).toEqual({});
});

test('what is no number is told which number is asked for, in the language of the request', async () => {
  const cups = { id: 'cups', kind: 'number' as const, title: { en: 'Cups a day', bn: 'দিনে কয় কাপ' }, help: {} };
  const questionnaire = sampleQuestionnaire();
  questionnaire.sections[0]?.questions.push({ ...cups, required: false, decimals: 0, max: 20, unit: {} });
  const { id } = await createProject(server, { published: true, questionnaire });
  const respondent = await createRespondent(server, id);
  const refusal = async (answer: string, language: string) => {
    const url = `/api/v1/respondents/${respondent}/answers`;
    const headers = { 'accept-language': language };
    const reply = await server.send({ method: 'PUT', url, headers, payload: { answers: { cups: answer } } });
    return reply.body.data.error.fields['answers.cups'];
  };
  expect(await refusal('many', 'en')).toEqual(['Enter a number that is 20 or less']);
  expect(await refusal('many', 'bn')).toEqual(['২০ বা তার কম কোনো সংখ্যা লিখুন']);
  expect(await refusal('21', 'en')).toEqual(['Enter a number that is 20 or less']);
});

test('a number of any country is taken where its owner says so, and else one of Bangladesh alone', async () => {
  const phone = { kind: 'phone_number' as const, title: { en: 'Phone' }, help: {}, required: false };
  const questionnaire = sampleQuestionnaire();
  questionnaire.sections[0]?.questions.push({ ...phone, id: 'home' }, { ...phone, id: 'any', anyCountry: true });
  const { id } = await createProject(server, { published: true, questionnaire });
  const respondent = await createRespondent(server, id);
  const refused = await save(respondent, { home: '+44 7911 123456', any: '202 555 0123' });
  expect(refused.status).toBe(422);
  expect(refused.body.data.error.fields).toEqual({
    'answers.home': ['The Phone field must be 11 digits'],
    'answers.any': ['Enter a phone number with its country code, like +1 202 555 0123'],
  });
  await save(respondent, { home: '01712-345678', any: '+১ (202) 555-0123' });
  expect(await answersOf(respondent)).toEqual({ home: '+8801712345678', any: '+12025550123' });
  await save(respondent, { any: '০১৮১২-৩৪৫৬৭৮' });
  expect(await answersOf(respondent)).toEqual({ home: '+8801712345678', any: '+8801812345678' });
});

test('a repeated save changes nothing and is answered as it was, whatever came between', async () => {
  const { id } = await createProject(server, { published: true });
  const respondent = await createRespondent(server, id);
  const first = await save(respondent, { q1: 'o1' }, 'key-0001');
  const second = await save(respondent, { q1: 'o2', q2: 'later' }, 'key-0002');
  expect((await save(respondent, { q1: 'o1' }, 'key-0001')).body).toEqual(first.body);
  expect((await save(respondent, { q1: 'o2', q2: 'later' }, 'key-0002')).body).toEqual(second.body);
  const other = await save(respondent, { q1: 'o2' }, 'key-0001');
  expect([other.status, Object.keys(other.body.data.error.fields)]).toEqual([409, ['answers']]);
  expect(await answersOf(respondent)).toEqual({ q1: 'o2', q2: 'later' });
});

test('the key of the start saves nothing', async () => {
  const { id } = await createProject(server, { published: true });
  const started = await startWithKey(server, id, keyed('or-a-start'));
  const respondent = started.body.data.data._id;
  const refused = await save(respondent, { q1: 'o1' }, 'or-a-start');
  expect([refused.status, refused.body.data.error.fields]).toEqual([
    409,
    { 'Idempotency-Key': ['This key was first used for startRespondent'] },
  ]);
  expect(await answersOf(respondent)).toEqual({});
  expect((await startWithKey(server, id, keyed('or-a-start'))).body).toEqual(started.body);
});

test('the key of a save starts nobody, whoever forgot it', async () => {
  const { id } = await createProject(server, { published: true });
  const phone = visitor();
  const respondent = await createRespondent(server, id, { by: phone });
  await save(respondent, { q1: 'o1' }, 'or-a-start');
  for (const by of [undefined, phone]) {
    const refused = await startWithKey(server, id, keyed('or-a-start'), {}, by);
    expect([refused.status, refused.body.data.error.fields]).toEqual([
      409,
      { 'Idempotency-Key': ['This key was first used for saveAnswers'] },
    ]);
  }
  const elsewhere = await createProject(server, { published: true });
  expect((await startWithKey(server, elsewhere.id, keyed('or-a-start'))).status).toBe(201);
  expect((await startWithKey(server, id, keyed('and-another'), {}, phone)).status).toBe(201);
});

test('the same save arriving many times at once is one save', async () => {
  const { id } = await createProject(server, { published: true });
  const respondent = await createRespondent(server, id);
  const keys = Array.from({ length: 20 }, (_, at) => `save-key-${at % 4}`);
  const replies = await Promise.all(keys.map((key) => save(respondent, { q2: key }, key)));
  for (const key of new Set(keys)) {
    const bodies = replies.filter((_, at) => keys[at] === key).map((reply) => JSON.stringify(reply.body));
    expect(new Set(bodies)).toHaveLength(1);
  }
  expect((await storedRespondent(server, respondent)).revision).toBe(4);
});

test('only the latest receipts are kept', async () => {
  const { id } = await createProject(server, { published: true });
  const respondent = await createRespondent(server, id);
  for (let at = 0; at < 205; at += 1)
    await save(respondent, { q2: `text ${at}` }, `key-${String(at).padStart(4, '0')}`);
  expect((await save(respondent, { q2: 'text 5' }, 'key-0005')).body.data.data.revision).toBe(6);
  expect(await answersOf(respondent)).toEqual({ q2: 'text 204' });
});

test('a submitted response takes no more answers, but a repeated save of before is still known', async () => {
  const { id } = await createProject(server, { published: true });
  const respondent = await createRespondent(server, id);
  const first = await save(respondent, { q1: 'o1' }, 'key-0001');
  const done = await createResponse(server, id);
  expect((await save(done, { q2: 'late' })).status).toBe(409);
  expect((await server.call(completeRespondent, { params: { id: respondent }, body: {} })).status).toBe(200);
  expect((await save(respondent, { q1: 'o1' }, 'key-0001')).body).toEqual(first.body);
  expect((await save(respondent, { q1: 'o2' }, 'key-0002')).body.data.message).toBe(
    'These answers have already been submitted and cannot be changed.',
  );
});

test('the end time decides to the millisecond, and closing at once', async () => {
  const endsAt = '2026-03-02T00:00:00.000Z';
  const { id, owner } = await createProject(server, { published: true, settings: { endsAt } });
  const respondent = await createRespondent(server, id);
  server.clock.set('2026-03-01T23:59:59.999Z');
  expect((await save(respondent, { q1: 'o1' })).status).toBe(200);
  server.clock.set(endsAt);
  const late = await save(respondent, { q1: 'o2' });
  expect(late.status).toBe(410);
  expect(late.body.data.message).toBe('This is closed. It takes no more answers.');
  expect((await server.call(getRespondent, { params: { id: respondent } })).data).toMatchObject({
    availability: 'closed',
    answers: { q1: 'o1' },
  });

  const body = { settingsRevision: 1, endsAt: '2026-03-03T00:00:00.000Z' };
  await server.call(updateSurvey, { params: { id }, body }, owner);
  server.clock.set('2026-03-01T06:00:00.000Z');
  expect((await save(respondent, { q1: 'o2' })).status).toBe(200);
  await server.call(closeProject, { params: { id } }, owner);
  expect((await save(respondent, { q1: 'o1' })).status).toBe(410);
});

test('respondents keep to the version they started with', async () => {
  const { id, owner } = await createProject(server, { published: true });
  const old = await createRespondent(server, id);
  const content = sampleQuestionnaire();
  content.sections[0]?.questions.splice(1, 1);
  const draft = { questionnaireRevision: 1, questionnaire: content };
  expect((await server.call(saveQuestionnaire, { params: { id }, body: draft }, owner)).status).toBe(200);
  expect((await server.call(publishProject, { params: { id } }, owner)).status).toBe(200);
  const fresh = await createRespondent(server, id);
  expect((await save(fresh, { q2: 'gone' })).status).toBe(422);
  expect((await save(fresh, { q1: 'o1' })).data.total).toBe(1);
  expect((await save(old, { q2: 'still asked' })).data).toMatchObject({ answered: 1, total: 2 });
});

test('bad input is refused with words, never with a failure', async () => {
  const { id } = await createProject(server, { published: true });
  const respondent = await createRespondent(server, id);
  const url = `/api/v1/respondents/${respondent}/answers`;
  const payloads = [{}, { answers: 1 }, { answers: { q1: {} } }, { answers: { q2: 'a\0b' } }, { answers: { q1: [] } }];
  for (const payload of [...payloads, { answers: { q2: 'x'.repeat(100_000) } }]) {
    const { status } = await server.send({ method: 'PUT', url, payload });
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
  }
  const polluted = await server.send({
    method: 'PUT',
    url,
    payload: '{"answers":{"__proto__":"x","constructor":"y"}}',
    headers: { 'content-type': 'application/json' },
  });
  expect([400, 422]).toContain(polluted.status);
  expect((await save('B'.repeat(64), { q1: 'o1' })).status).toBe(404);
  expect(await answersOf(respondent)).toEqual({});
});

test('what does not fit a pattern is told what its owner says of it, however it is written', async () => {
  const question = { kind: 'short_text' as const, title: { en: 'Ticket', bn: 'টিকিট' }, help: {}, required: false };
  const questionnaire = sampleQuestionnaire();
  questionnaire.sections[0]?.questions.push(
    { ...question, id: 'ticket', pattern: '[A-Z]{2}-[0-9]{4}', patternMessage: { en: 'Like AB-1234' } },
    { ...question, id: 'hostile', pattern: '(a+)+$' },
  );
  const { id } = await createProject(server, { published: true, questionnaire });
  const respondent = await createRespondent(server, id);
  const refused = await save(respondent, { ticket: 'AB1234', hostile: `${'a'.repeat(400)}!` });
  expect(refused.body.data.error.fields).toEqual({
    'answers.ticket': ['Like AB-1234'],
    'answers.hostile': ['Write it in the form that is asked for'],
  });
  expect((await save(respondent, { hostile: `${'a'.repeat(100_000)}!` })).body.data.error.fields).toEqual({
    'answers.hostile': ['Use at most 500 characters'],
  });
  expect((await save(respondent, { ticket: ' AB-১২৩৪ ' })).status).toBe(200);
  expect(await answersOf(respondent)).toEqual({ ticket: 'AB-1234' });
});
