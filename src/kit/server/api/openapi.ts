import { z } from 'zod';
import { bytes, type Endpoint, takes, uploadedFile } from '#kit/contract/endpoint.ts';
import { bodySchema, errorBody, wrap } from '#kit/contract/envelope.ts';
import { ERROR_STATUS, type ErrorCode } from '#kit/contract/errors.ts';
import { PERMISSIONS } from '#kit/contract/permissions.ts';
import type { RateLimit } from '#kit/contract/rate-limit.ts';
import { API_BASE } from '#kit/contract/request.ts';
import { WORKBOOK_TYPE, workbook } from '#kit/contract/workbook.ts';
import type { MessageKey } from '#messages/keys.ts';
import { HEADER, idempotencyKey, keyWords } from '../repeating/rule.ts';
import type { Example } from './example.ts';
import { REFUSAL_WORDS, refusalsOf } from './refusals.ts';

type Json = Record<string, unknown>;

/** What endpoints do not say of themselves. */
interface Besides {
  examples: readonly Example[];
  /** What a success says to people. */
  words(key: MessageKey): string;
}

const BYTES = 'application/octet-stream';
const BINARY: Json = { schema: { type: 'string', format: 'binary' } };

type Describe = (schema: z.ZodType, io: 'input' | 'output') => Json;

function accessWords({ access }: Endpoint): string {
  if (access === 'anyone') return 'Anyone may call.';
  if (access === 'signed-in') return 'Signed-in users, for what is theirs.';
  if (PERMISSIONS[access] === 'admins') return `Admins only (permission \`${access}\`).`;
  const whichAgents =
    PERMISSIONS[access] === 'agents' ? 'agents, unless it is taken from them' : 'agents who were given it';
  return `Permission \`${access}\`: admins, and ${whichAgents}.`;
}

/** What holds for every call, a paragraph each. */
const INTRODUCTION = [
  'Surveys, polls, feedback forms and quizzes: build, publish, answer, report. Times are ISO 8601 in UTC.',
  'A project has a `kind`, and a quiz a `mode`: `general`, `practice`, or `series` with its rounds. How a quiz is marked is ' +
    'the `marking` of its questionnaire, by question id; nobody who takes it is sent that. Practice is answered one question ' +
    'at a time, by `POST /respondents/{id}/tries`; all else by `PUT /respondents/{id}/answers`.',
  '`POST /auth/login` gives an `accessToken`, good for 30 minutes: send it as `Authorization: Bearer …`. It also sets ' +
    'cookies, one for `GET /auth/refresh_token`, which gives the next token for 30 days. Calls that anyone may make need none.',
  'What comes back stands in `data`. A refusal has a status, `data.message` in words, `data.error.code` for programs, and ' +
    'in `data.error.fields` what is wrong by the path of its place, such as `answers.q1`. What is not known here is refused too.',
  'Words come in the language of `Accept-Language`, `en` or `bn`.',
  'Calls that make or change something take an `Idempotency-Key`, so that one may be sent again when its reply was lost.',
  'A list comes page by page: send its `next` as `cursor` for the page after, until `next` is null.',
];

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

const RETRY_AFTER = { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } };

/** The OpenAPI 3.1 description of the endpoints, made from nothing but their values and an example of each. */
export function openApi(endpoints: readonly Endpoint[], { examples, words }: Besides): Json {
  const paths: Record<string, Json> = {};
  const schemas: Json = {};
  const jsonSchema: Describe = (schema, io) => describe(schema, io, schemas);
  const exampleByEndpoint = new Map(examples.map((example) => [example.endpoint, example]));
  for (const endpoint of endpoints) {
    const example = exampleByEndpoint.get(endpoint);
    const described = operation(endpoint, example && exchangeOf(example, words), jsonSchema);
    add(paths, endpoint, endpoint.path, described);
    if (endpoint.alias !== undefined) add(paths, endpoint, endpoint.alias, asAlias(endpoint, described));
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Jorip API',
      version: '1',
      description: INTRODUCTION.join('\n\n'),
    },
    servers: [{ url: API_BASE }],
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBody, 'output'), ...schemas },
      responses: Object.fromEntries((Object.keys(ERROR_STATUS) as ErrorCode[]).map((code) => [code, refused(code)])),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The `accessToken` of `POST /auth/login`',
        },
      },
    },
  };
}

function add(paths: Record<string, Json>, { method }: Endpoint, path: string, described: Json): void {
  const templated = templateOf(path);
  paths[templated] = { ...paths[templated], [method.toLowerCase()]: described };
}

function templateOf(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

/** The same call under its second path; every operation of a document needs an id of its own. */
function asAlias({ name, method, path, alias = '' }: Endpoint, described: Json): Json {
  return {
    ...described,
    operationId: `${name}Alias`,
    summary: `The same as ${method} ${templateOf(path)}`,
    tags: [alias.split('/')[1]],
  };
}

/** An example with the whole body that comes back; where it may be several, by when. */
type Exchange = Example & { reply: unknown; replies?: Json };

function exchangeOf(example: Example, words: Besides['words']): Exchange {
  const { endpoint, data, when, others } = example;
  const reply = replyOf(endpoint, data, words);
  if (when === undefined) return { ...example, reply };
  const replies = Object.entries({ [when]: data, ...others });
  const told = replies.map(([when, data]) => [when, { value: replyOf(endpoint, data, words) }]);
  return { ...example, reply, replies: Object.fromEntries(told) };
}

function replyOf(endpoint: Endpoint, data: unknown, words: Besides['words']): unknown {
  if (endpoint.reply === 'file') return data;
  return wrap(endpoint, data, endpoint.message === undefined ? undefined : words(endpoint.message));
}

function operation(endpoint: Endpoint, example: Exchange | undefined, jsonSchema: Describe): Json {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: [accessWords(endpoint), ...limitWords(endpoint.limits)].join('\n'),
    tags: [endpoint.path.split('/')[1]],
    ...(endpoint.access === 'anyone' ? {} : { security: [{ bearer: [] }] }),
    parameters: [
      ...parameters(endpoint.params, 'path', example?.params, jsonSchema),
      ...parameters(endpoint.query, 'query', example?.query, jsonSchema),
      ...(endpoint.repeatable ? [keyParameter(endpoint, jsonSchema)] : []),
    ],
    ...(takes(endpoint.body) && {
      requestBody: { required: true, content: sent(endpoint, example?.body, jsonSchema) },
    }),
    responses: {
      [endpoint.status]: { description: 'Done', content: success(endpoint, example, jsonSchema) },
      ...Object.fromEntries(
        refusalsOf(endpoint).map((code) => [ERROR_STATUS[code], { $ref: `#/components/responses/${code}` }]),
      ),
    },
  };
}

function limitWords(limits: readonly RateLimit[]): string[] {
  if (limits.length === 0) return [];
  const words = limits.map(
    ({ counts, limit, windowSeconds, atOnce }) =>
      `- ${limit} in ${inWords(windowSeconds)}${atOnce === undefined ? '' : `, and ${atOnce} at once`}: ${counts}`,
  );
  return ['Limits, beyond which it answers 429:', ...words];
}

function inWords(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds % size === 0) ?? ['second', 1];
  const count = seconds / size;
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}

function refused(code: ErrorCode): Json {
  const isPassing = code === 'limited' || code === 'busy';
  const description = `\`${code}\`: ${REFUSAL_WORDS[code]}`;
  const content = json({ $ref: '#/components/schemas/Error' });
  return { description, content, ...(isPassing && { headers: { 'Retry-After': RETRY_AFTER } }) };
}

function sent({ body }: Endpoint, example: unknown, jsonSchema: Describe): Json {
  if (body === bytes) return { [BYTES]: BINARY };
  return json(jsonSchema(body, 'input'), example);
}

function success(endpoint: Endpoint, example: Exchange | undefined, jsonSchema: Describe): Json {
  if (endpoint.data === uploadedFile) return { [BYTES]: BINARY };
  if (endpoint.data === workbook) return { [WORKBOOK_TYPE]: BINARY };
  if (endpoint.reply === 'file') return { 'text/csv': { schema: { type: 'string' }, example: example?.reply } };
  const schema = jsonSchema(bodySchema(endpoint), 'output');
  if (example?.replies) return { 'application/json': { schema, examples: example.replies } };
  return json(schema, example?.reply);
}

function parameters(
  schema: z.ZodType,
  place: 'path' | 'query',
  examples: Example['params'],
  jsonSchema: Describe,
): Json[] {
  if (!takes(schema)) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
    example: examples?.[name],
  }));
}

function keyParameter(endpoint: Endpoint, jsonSchema: Describe): Json {
  const schema = jsonSchema(idempotencyKey, 'input');
  return { name: HEADER, in: 'header', required: false, description: keyWords(endpoint), schema };
}

function json(schema: unknown, example?: unknown): Json {
  return { 'application/json': { schema, example } };
}

/** A schema as JSON Schema. Those that carry an id go to `schemas` once and are referred to from everywhere. */
function describe(schema: z.ZodType, io: 'input' | 'output', schemas: Json): Json {
  const { $schema, $defs, ...rest } = referring(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));
  Object.assign(schemas, $defs);
  return rest;
}

function referring(schema: object): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
