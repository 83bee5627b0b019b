import { useMatches } from 'react-router';
import type { Namespace } from '#messages/text.ts';
import type { PageHandle } from './page-handle.ts';

/** The texts a page shows: what its route and the routes around it name. */
export function usePageTexts(): Namespace[] {
  const named = useMatches().flatMap(({ handle }) => (handle as PageHandle | undefined)?.texts ?? []);
  return [...new Set(named)];
}

/** Said on `<html>`, so that the browser fetches the texts of a document before it takes it over. */
export function textsAttribute(namespaces: readonly Namespace[]): { 'data-texts': string } {
  return { 'data-texts': namespaces.join(' ') };
}

/** What {@link textsAttribute} says. */
export function textsOfDocument(): Namespace[] {
  return (document.documentElement.dataset.texts ?? '').split(' ').filter(Boolean) as Namespace[];
}
