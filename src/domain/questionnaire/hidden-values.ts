import { cleanText } from '../text/normalise.ts';
import { LIMITS } from './limits.ts';
import type { Questionnaire } from './schema.ts';

/** What a link brought along and nobody was asked, by name: only what the questionnaire names. */
export type HiddenValues = Readonly<Record<string, string>>;

/** As it stands in an address: `?area=dhaka`. */
export const HIDDEN_VALUE_NAME = /^[A-Za-z][A-Za-z0-9_-]{0,31}$/;

/** What a link says of where somebody came from is called so: how it was shared, or what campaigns name. */
export function isSourceName(name: string): boolean {
  return /^(?:from|utm_\w{1,30})$/.test(name);
}

/** Whether a hidden value may have this name. */
export function isHiddenValueName(name: string): boolean {
  return HIDDEN_VALUE_NAME.test(name) && !isSourceName(name) && !(name in {});
}

/** Of what a link says, what the questionnaire names, as it is stored: one line of plain text. */
export function readHiddenValues({ hiddenValues = [] }: Questionnaire, given: HiddenValues): HiddenValues {
  const read = hiddenValues.map(({ id }) => [id, Object.hasOwn(given, id) ? oneLine(given[id] ?? '') : '']);
  return Object.fromEntries(read.filter(([, value]) => value !== ''));
}

/** What owners read above a hidden value. */
export function hiddenValueTitle({ id, label }: { id: string; label: string }): string {
  return label || id;
}

/** Text that is plain in one line, as long as it may be. */
function oneLine(text: string): string {
  return cleanText(cleanText(text).replace(/\s+/g, ' ').slice(0, LIMITS.hiddenValue));
}
