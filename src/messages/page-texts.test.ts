import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import routes from '#app/routes.ts';
import { catalogues } from './catalogue.ts';

const source = dirname(dirname(fileURLToPath(import.meta.url)));
const app = join(source, 'app');
const namespaces = new Set(Object.keys(catalogues.en));

interface Page {
  path: string;
  /** The modules of its route and of the routes around it, outermost first. */
  modules: string[];
}

const pages = pagesIn(routes, '', [join(app, 'root.tsx')]).filter(({ modules }) => !modules.some(isPlain));

describe('every text a page shows is brought', () => {
  it.each(pages)('to $path', ({ modules }) => {
    const brought = new Set(modules.flatMap(textsNamedBy));
    expect([...shownBy(modules)].filter((namespace) => !brought.has(namespace))).toEqual([]);
  });
});

describe('no text is brought that nothing shows', () => {
  const modules = [...new Set(pages.flatMap((page) => page.modules))];
  it.each(modules.filter((module) => textsNamedBy(module).length > 0))('by %s', (module) => {
    const around = pages.filter((page) => page.modules.includes(module)).map((page) => page.modules);
    const shown = new Set(around.flatMap((path) => [...shownBy(path)]));
    expect(textsNamedBy(module).filter((namespace) => !shown.has(namespace))).toEqual([]);
  });
});

describe('areas stay apart', () => {
  const textsOf = (path: string) => pages.find((page) => page.path === path)?.modules.flatMap(textsNamedBy);

  it('a sign-in page waits for no text of the dashboard', () => {
    expect(textsOf('/bn?/login')).toEqual(['common', 'failures', 'identity']);
  });

  it('taking part brings no text to the browser', () => {
    expect(pages.filter(({ path }) => path.startsWith('/bn?/survey/'))).toEqual([]);
  });
});

function pagesIn(entries: readonly RouteConfigEntry[], path: string, around: string[]): Page[] {
  return entries.flatMap((entry) => {
    const modules = [...around, resolve(app, entry.file)];
    const here = entry.path ? `${path}/${entry.path}` : path;
    return entry.children ? pagesIn(entry.children, here, modules) : [{ path: here, modules }];
  });
}

function isPlain(module: string): boolean {
  return readFileSync(module, 'utf8').includes('script: false');
}

function textsNamedBy(module: string): string[] {
  const list = /handle = \{\s*texts: \[([^\]]*)\]/.exec(readFileSync(module, 'utf8'))?.[1] ?? '';
  return [...list.matchAll(/'(\w+)'/g)].map((match) => match[1] ?? '');
}

/** The namespaces read by the modules and by all that they import. */
function shownBy(modules: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const shown = new Set<string>();
  const open = [...modules];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const { namespaces, imports } = read(file);
    for (const namespace of namespaces) shown.add(namespace);
    open.push(...imports);
  }
  return shown;
}

const known = new Map<string, ReturnType<typeof parse>>();

function read(file: string) {
  const parsed = known.get(file) ?? parse(file);
  known.set(file, parsed);
  return parsed;
}

function parse(file: string): { namespaces: string[]; imports: string[] } {
  const code = readFileSync(file, 'utf8').replace(/^\s*\/\*[\s\S]*?\*\//gm, '');
  const texts = code.matchAll(/\bns[:=] ?["'](\w+)["']|["'`]([a-zA-Z]+):(?=[\w$]+[\w.${}-]*["'`])/g);
  const sources = code.matchAll(/(?:^import (?!type\b)|^export \{|^\} from |\bimport\()[^;]*?'([#.][^']*\.tsx?)'/gm);
  return {
    namespaces: [...texts].map((match) => match[1] ?? match[2] ?? '').filter((name) => namespaces.has(name)),
    imports: [...sources].map((match) => fileOf(file, match[1] ?? '')),
  };
}

function fileOf(from: string, path: string): string {
  return path.startsWith('#') ? join(source, path.slice(1)) : join(dirname(from), path);
}
