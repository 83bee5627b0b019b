import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MANIFEST = /^manifest-[\w-]+\.js$/;
/** What a screen has not: the router takes what is missing for the same. */
const HAS_NOT = /"has\w+":false,/g;
const LIST = /\["\/assets\/[^\]]*\]/g;
const FOLDER = '/assets/';
const SCREEN = /"([^"]+)":\{"id":"\1",/g;

/** Whose manifest leaves out the screens below which frames, by how its name ends; the back office's has all. */
export const LEFT_OUT = { '-site': ['shells/dashboard', 'shells/admin'], '-dashboard': ['shells/admin'] } as const;

/**
 * Every page is sent which files each screen has (`routeDiscovery` in react-router.config.ts), so each screen more
 * costs every page something: as little as can be, pages of the site nothing for screens of the dashboard and the back
 * office, and those of the dashboard nothing for screens of the back office. What leads there is then a page of its own
 * (`src/app/shells/elsewhere.tsx`).
 */
export function writeManifests(assets: string): void {
  for (const name of readdirSync(assets).filter((file) => MANIFEST.test(file))) {
    const whole = readFileSync(join(assets, name), 'utf8');
    writeFileSync(join(assets, name), shortened(whole));
    for (const [ending, frames] of Object.entries(LEFT_OUT))
      writeFileSync(join(assets, name.replace(/\.js$/, `${ending}.js`)), shortened(withoutScreens(whole, frames)));
  }
}

interface Manifest {
  routes: Record<string, { parentId?: string }>;
}

/** The same script without the screens below these frames. */
export function withoutScreens(script: string, frames: readonly string[]): string {
  const [, assigned = '', json = ''] = /^([^={]*=)(.*?);?\s*$/s.exec(script) ?? [];
  const manifest: Manifest = JSON.parse(json);
  const framed = (id: string | undefined): boolean =>
    id !== undefined && (frames.includes(id) || framed(manifest.routes[id]?.parentId));
  const routes = Object.entries(manifest.routes).filter(([id]) => !framed(id));
  return `${assigned}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`;
}

/**
 * A script that says the same: a list of files that comes twice or more stands before it, all lists are words in one
 * line, and a screen is told its id by the name that it has already.
 */
export function shortened(script: string): string {
  const whole = script.replace(HAS_NOT, '').replace(/;\s*$/, '');
  const times = new Map<string, number>();
  for (const [list] of whole.matchAll(LIST)) times.set(list, (times.get(list) ?? 0) + 1);
  const shared = [...times].filter(([, count]) => count > 1).map(([list]) => list);
  const places = new Map(shared.map((list, place) => [list, `lists[${place}]`]));
  return [
    `const files=names=>names.split(" ").map(name=>"${FOLDER}"+name)`,
    `const lists=[${shared.map(inOneLine).join(',')}]`,
    whole.replace(LIST, (list) => places.get(list) ?? inOneLine(list)).replace(SCREEN, '"$1":{'),
    'const{routes}=window.__reactRouterManifest',
    'for(const id in routes)routes[id].id=id',
  ].join(';');
}

/** `["/assets/a.js","/assets/b.css#"]` as `files("a.js b.css#")`. */
function inOneLine(list: string): string {
  const names = (JSON.parse(list) as string[]).map((file) => file.slice(FOLDER.length));
  return `files("${names.join(' ')}")`;
}
