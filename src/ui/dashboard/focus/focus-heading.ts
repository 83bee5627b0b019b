import { CONTENT_ID } from '../../plain/skip-link.tsx';

/** Where somebody goes on whose place is gone: at the heading of the page, else where its content begins. */
export function focusHeading(): void {
  const content = document.getElementById(CONTENT_ID);
  (content?.querySelector<HTMLElement>('h1[tabindex]') ?? content)?.focus();
}
