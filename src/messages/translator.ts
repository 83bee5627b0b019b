import { formatNumber } from '#domain/text/format.ts';
import type { Locale } from '#domain/text/locale.ts';
import type { Catalogue } from './catalogue.ts';
import type { Namespace, Text, Values } from './text.ts';

/** What puts keys into one language's words. */
export interface Translator {
  readonly locale: Locale;
  t: Text;
  /** The text of a key that is data; undefined where there is none. */
  find(key: string, values?: Values): string | undefined;
  /** What it has the texts of. */
  namespaces(): Namespace[];
  add(texts: Partial<Catalogue>): void;
}

/**
 * One language's translator, ready at once with the texts it is given. Numbers put into a text are written in the
 * reader's digits; whatever needs another form (money, a date, a year) is formatted first and put in as text.
 */
export function createTranslator(locale: Locale, catalogue: Partial<Catalogue>): Translator {
  const texts: Partial<Catalogue> = { ...catalogue };
  const plurals = new Intl.PluralRules(locale);

  function find(key: string, values: Values = {}): string | undefined {
    const [namespace, path = ''] = key.split(':');
    const { count } = values;
    const forms =
      typeof count === 'number' ? [...(count === 0 ? ['_zero'] : []), `_${plurals.select(count)}`, ''] : [''];
    for (const form of forms) {
      const text = at(texts, [namespace ?? '', ...`${path}${form}`.split('.')]);
      if (typeof text === 'string') return filled(text, values, locale);
    }
  }

  return {
    locale,
    t: (key, ...[values]) => find(key, values) ?? key,
    find,
    namespaces: () => Object.keys(texts) as Namespace[],
    add: (more) => Object.assign(texts, more),
  };
}

function at(texts: object, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (node, name) => (typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined),
    texts,
  );
}

/** Each value once: what people wrote is never read as a text. */
function filled(text: string, values: Values, locale: Locale): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? formatNumber(value, locale) : String(value ?? '');
  });
}
