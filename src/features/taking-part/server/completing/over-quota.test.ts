import { beforeAll, expect, it } from 'vitest';
import type { Condition } from '#domain/questionnaire/logic/condition.ts';
import type { Quota } from '#domain/questionnaire/quotas/quota-schema.ts';
import type { Questionnaire } from '#domain/questionnaire/schema.ts';
import { updateSurvey } from '#features/projects/contract/project.ts';
import { createProject } from '#tests/factories/project.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { completeRespondent, saveAnswers } from '../../contract/answering.ts';
import { startRespondent } from '../../contract/start-respondent.ts';

/** A full quota, and a value that is reckoned of what stood in a field from the start and nobody sent. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const every = { title: { en: 'What?' }, help: {}, required: false };
const options = ['f', 'm'].map((id) => ({ id, label: { en: id } }));
const isHigh: Condition = { op: 'value_between', variable: 'score', min: 8 };
const women: Quota = { id: 'women', name: '', cap: 1, condition: { op: 'chose', question: 'sex', options: ['f'] } };

/** `food` stands at 9 from the start, and whether `sex` is asked hangs on what it comes to. */
function questionnaire(showIf: Condition): Questionnaire {
  const questions: Questionnaire['sections'][number]['questions'] = [
    { ...every, id: 'food', kind: 'number', decimals: 0, max: 10, unit: {}, default: 9 },
    { ...every, id: 'sex', kind: 'single_choice', options, showIf },
    { ...every, id: 'end', kind: 'short_text', required: true },
  ];
  return {
    sections: [{ id: 's', title: {}, intro: {}, questions }],
    variables: [{ id: 'score', label: 'Score', type: 'numeric', expression: { op: 'answer', question: 'food' } }],
  };
}

/** With the one place taken. */
async function publishFull(showIf: Condition, low: number | null = 9): Promise<string> {
  const settings = { quotas: [women] };
  const { id } = await createProject(server, { questionnaire: questionnaire(showIf), settings, published: true });
  const body = { answers: { food: low, sex: 'f', end: 'x' }, complete: true };
  expect((await server.call(startRespondent, { params: { id }, body })).data.state).toBe('completed');
  return id;
}

async function comer(id: string) {
  const { _id } = (await server.call(startRespondent, { params: { id }, body: {} })).data;
  const params = { id: _id };
  return {
    save: async (answers: Record<string, string | number>) =>
      (await server.call(saveAnswers, { params, body: { answers } })).data.overQuota,
    complete: async () => {
      const reply = await server.call(completeRespondent, { params, body: {} });
      return reply.status === 200 ? reply.data.state : reply.status;
    },
  };
}

it('turns nobody away by an answer that such a value alone leads to, until it was sent', async () => {
  const somebody = await comer(await publishFull(isHigh));
  expect(await somebody.save({ sex: 'f' })).toBe(false);
  expect(await somebody.complete()).toBe(422);
  expect(await somebody.save({ food: 9 })).toBe(true);
  expect(await somebody.complete()).toBe('over_quota');
});

it('turns nobody away by an answer that such a value leads past', async () => {
  const somebody = await comer(await publishFull({ op: 'not', of: isHigh }, 2));
  expect(await somebody.save({ sex: 'f' })).toBe(false);
  expect(await somebody.complete()).toBe(422);
  expect(await somebody.save({ end: 'x' })).toBe(false);
  expect(await somebody.complete()).toBe('completed');
});

it('looks at no value itself: what that comes to is another with each version', async () => {
  const { id, owner } = await createProject(server, { questionnaire: questionnaire(isHigh) });
  const quotas = [{ ...women, condition: isHigh }];
  const refused = await server.call(updateSurvey, { params: { id }, body: { settingsRevision: 1, quotas } }, owner);
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.data.error.fields)).toEqual(['quotas.0.condition']);
});
