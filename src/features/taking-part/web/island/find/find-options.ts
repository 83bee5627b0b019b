import { searchKey } from '#domain/text/normalise.ts';

/** An option of a list, with what it is found by. */
export interface Findable {
  value: string;
  label: string;
  /** What it stands under. */
  group: string;
  lang: string;
  /** Its name in each language. */
  keys: readonly string[];
}

export function readOptions(list: HTMLSelectElement): Findable[] {
  return [...list.options]
    .filter(({ value, disabled }) => value !== '' && !disabled)
    .map((option) => {
      const around = option.parentElement;
      const group = around instanceof HTMLOptGroupElement ? around.label : '';
      const keys = [option.text, option.dataset.also ?? ''].map(findKey).filter(Boolean);
      return { value: option.value, label: option.text, group, lang: option.lang, keys };
    });
}

/** Those that have what is typed in a name: first where a name begins with it, then where a word does. */
export function findAmong<O extends Pick<Findable, 'keys'>>(options: readonly O[], query: string): readonly O[] {
  const key = findKey(query);
  if (key === '') return options;
  const ranked = options.map((option) => ({ option, rank: Math.min(...option.keys.map((name) => rankIn(name, key))) }));
  return ranked
    .filter(({ rank }) => rank < NOT_FOUND)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}

const NOT_FOUND = 3;

function rankIn(name: string, key: string): number {
  if (name.startsWith(key)) return 0;
  if (name.includes(` ${key}`)) return 1;
  return name.includes(key) ? 2 : NOT_FOUND;
}

/** Letters that sound alike and are taken for one another: whoever writes কুমীল্লা finds কুমিল্লা. */
const ALIKE: readonly (readonly [letters: RegExp, one: string])[] = [
  [/\u09c0/g, '\u09bf'],
  [/\u09c2/g, '\u09c1'],
  [/ঈ/g, 'ই'],
  [/ঊ/g, 'উ'],
  [/ণ/g, 'ন'],
  [/[শষ]/g, 'স'],
  [/[\u0981'’]/g, ''],
];

export function findKey(text: string): string {
  return ALIKE.reduce((key, [letters, one]) => key.replace(letters, one), searchKey(text));
}
