import { cleanLocalized } from '#domain/text/clean-localized.ts';
import { cleanLine } from '#domain/text/normalise.ts';
import type { PageContent } from '../../contract/pages.ts';
import { cleanWrittenHtml } from '../html.ts';

/** A page as it is stored: safe to show, in the normal form of texts. */
export function cleanPage({ slug, title, body, state }: PageContent) {
  return {
    slug,
    title: cleanLocalized(title, cleanLine),
    body: cleanWrittenHtml('body', body),
    active: state === 'active',
  };
}
