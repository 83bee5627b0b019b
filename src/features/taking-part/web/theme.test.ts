import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '#domain/colour/contrast.ts';
import { THEMES } from '#domain/colour/themes.ts';

const DARK = '@media screen and (prefers-color-scheme: dark)';
const [tokens = '', darkTokens = ''] = halves('../../../ui/tokens.css');
const [looks = '', darkLooks = ''] = halves('./theme.css');

function halves(path: string): string[] {
  return readFileSync(new URL(path, import.meta.url), 'utf8').split(DARK);
}

/** Every value that `:root` has, in order: of all themes, then of this one. */
function valuesIn(css: string, theme: string): [string, string][] {
  const rules = [...css.matchAll(/(:root[^{]*)\{([^}]*)\}/g)];
  const own = rules.filter(([, selector = '']) => !selector.includes("data-colour='") || selector.includes(theme));
  return own.flatMap(([, , block = '']) =>
    [...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']): [string, string] => [name, value]),
  );
}

function colour(values: Map<string, string>, name: string): string {
  const value = values.get(name) ?? '';
  const named = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return named ? colour(values, named) : value;
}

/** WCAG 2.2: 4.5 for words, 3 for what is not text. */
const pairs = [
  ['--theme-on-cover', '--theme-cover', 4.5],
  ['--theme-cover-rule', '--theme-cover', 3],
  ['--theme-on-cover-action', '--theme-cover-action', 4.5],
  ['--theme-on-action', '--theme-action', 4.5],
  ['--theme-on-action', '--theme-action-hover', 4.5],
  ['--theme-on-action', '--theme-action-active', 4.5],
  ['--theme-action', '--theme-paper', 3],
  ['--theme-action', '--theme-surface', 3],
  ['--theme-action-text', '--theme-paper', 4.5],
  ['--theme-action-text', '--theme-action-tint', 4.5],
  ['--theme-ink', '--theme-action-tint', 7],
  ['--theme-ink', '--theme-surface', 7],
] as const;

describe.each(THEMES)('the theme %s', (theme) => {
  const light = [...valuesIn(tokens, theme), ...valuesIn(looks, theme)];
  const dark = [...light, ...valuesIn(darkTokens, theme), ...valuesIn(darkLooks, theme)];

  it.each([
    ['light', light],
    ['dark', dark],
  ])('is readable in the %s scheme', (_scheme, found) => {
    const values = new Map(found);
    const faint = pairs.filter(
      ([ink, ground, least]) => !(contrast(colour(values, ink), colour(values, ground)) >= least),
    );
    expect(faint).toEqual([]);
  });
});
