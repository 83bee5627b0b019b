import sanitize from 'sanitize-html';
import { cleanLocalized } from '#domain/text/clean-localized.ts';
import { LOCALES } from '#domain/text/locale.ts';
import type { Localized } from '#domain/text/localized.ts';
import { cleanText } from '#domain/text/normalise.ts';
import { AppError, invalidField } from '#kit/contract/errors.ts';

/**
 * What editors may use: text in paragraphs, headings below the page's own, lists, links. Everything else is dropped.
 */
const ALLOWED: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'em',
    'b',
    'i',
    'u',
    'a',
    'span',
  ],
  allowedAttributes: { a: ['href', 'rel'], '*': ['lang'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener' }) },
};

/** HTML as it is stored and shown. Only what passed here may be put into a page as markup. */
export function cleanHtml(html: Localized): Localized {
  return cleanLocalized(html, (written) => sanitize(cleanText(written), ALLOWED));
}

/** HTML that has to say something in both languages, judged by what is left of it. */
export function cleanWrittenHtml(field: string, html: Localized): Localized {
  const clean = cleanHtml(html);
  const silent = LOCALES.filter((locale) => wordsIn(clean[locale] ?? '') === '');
  if (silent.length === 0) return clean;
  throw new AppError('invalid', {
    fields: Object.fromEntries(silent.map((locale) => [`${field}.${locale}`, [{ key: 'required' as const }]])),
  });
}

function wordsIn(html: string): string {
  return sanitize(html, { allowedTags: [], allowedAttributes: {} }).replace(/&nbsp;|\s/g, '');
}

/** The words of the first paragraph that has any, for who shows a page in one sentence. */
export function firstParagraph(html: Localized): Localized {
  return cleanLocalized(html, (written) => {
    let words = '';
    sanitize(written, {
      ...ALLOWED,
      exclusiveFilter({ tag, text }) {
        if (tag === 'p') words ||= text.replace(/\s+/g, ' ').trim();
        return false;
      },
    });
    return words;
  });
}

const THIS_SITE = 'http://this-site.invalid';

/** A place of this site or a web address; never a script and never another site in disguise. */
export function cleanLink(field: string, link: string): string {
  const path = cleanText(link);
  if (/\s/.test(path)) throw invalidField(field, 'url');
  // Read as a browser reads it, which drops tabs and line breaks and takes `\` for `/`.
  const isPlace = path.startsWith('/') && URL.parse(path, THIS_SITE)?.origin === THIS_SITE;
  if (isPlace || /^https?:$/.test(URL.parse(path)?.protocol ?? '')) return path;
  throw invalidField(field, 'url');
}
