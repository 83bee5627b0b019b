import { partsOfPassage } from '../../questionnaire/kinds/blanks/passage.ts';
import type { Asks } from './exchanged.ts';

/** A passage as Moodle has it, its blanks written out where they stand. */
export function clozeOf({ passage, blanks, matchCase }: Extract<Asks, { by: 'blanks' }>): string {
  const numbered = blanks.map((_, place) => ({ id: String(place + 1), asks: 'text' as const }));
  const parts = partsOfPassage(passage, numbered);
  return parts.map((part) => ('words' in part ? part.words : fieldOf(blanks[Number(part.blank.id) - 1]))).join('');

  function fieldOf(blank: (typeof blanks)[number] | undefined): string {
    if (!blank) return '';
    const { options, accepted } = blank;
    if (!options) return `{1:SHORTANSWER${matchCase ? '_C' : ''}:${accepted.map(answer).join('~')}}`;
    const shares = new Map(accepted.map(({ text, share }) => [text, share]));
    return `{1:MULTICHOICE:${options.map((text) => answer({ text, share: shares.get(text) ?? 0 })).join('~')}}`;
  }
}

function answer({ text, share }: { text: string; share: number }): string {
  const weight = share === 100 ? '=' : share === 0 && !/^[=%]/.test(text) ? '' : `%${share}%`;
  return weight + text.replace(/[\\{}#~/"]/g, '\\$&');
}
