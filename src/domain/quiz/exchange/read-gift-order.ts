import type { Asks, Note } from './exchanged.ts';
import { CREDIT_NAMED, SUBSETS } from './order-words.ts';

const SETTING =
  /^(?:\d+|ALL|EXACT|RANDOM|REL|CONTIG(?:UOUS)?|HORI(?:ZONTAL)?|H|VERT(?:ICAL)?|V|SHOW|HIDE|TRUE|FALSE|YES|NO)$/;

/**
 * What is to be put in order, an item a line, as question/type/ordering/questiontype.php of Moodle has it: after `>`
 * comes how many are asked, and settings in words.
 */
export function readGiftOrder(
  within: string,
  words: (text: string) => string,
  told: Set<Note['why']>,
): Asks | { left: 'fewAnswers' } {
  const [head = '', ...lines] = within.split('\n');
  const said = head.trim().split(/\s+/);
  const settings = said.slice(0, countOf(said));
  const credit = settings.map((setting) => CREDIT_NAMED.get(setting)).find((one) => one !== undefined);
  if (!credit) told.add('credit');
  if (settings.some((setting) => SUBSETS.has(setting))) told.add('subset');
  const rest = said.slice(settings.length).join(' ');
  const items = [rest, ...lines].map((line) => words(line)).filter((text) => text !== '');
  return items.length < 2 ? { left: 'fewAnswers' } : { by: 'order', items, credit: credit ?? 'places' };
}

/** How many of them are settings, from the first on. */
function countOf(said: readonly string[]): number {
  const first = said.findIndex((word) => !SETTING.test(word) && !/^[A-Z]+(?:_[A-Z]+)+$/.test(word));
  return first < 0 ? said.length : first;
}
