import type { ReactNode } from 'react';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { VisuallyHidden } from '../../visually-hidden.tsx';
import styles from '../question.module.css';
import own from './finder.module.css';

/** From so many options on, typing finds one sooner than looking does. */
export const FOUND_FROM = 11;

/**
 * Around a list, what the page's script makes of it: a field to type in, and what is found under it (`island/find`).
 * Without script it is not seen, and the list is all there is.
 */
export function Finder({ id, children }: { id: string; children: ReactNode }) {
  const t = useText();
  const listId = `${id}-found`;
  return (
    <div
      className={own.finder}
      data-finder=""
      data-found={t('questions:optionsFound', { count: '#' })}
      data-none={t('questions:optionsNone')}
    >
      {children}
      <input
        hidden
        data-aside=""
        type="text"
        role="combobox"
        aria-expanded="false"
        aria-controls={listId}
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck="false"
        maxLength={LIMITS.label}
        placeholder={t('questions:findOption')}
        className={styles.control}
      />
      <div hidden role="listbox" id={listId} aria-label={t('questions:options')} className={own.found} />
      <VisuallyHidden role="status" data-find-status="" />
    </div>
  );
}

/** What an option is called in other languages than the one it is shown in: it is found by that as well. */
export function otherNames(label: Readonly<Record<string, string | undefined>>, shown: string): string | undefined {
  return (
    Object.values(label)
      .filter((name) => name && name !== shown)
      .join(' ') || undefined
  );
}
