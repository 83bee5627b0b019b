import { addOption, type Listed, relabelOption } from '#domain/questionnaire/editing/edit-options.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { linesIn, readLine } from '#domain/questionnaire/pasting/line-mark.ts';
import type { Locale } from '#domain/text/locale.ts';
import { isBlank } from '#domain/text/localized.ts';
import { type Shortened, shorten } from '#domain/text/shorten.ts';

/** The labels in a pasted text, one a line, as long as they may be; what lists are pasted with is left out. */
export function linesOf(text: string): Shortened[] {
  return linesIn(text)
    .map((line) => readLine(line).words)
    .filter((words) => words !== '')
    .map((words) => shorten(words, LIMITS.label));
}

/** How many lines a question can take as options: into those that have no text yet, and as new ones. */
export function roomFor({ options }: Listed, most: number = LIMITS.options): number {
  return most - options.filter((option) => !isBlank(option.label)).length;
}

/**
 * Adds the lines as options in one language. Options that have no text yet take the first ones: nobody should have to
 * remove the empty options a new question starts with. Lines beyond `roomFor` the question are left out.
 */
export function pasteOptions<Q extends Listed>(
  question: Q,
  lines: readonly Shortened[],
  locale: Locale,
  id: () => string,
  most: number = LIMITS.options,
): Q {
  const empty = question.options.filter((option) => isBlank(option.label)).map((option) => option.id);
  return lines.reduce((changed, { text: line }) => {
    const free = empty.shift();
    if (free !== undefined) return relabelOption(changed, free, { [locale]: line });
    if (changed.options.length >= most) return changed;
    return addOption(changed, { id: id(), label: { [locale]: line } });
  }, question);
}

/** Writes the lines over the labels in one language, in order: a translation pasted beside its original. */
export function translateOptions<Q extends Listed>(question: Q, lines: readonly Shortened[], locale: Locale): Q {
  return lines.slice(0, question.options.length).reduce((changed, { text: line }, index) => {
    const option = changed.options[index];
    return option ? relabelOption(changed, option.id, { ...option.label, [locale]: line }) : changed;
  }, question);
}
