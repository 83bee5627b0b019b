import type { Asks, Exchanged, Left } from './exchanged.ts';
import { escaped } from './gift-escapes.ts';
import { ORDER_WORDS } from './order-words.ts';

/** A question in GIFT, or why it cannot be one. */
export function giftOf({ title, feedback, asks }: Exchanged): string | Left {
  const answers = answersOf(asks);
  if (typeof answers !== 'string') return answers;
  // There every line is an item: what is said of it has no place.
  const said = feedback && asks.by !== 'order' ? `\n\t####${plain(feedback)}` : '';
  const words = `[plain]${escaped(title)}`;
  return asks.by === 'nothing' && !asks.isAsked ? words : `${words} {${answers}${said}\n}`;
}

function answersOf(asks: Asks): string | Left {
  switch (asks.by) {
    case 'nothing':
      return '';
    case 'truth':
      return truthOf(asks);
    case 'options':
      // Nothing else says that one is to be chosen.
      if (!asks.several && asks.options.every(({ share }) => share !== 100)) return { left: 'noAnswer' };
      return asks.options.map((option) => optionOf(option, asks.several)).join('');
    case 'texts':
      // It would be read as one of a pair.
      if (asks.accepted.some(({ text }) => text.includes('->'))) return { left: 'doesNotFit' };
      return asks.accepted.map(({ text, share }) => `\n\t=%${share}%${plain(text)}`).join('');
    case 'quantities':
    case 'blanks':
      return { left: 'doesNotFit' };
    case 'order': {
      // Such a line would be read as a comment, or as a category.
      if (asks.items.some((text) => /^(?:\/\/|\$CATEGORY:)/.test(text))) return { left: 'doesNotFit' };
      const head = `>${asks.items.length} ALL VERTICAL ${ORDER_WORDS[asks.credit]} SHOW`;
      return [head, ...asks.items.map(plain)].join('\n\t');
    }
    case 'pairs':
      if (asks.pairs.some(({ text }) => text.includes('->'))) return { left: 'doesNotFit' };
      return [...asks.pairs, ...asks.others.map((belongs) => ({ text: '', belongs }))]
        .map(({ text, belongs }) => `\n\t=${plain(text)} -> ${plain(belongs)}`)
        .join('');
    case 'numbers':
      return `#${asks.accepted.map(({ value, tolerance, share }) => `\n\t=%${share}%${value}:${tolerance}`).join('')}`;
  }
}

/** What is said of the wrong answer stands first. */
function truthOf({ isTrue, feedback = {} }: Extract<Asks, { by: 'truth' }>): string {
  const { yes = '', no = '' } = feedback;
  const [wrong, right] = isTrue ? [no, yes] : [yes, no];
  const said = right !== '' ? `#${plain(wrong)}#${plain(right)}` : wrong !== '' ? `#${plain(wrong)}` : '';
  return `${isTrue ? 'T' : 'F'}${said}`;
}

type GivenOption = Extract<Asks, { by: 'options' }>['options'][number];

function optionOf({ text, share, feedback }: GivenOption, several: boolean): string {
  const isRight = !several && share === 100;
  const weight = isRight ? (text.startsWith('%') ? '%100%' : '') : `%${share}%`;
  return `\n\t${isRight ? '=' : '~'}${weight}${plain(text)}${feedback ? `#${plain(feedback)}` : ''}`;
}

/** A text that begins like the name of a format says so. */
function plain(text: string): string {
  return `${text.startsWith('[') ? '[plain]' : ''}${escaped(text)}`;
}
