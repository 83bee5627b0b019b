import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MANIFEST = /^manifest-[\w-]+\.js$/;
/** What a screen has not: the router takes what is missing for the same. */
const HAS_NOT = /"has\w+":false,/g;
const LIST = /\["\/assets\/[^\]]*\]/g;

/**
 * Every page is sent which files each screen has (`routeDiscovery` in react-router.config.ts), and most screens have
 * the same. A list of files that several have is written once there: a new screen then costs every page half as much.
 */
export function shareListsOfFiles(assets: string): void {
  for (const name of readdirSync(assets).filter((file) => MANIFEST.test(file))) {
    const path = join(assets, name);
    writeFileSync(path, withSharedLists(readFileSync(path, 'utf8')));
  }
}

/** The same script with each list of files that comes twice or more as a value before it, without what screens lack. */
export function withSharedLists(whole: string): string {
  const script = whole.replace(HAS_NOT, '');
  const times = new Map<string, number>();
  for (const [list] of script.matchAll(LIST)) times.set(list, (times.get(list) ?? 0) + 1);
  const shared = [...times].filter(([, count]) => count > 1).map(([list]) => list);
  if (shared.length === 0) return script;
  const places = new Map(shared.map((list, place) => [list, `lists[${place}]`]));
  return `const lists=[${shared.join(',')}];${script.replace(LIST, (list) => places.get(list) ?? list)}`;
}
