import { API_BASE } from '#kit/contract/request.ts';
import { escapeHtml } from '../escape-html.ts';

type Json = Record<string, unknown>;

interface Content {
  schema: Json;
  example?: unknown;
  /** Instead of one, several by when they are given. */
  examples?: Record<string, { value: unknown }>;
}

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: Json;
  example?: unknown;
}

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters: Parameter[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { $ref?: string; content?: Record<string, Content> }>;
}

interface Listed {
  path: string;
  method: string;
  operation: Operation;
}

const LIST_MARK = '- ';
/** What the calls refer to by name. */
const SHAPES = 'shapes';

interface Components {
  schemas: Record<string, Json>;
  responses: Record<string, { description: string }>;
}

/** The API's description as a page to read: plain HTML, no script. */
export function openApiPage(document: Json): string {
  const { schemas, responses } = document.components as Components;
  const { description } = document.info as { description: string };
  const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(operations.map(({ operation }) => operation.tags[0] ?? ''))].sort();
  const sections = tags.map((tag) => {
    const own = operations.filter(({ operation }) => operation.tags[0] === tag);
    return `<section id="${escapeHtml(tag)}"><h2>${escapeHtml(tag)}</h2>${own.map((one) => article(one, responses)).join('')}</section>`;
  });
  const named = Object.entries(schemas)
    .map(([name, schema]) => details(name, json(schema)))
    .join('');
  const links = [...tags, SHAPES].map((tag) => `<a href="#${escapeHtml(tag)}">${escapeHtml(tag)}</a>`).join(' ');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Jorip API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><header><h1>Jorip API</h1><p>Base <code>/api/v1</code>, JSON. <a href="/api/v1/openapi.json">OpenAPI 3.1 document</a></p>
${paragraphs(description.split('\n\n'))}
<nav aria-label="Subjects">${links}</nav></header><main>${sections.join('')}<section id="${SHAPES}"><h2>${SHAPES}</h2>${named}</section></main></body></html>`;
}

function article(listed: Listed, refusals: Components['responses']): string {
  const { path, method, operation } = listed;
  const body = operation.requestBody?.content['application/json']?.schema;
  const [status, { schema } = {}] = replyOf(operation);
  return `<article id="${escapeHtml(operation.operationId)}">
<h3><span class="method">${escapeHtml(method.toUpperCase())}</span> <code>${escapeHtml(path)}</code></h3>
<p>${inline(operation.summary)}.</p>${descriptionOf(operation)}
${parameterList(operation)}${exampleList(listed)}${body ? details('Body', json(body)) : ''}${schema ? details(`Reply ${status}`, json(schema)) : ''}${refusalList(operation, refusals)}</article>`;
}

/** Its paragraphs, and its list of limits, which is Markdown in the document. */
function descriptionOf({ description }: Operation): string {
  const lines = description.split('\n');
  const texts = lines.filter((line) => !line.startsWith(LIST_MARK));
  const items = lines.filter((line) => line.startsWith(LIST_MARK)).map((line) => line.slice(LIST_MARK.length));
  const list = items.map((item) => `<li>${inline(item)}</li>`).join('');
  return `<div class="quiet">${paragraphs(texts)}${list && `<ul>${list}</ul>`}</div>`;
}

function paragraphs(texts: readonly string[]): string {
  return texts.map((text) => `<p>${inline(text)}</p>`).join('');
}

/** Words with `code` among them, as Markdown writes it. */
function inline(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

/** How the call may be refused, a status a line. */
function refusalList({ responses }: Operation, refusals: Components['responses']): string {
  const items = Object.entries(responses).flatMap(([status, { $ref }]) => {
    const refusal = $ref && refusals[$ref.split('/').at(-1) ?? ''];
    return refusal ? [`<li>${status} ${inline(refusal.description)}</li>`] : [];
  });
  return `<details><summary>Refusals</summary><ul>${items.join('')}</ul></details>`;
}

/** The status of a success and what comes with it. */
function replyOf({ responses }: Operation): [status: string, content: Content | undefined] {
  const [status = '', reply] = Object.entries(responses)[0] ?? [];
  return [status, Object.values(reply?.content ?? {})[0]];
}

function exampleList(listed: Listed): string {
  const [, { examples, example } = {}] = replyOf(listed.operation);
  if (!examples) return details('Example', exchange(listed, example));
  return Object.entries(examples)
    .map(([when, { value }]) => details(`Example: ${when}`, exchange(listed, value)))
    .join('');
}

/** What is sent and what comes back, as both stand on the wire. */
function exchange({ path, method, operation }: Listed, example: unknown): string {
  const sent = operation.requestBody?.content['application/json']?.example;
  const [status] = replyOf(operation);
  return [
    `${method.toUpperCase()} ${API_BASE}${filled(path, operation.parameters)}`,
    ...(sent === undefined ? [] : ['', json(sent)]),
    '',
    status,
    '',
    typeof example === 'string' ? example : json(example),
  ].join('\n');
}

function filled(path: string, parameters: readonly Parameter[]): string {
  const given = parameters.filter(({ example }) => example !== undefined);
  const query = given.filter((parameter) => parameter.in === 'query');
  const asked = new URLSearchParams(query.map(({ name, example }): [string, string] => [name, String(example)]));
  const address = path.replace(/\{(\w+)\}/g, (whole, name) =>
    String(given.find((parameter) => parameter.name === name)?.example ?? whole),
  );
  return query.length === 0 ? address : `${address}?${asked}`;
}

/** One under the other, for shapes are long and phones narrow. */
function parameterList({ parameters }: Operation): string {
  if (parameters.length === 0) return '';
  const items = parameters.map(
    ({ name, in: place, required, description, schema: { description: said = description, ...shape } }) =>
      `<dt><code>${escapeHtml(name)}</code> <span class="quiet">${place}${required ? ', required' : ''}</span></dt>` +
      `<dd>${inline(String(said ?? ''))}<br><code class="quiet">${escapeHtml(JSON.stringify(shape))}</code></dd>`,
  );
  return `<dl>${items.join('')}</dl>`;
}

function details(title: string, text: string): string {
  return `<details><summary>${escapeHtml(title)}</summary><pre tabindex="0">${escapeHtml(text)}</pre></details>`;
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

const STYLE = `:root{color-scheme:light dark;--ink:light-dark(#14211c,#eef3f0);--quiet:light-dark(#55655e,#a9b8b1);--line:light-dark(#e4e2da,#34423b);--paper:light-dark(#fbfaf6,#111814);--primary:light-dark(#006a4e,#5cc7a3)}
body{margin:0 auto;max-width:960px;padding:24px 16px 64px;font:16px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
a{color:var(--primary)}nav{display:flex;flex-wrap:wrap;gap:12px}h2{margin:40px 0 8px;border-bottom:1px solid var(--line)}h3{margin:24px 0 4px;font-size:17px;overflow-wrap:anywhere}
.method{font-weight:700;color:var(--primary)}.quiet{color:var(--quiet)}p,ul{margin:4px 0}dl{margin:8px 0;font-size:14px}dt{padding-top:4px;border-top:1px solid var(--line)}dd{margin:0 0 4px;overflow-wrap:anywhere}
summary{cursor:pointer;padding:6px 0}pre{overflow:auto;max-height:480px;font-size:13px;border:1px solid var(--line);border-radius:8px;padding:12px}`;
