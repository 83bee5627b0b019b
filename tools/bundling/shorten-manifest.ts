import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MANIFEST = /^manifest-[\w-]+\.js$/;
/** What a screen has not: the router takes what is missing for the same. */
const HAS_NOT = /"has\w+":false,/g;
const LIST = /\["\/assets\/[^\]]*\]/g;
const FOLDER = '/assets/';
const SCREEN = /"([^"]+)":\{"id":"\1",/g;

/**
 * Every page is sent which files each screen has (`routeDiscovery` in react-router.config.ts), so each screen more
 * costs every page something: as little as can be.
 */
export function shortenManifest(assets: string): void {
  for (const name of readdirSync(assets).filter((file) => MANIFEST.test(file))) {
    const path = join(assets, name);
    writeFileSync(path, shortened(readFileSync(path, 'utf8')));
  }
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
