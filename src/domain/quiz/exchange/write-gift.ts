import type { Asks, Exchanged, Note } from './exchanged.ts';
import { escaped } from './gift-escapes.ts';

/** A question in GIFT, or why it cannot be one. */
export function giftOf({ title, feedback, asks }: Exchanged): string | { left: Note['why'] } {
  const answers = answersOf(asks);
  if (typeof answers !== 'string') return answers;
  const said = feedback ? `\n\t####${plain(feedback)}` : '';
  const words = `[plain]${escaped(title)}`;
  return asks.by === 'nothing' && !asks.isAsked ? words : `${words} {${answers}${said}\n}`;
}

function answersOf(asks: Asks): string | { left: Note['why'] } {
  switch (asks.by) {
    case 'nothing':
      return '';
    case 'truth':
      return asks.isTrue ? 'T' : 'F';
    case 'options':
      // Nothing else says that one is to be chosen.
      if (!asks.several && asks.options.every(({ share }) => share !== 100)) return { left: 'noAnswer' };
      return asks.options.map(({ text, share }) => optionOf(text, share, asks.several)).join('');
    case 'texts':
      // It would be read as one of a pair.
      if (asks.accepted.some(({ text }) => text.includes('->'))) return { left: 'doesNotFit' };
      return asks.accepted.map(({ text, share }) => `\n\t=%${share}%${plain(text)}`).join('');
    case 'numbers':
      return `#${asks.accepted.map(({ value, tolerance, share }) => `\n\t=%${share}%${value}:${tolerance}`).join('')}`;
  }
}

function optionOf(text: string, share: number, several: boolean): string {
  const isRight = !several && share === 100;
  const weight = isRight ? (text.startsWith('%') ? '%100%' : '') : `%${share}%`;
  return `\n\t${isRight ? '=' : '~'}${weight}${plain(text)}`;
}

/** A text that begins like the name of a format says so. */
function plain(text: string): string {
  return `${text.startsWith('[') ? '[plain]' : ''}${escaped(text)}`;
}
