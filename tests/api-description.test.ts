import { describe, expect, test } from 'vitest';
import { apiExamples } from '#app/api-examples/all.ts';
import { AT, LINK_CODE, OWNER, PROJECT, RESPONDENT, RESPONSE } from '#app/api-examples/story.ts';
import { apiRoutes } from '#app/api-routes.ts';
import { type Endpoint, takes } from '#kit/contract/endpoint.ts';
import { openApi } from '#kit/server/api/openapi.ts';
import { openApiPage } from '#kit/server/api/openapi-page.ts';
import { translate } from '#messages/translate.ts';
import { createUser, type TestUser } from './factories/user.ts';
import { startTestServer } from './support/test-server.ts';

/** What the API says of itself, to whoever builds upon it. */

const endpoints = apiRoutes({} as never).map((route) => route.endpoint);
const document = openApi(endpoints, { examples: apiExamples, words: (key) => translate('en', key) });
const paths = document.paths as Record<string, Record<string, Described>>;

interface Described {
  parameters: { name: string; in: string; description?: string; example?: unknown }[];
  requestBody: { content: Record<string, { example: unknown }> };
  responses: Record<string, { content: Record<string, { example?: unknown; examples?: Record<string, Reply> }> }>;
}

interface Reply {
  value: { data: { data: { state: string } } };
}

/** Every property, and every parameter, that nothing is said of. */
function undescribed(node: unknown, place: readonly string[] = []): string[] {
  if (node === null || typeof node !== 'object') return [];
  return Object.entries(node).flatMap(([key, inner]) => {
    const isProperty = place.at(-1) === 'properties';
    const isSaid = !isProperty || ENVELOPE.has(key) || 'description' in (inner as object);
    const here = [...place, key];
    return [...(isSaid ? [] : [here.join('.')]), ...undescribed(inner, here)];
  });
}

/** The same around every reply, and told of once. */
const ENVELOPE = new Set(['data', 'success', 'message', 'error', 'fields']);

describe.each(Object.entries(document.paths as object))('%s', (_path, operations) => {
  test('describes every property', () => {
    expect(undescribed(operations)).toEqual([]);
  });
});

test('the shapes that calls share describe every property', () => {
  expect(undescribed((document.components as { schemas: object }).schemas)).toEqual([]);
});

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_name, endpoint) => {
  const [example, another] = apiExamples.filter((one) => one.endpoint === endpoint);

  test('has one example', () => {
    expect(example).toBeDefined();
    expect(another).toBeUndefined();
  });

  test('takes what its example sends', () => {
    const { query = takes(endpoint.query) ? {} : undefined, params, body } = example ?? {};
    endpoint.params.parse(params);
    endpoint.query.parse(query);
    endpoint.body.parse(body);
  });

  test('gives what its example gets, and no more', () => {
    if (endpoint.reply === 'file') return expect(example?.data).toBeTypeOf('string');
    for (const data of [example?.data, ...Object.values(example?.others ?? {})]) {
      expect(endpoint.data.parse(data)).toEqual(data);
    }
  });
});

test('says for how long a key is known, and what is kept for that at most', () => {
  const wordsOf = (path: string, method: string) =>
    paths[path]?.[method]?.parameters.find(({ name }) => name === 'Idempotency-Key')?.description;
  const publish = wordsOf('/projects/{id}/publish', 'post');
  expect(publish).toContain('For 24 hours a repetition');
  expect(publish).toContain('`idempotent-replay: true`');
  expect(publish).toContain('64 MB; beyond, a call with a key is refused with 429');
  expect(Object.keys(paths['/projects/{id}/publish']?.post?.responses ?? {})).toContain('429');
  const save = wordsOf('/respondents/{id}/answers', 'put');
  expect(save).toContain('For as long as the response exists, and until 200 later saves named keys, a repetition');
  expect(save).not.toContain('idempotent-replay');
});

test('the document has each example where a program looks for it, the reply in its envelope', () => {
  const start = paths['/projects/{id}/respondents']?.post;
  expect(start?.parameters[0]).toMatchObject({ name: 'id', in: 'path', example: PROJECT });
  expect(start?.requestBody.content['application/json']?.example).toMatchObject({ answers: { satisfied: 4 } });
  expect(start?.responses['201']?.content['application/json']?.example).toMatchObject({
    data: { success: true, data: { responseId: RESPONSE } },
  });
  const publish = paths['/projects/{id}/publish']?.post;
  expect(publish?.responses['200']?.content['application/json']?.example).toMatchObject({
    data: { success: true, message: 'Published.', data: { version: 1 } },
  });
  const file = paths['/projects/{id}/responses.csv']?.get;
  expect(file?.responses['200']?.content['text/csv']?.example).toContain('On the website');
});

test('a call that may give quite different things has an example of each, by when it is given', () => {
  const respondent = paths['/respondents/{id}']?.get;
  const { examples, example } = respondent?.responses['200']?.content['application/json'] ?? {};
  expect(example).toBeUndefined();
  const states = Object.values(examples ?? {}).map(({ value }) => value.data.data.state);
  expect(states).toEqual(['answering', 'completed', 'completed', 'over_quota']);
  const page = openApiPage(document);
  const article = page.slice(page.indexOf('<article id="getRespondent">')).split('</article>')[0] ?? '';
  for (const when of Object.keys(examples ?? {})) expect(article).toContain(`<summary>Example: ${when}</summary>`);
  for (const state of states) expect(article).toContain(`&quot;state&quot;: &quot;${state}&quot;`);
});

test('the page shows each request with its reply, and a limit a line', () => {
  const page = openApiPage(document);
  const responses = page.slice(page.indexOf('<article id="findResponses">')).split('</article>')[0] ?? '';
  expect(responses).toContain(`GET /api/v1/projects/${PROJECT}/responses?limit=20&amp;with=answers\n\n200\n\n{`);
  expect(responses).toContain('&quot;satisfied&quot;: 4');
  const [request] = page.match(/(GET|POST|PUT|DELETE) \/api\/v1\S*\{/) ?? [];
  expect(request).toBeUndefined();
  expect(page.match(/<li>300 in 1 hour: [^<]+<\/li>/g)).not.toBeNull();
});

test('the page says what a program must know of every call, and how one is refused', () => {
  const page = openApiPage(document);
  const header = page.slice(0, page.indexOf('<nav'));
  for (const word of ['<code>POST /auth/login</code>', 'Authorization: Bearer', 'Accept-Language', 'Idempotency-Key']) {
    expect(header).toContain(word);
  }
  const start = page.slice(page.indexOf('<article id="startRespondent">')).split('</article>')[0] ?? '';
  expect(start).toContain('Makes repeating the call safe');
  expect(start).toContain('<li>410 <code>gone</code>: It was there and is over');
});

/** Sends examples in the order of their story, under the ids that this server gives. */
test('the examples can be followed from making a survey to reading the response', async () => {
  const server = await startTestServer();
  server.clock.set(AT.created);
  const owner = await createUser(server, { firstName: 'Survey', lastName: 'Owner' });
  const given = new Map<unknown, string>();

  async function follow(name: string, at: string, by?: TestUser) {
    const endpoint = endpoints.find((one) => one.name === name) as Endpoint;
    const example = apiExamples.find((one) => one.endpoint === endpoint);
    server.clock.set(at);
    const params = Object.entries(example?.params ?? {}).map(([name, id]) => [name, given.get(id) ?? id]);
    const input = { params: Object.fromEntries(params), query: example?.query, body: example?.body };
    const { data } = await server.call(endpoint, input as never, by as never);
    return { got: data as Record<string, unknown>, told: example?.data as Record<string, unknown> };
  }

  const { got: made } = await follow('createProject', AT.created, owner);
  given.set(PROJECT, String(made._id));
  const { got: saving, told: toldSaving } = await follow('saveQuestionnaire', AT.saved, owner);
  expect(saving).toEqual(toldSaving);
  const { got: draft, told: toldDraft } = await follow('getSurvey', AT.saved, owner);
  given.set(LINK_CODE, String(draft.linkCode));
  const own = { _id: PROJECT, linkCode: LINK_CODE, owner: { _id: OWNER, fullName: 'Survey Owner' } };
  expect({ ...draft, ...own }).toEqual(toldDraft);
  const { got: checked, told: toldChecked } = await follow('checkProject', AT.saved, owner);
  expect(checked).toEqual(toldChecked);
  const { got: published, told: toldPublished } = await follow('publishProject', AT.published, owner);
  expect({ ...published, ...own }).toEqual(toldPublished);
  const { got: behindLink } = await follow('followLink', AT.published);
  expect(behindLink).toEqual({ _id: given.get(PROJECT) });
  const { got: welcome, told: toldWelcome } = await follow('getWelcome', AT.published);
  expect({ ...welcome, _id: PROJECT, picture: toldWelcome.picture }).toEqual(toldWelcome);
  const { got: started } = await follow('startRespondent', AT.started);
  given.set(RESPONDENT, String(started._id)).set(RESPONSE, String(started.responseId));
  const { got: saved, told: toldSaved } = await follow('saveAnswers', AT.started);
  expect(saved).toEqual(toldSaved);
  const { got: answering, told: toldAnswering } = await follow('getRespondent', AT.started);
  expect({ ...answering, _id: RESPONDENT, projectId: PROJECT }).toEqual(toldAnswering);
  const { got: completed, told: toldCompleted } = await follow('completeRespondent', AT.completed);
  expect({ ...completed, _id: RESPONDENT }).toEqual(toldCompleted);
  const { got: response, told: toldResponse } = await follow('getResponse', AT.read, owner);
  expect({ ...response, _id: RESPONSE }).toEqual(toldResponse);
  const { got: report, told: toldReport } = await follow('getReport', AT.read, owner);
  expect({ ...report, projectId: PROJECT }).toEqual(toldReport);
  const { got: file, told: toldFile } = await follow('exportResponses', AT.read, owner);
  expect(String(file).replace(String(given.get(RESPONSE)), RESPONSE)).toBe(toldFile);
});
