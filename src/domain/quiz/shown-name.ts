import { cleanLine } from '../text/normalise.ts';

/** What nobody sees and some programs take for letters, but for the two joiners that Bengali is written with. */
const UNSEEN = /[^\P{Default_Ignorable_Code_Point}\u200c\u200d]/gu;
/** More on one letter than any script sets: they would run over the lines above and below. */
const HEAPED = /(\p{M}{4})\p{M}+/gu;
const LETTER = /\p{L}/u;
/** What leads elsewhere: what others look at is no place to advertise. */
const LEADS_AWAY = /:\/\/|\bwww\.|@|\p{Nd}(?:[^\p{L}\p{Nd}]*\p{Nd}){5}/iu;

/** The name that somebody wrote to be shown by; undefined for what can be none. */
export function readShownName(typed: string): string | undefined {
  const name = cleanLine(typed.replace(UNSEEN, '')).replace(HEAPED, '$1');
  return LETTER.test(name) && !LEADS_AWAY.test(name) ? name : undefined;
}
