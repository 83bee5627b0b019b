import { z } from 'zod';
import { type Access, type Endpoint, takes } from '#kit/contract/endpoint.ts';
import { bodySchema, errorBody } from '#kit/contract/envelope.ts';
import { API_BASE } from '#kit/contract/request.ts';

type Json = Record<string, unknown>;

const ACCESS_WORDS: Record<Access, string> = {
  anyone: 'Anyone may call.',
  'signed-in': 'Signed-in users, for what is theirs.',
  staff: 'Admins and agents.',
  admin: 'Admins only.',
};

/** The OpenAPI 3.1 description of the endpoints, made from nothing but their values. */
export function openApi(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Jorip API',
      version: '1',
      description: 'Surveys: build, publish, answer, report. Money is integer poisha, times are ISO 8601 in UTC.',
    },
    servers: [{ url: API_BASE }],
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBody, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operation(endpoint: Endpoint): Json {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: ACCESS_WORDS[endpoint.access],
    tags: [endpoint.path.split('/')[1]],
    ...(endpoint.access === 'anyone' ? {} : { security: [{ bearer: [] }] }),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(takes(endpoint.body) && { requestBody: { required: true, content: json(jsonSchema(endpoint.body, 'input')) } }),
    responses: {
      [endpoint.status]: { description: 'Done', content: success(endpoint) },
      default: { description: 'Refused', content: json({ $ref: '#/components/schemas/Error' }) },
    },
  };
}

function success(endpoint: Endpoint): Json {
  if (endpoint.reply === 'file') return { 'text/csv': { schema: { type: 'string' } } };
  return json(jsonSchema(bodySchema(endpoint), 'output'));
}

function parameters(schema: z.ZodType, place: 'path' | 'query'): Json[] {
  if (!takes(schema)) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }));
}

function json(schema: unknown): Json {
  return { 'application/json': { schema } };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
