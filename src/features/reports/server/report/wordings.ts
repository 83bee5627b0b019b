import { LOCALES } from '#domain/text/locale.ts';
import { isReworded, type Localized } from '#domain/text/localized.ts';
import type { Former } from '../../contract/report.ts';

interface Wording extends Former {
  position: number;
  /** What it says in each of LOCALES, empty where nothing. */
  words: readonly string[];
}

/** A set of languages, a bit for each in the order of LOCALES: one report meets them a hundred thousand times. */
type Languages = number;

/**
 * Other wordings than the one of now, added from the newest version to the oldest. One that says nothing else than an
 * earlier one, in the languages that both have, is the same. It is looked up and not compared with each, so that many
 * wordings cost no more than few.
 */
export class Wordings {
  readonly #now: Localized;
  readonly #wordings: Wording[] = [];
  /** The languages that wordings are in, and of those in the same ones the first by what it says in some of them. */
  readonly #indexes = new Map<Languages, Map<Languages, Map<string, Wording>>>();

  constructor(now: Localized) {
    this.#now = now;
  }

  add(before: Localized, version: number): void {
    if (!isReworded(this.#now, before)) return;
    const words = LOCALES.map((locale) => before[locale]?.trim() ?? '');
    const known = this.#find(words);
    if (known) known.versions.push(version);
    else this.#remember({ text: before, versions: [version], position: this.#wordings.length, words });
  }

  /** The newest first, each with its versions ascending. */
  get former(): Former[] {
    return this.#wordings.map(({ text, versions }) => ({ text, versions: versions.toReversed() }));
  }

  #find(words: readonly string[]): Wording | undefined {
    const own = languagesOf(words);
    let first: Wording | undefined;
    for (const [theirs, indexes] of this.#indexes) {
      const shared = own & theirs;
      if (shared === 0) continue;
      const index = indexes.get(shared) ?? this.#indexBy(shared, theirs, indexes);
      const found = index.get(said(words, shared));
      if (found && (!first || found.position < first.position)) first = found;
    }
    return first;
  }

  #indexBy(shared: Languages, theirs: Languages, indexes: Map<Languages, Map<string, Wording>>): Map<string, Wording> {
    const index = new Map<string, Wording>();
    indexes.set(shared, index);
    for (const wording of this.#wordings) if (languagesOf(wording.words) === theirs) enter(index, wording, shared);
    return index;
  }

  #remember(wording: Wording): void {
    this.#wordings.push(wording);
    const languages = languagesOf(wording.words);
    const indexes = this.#indexes.get(languages);
    if (!indexes) this.#indexes.set(languages, new Map());
    else for (const [shared, index] of indexes) enter(index, wording, shared);
  }
}

function enter(index: Map<string, Wording>, wording: Wording, shared: Languages): void {
  const key = said(wording.words, shared);
  if (!index.has(key)) index.set(key, wording);
}

function languagesOf(words: readonly string[]): Languages {
  let languages = 0;
  for (let at = 0; at < words.length; at += 1) if (words[at] !== '') languages |= 1 << at;
  return languages;
}

function said(words: readonly string[], languages: Languages): string {
  return words.filter((_, at) => languages & (1 << at)).join('\0');
}
