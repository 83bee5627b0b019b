import { API_BASE } from '#kit/contract/request.ts';
import { escapeHtml } from '../escape-html.ts';

type Json = Record<string, unknown>;

interface Content {
  schema: Json;
  example?: unknown;
}

interface Parameter {
  name: string;
  in: string;
  required: boolean;
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
  responses: Record<string, { content?: Record<string, Content> }>;
}

interface Listed {
  path: string;
  method: string;
  operation: Operation;
}

const LIST_MARK = '- ';
/** What the calls refer to by name. */
const SHAPES = 'shapes';

/** The API's description as a page to read: plain HTML, no script. */
export function openApiPage(document: Json): string {
  const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(operations.map(({ operation }) => operation.tags[0] ?? ''))].sort();
  const sections = tags.map((tag) => {
    const own = operations.filter(({ operation }) => operation.tags[0] === tag);
    return `<section id="${escapeHtml(tag)}"><h2>${escapeHtml(tag)}</h2>${own.map(article).join('')}</section>`;
  });
  const shapes = Object.entries((document.components as { schemas: Record<string, Json> }).schemas);
  const named = shapes.map(([name, schema]) => details(name, json(schema))).join('');
  const links = [...tags, SHAPES].map((tag) => `<a href="#${escapeHtml(tag)}">${escapeHtml(tag)}</a>`).join(' ');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Jorip API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><header><h1>Jorip API</h1><p>Base <code>/api/v1</code>, JSON. <a href="/api/v1/openapi.json">OpenAPI 3.1 document</a></p>
<nav aria-label="Subjects">${links}</nav></header><main>${sections.join('')}<section id="${SHAPES}"><h2>${SHAPES}</h2>${named}</section></main></body></html>`;
}

function article(listed: Listed): string {
  const { path, method, operation } = listed;
  const body = operation.requestBody?.content['application/json']?.schema;
  const [status, { schema } = {}] = replyOf(operation);
  return `<article id="${escapeHtml(operation.operationId)}">
<h3><span class="method">${escapeHtml(method.toUpperCase())}</span> <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(operation.summary)}.</p>${descriptionOf(operation)}
${parameterTable(operation)}${details('Example', exchange(listed))}${body ? details('Body', json(body)) : ''}${schema ? details(`Reply ${status}`, json(schema)) : ''}</article>`;
}

/** Its paragraphs, and its list of limits, which is Markdown in the document. */
function descriptionOf({ description }: Operation): string {
  const lines = description.split('\n');
  const paragraphs = lines.filter((line) => !line.startsWith(LIST_MARK));
  const items = lines.filter((line) => line.startsWith(LIST_MARK)).map((line) => line.slice(LIST_MARK.length));
  const list = items.map((item) => `<li>${escapeHtml(item)}</li>`).join('');
  const words = paragraphs.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  return `<div class="quiet">${words}${list && `<ul>${list}</ul>`}</div>`;
}

/** The status of a success and what comes with it. */
function replyOf({ responses }: Operation): [status: string, content: Content | undefined] {
  const [status = '', reply] = Object.entries(responses)[0] ?? [];
  return [status, Object.values(reply?.content ?? {})[0]];
}

/** What is sent and what comes back, as both stand on the wire. */
function exchange({ path, method, operation }: Listed): string {
  const sent = operation.requestBody?.content['application/json']?.example;
  const [status, { example } = {}] = replyOf(operation);
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

function parameterTable({ parameters }: Operation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}${required ? ', required' : ''}</td><td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
  );
  return `<div class="wide" tabindex="0" role="region" aria-label="Parameters"><table><tr><th>Parameter</th><th>Where</th><th>Shape</th></tr>${rows.join('')}</table></div>`;
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
.method{font-weight:700;color:var(--primary)}.quiet{color:var(--quiet)}p,ul{margin:4px 0}.wide{overflow-x:auto}table{border-collapse:collapse;font-size:14px}td,th{border-bottom:1px solid var(--line);padding:4px 12px 4px 0;text-align:left;vertical-align:top}
summary{cursor:pointer;padding:6px 0}pre{overflow:auto;max-height:480px;font-size:13px;border:1px solid var(--line);border-radius:8px;padding:12px}`;
