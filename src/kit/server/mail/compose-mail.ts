import { siteColours } from '#domain/colour/action-colours.ts';
import { type Locale, localizePath } from '#domain/text/locale.ts';
import { textOf } from '#messages/translate.ts';
import { escapeHtml } from '../escape-html.ts';
import type { Look } from '../look/look.ts';
import { frameMail } from './frame-mail.ts';

export interface MailParts {
  locale: Locale;
  /** Where the product is found; the mark in the head of the mail is fetched from there and nothing from elsewhere. */
  publicUrl: string;
  /** Its colour and its logo. */
  look: Pick<Look, 'action' | 'logo'>;
  /** What it is about. In the text alone the subject above says it. */
  heading: string;
  paragraphs: readonly string[];
  /** Set large, on a line of its own, before all words: it is what one opens the mail for. */
  code?: string | undefined;
  action?: { label: string; url: string } | undefined;
  /** How one is sent such mails no more, at the end. */
  leave?: { label: string; url: string } | undefined;
  /** Why whoever reads it got it, as a sentence. */
  why: string;
  /** The page on which one writes to us. */
  helpPath: string;
}

/** The two bodies of a mail from its parts, which say the same: text as it is, and HTML in one plain frame. */
export function composeMail(parts: MailParts): { html: string; text: string } {
  return { html: composeHtml(parts), text: composeText(parts) };
}

/** Who sent it, why, and where we are found: at the end of every mail. */
function footOf({ locale, publicUrl, why, helpPath, leave }: MailParts) {
  const t = textOf(locale);
  return {
    lines: [t('mails:sender'), why],
    home: publicUrl + localizePath('/', locale),
    ways: [{ label: t('mails:help'), url: publicUrl + localizePath(helpPath, locale) }, ...(leave ? [leave] : [])],
  };
}

function composeText(parts: MailParts): string {
  const { paragraphs, code, action } = parts;
  const { lines, home, ways } = footOf(parts);
  const foot = ['-- ', ...lines, home, ...ways.map(({ label, url }) => `${label}: ${url}`)].join('\n');
  const blocks = [code, ...paragraphs, action && `${action.label}: ${action.url}`, foot];
  return blocks.filter((block) => block !== undefined).join('\n\n');
}

function composeHtml(parts: MailParts): string {
  const { locale, publicUrl, heading, paragraphs, code, action } = parts;
  const colours = siteColours(parts.look.action);
  const { lines, home, ways } = footOf(parts);
  const links = [{ label: new URL(home).host, url: home }, ...ways].map((to) =>
    link(to, colours.light['primary-text']),
  );
  const blocks = [
    `<h1 class="ink" style="margin:0 0 16px;font-size:26px;line-height:1.35;color:#14211c">${escapeHtml(heading)}</h1>`,
    code &&
      `<p class="code" style="margin:0 0 20px;padding:16px;border:2px dashed #a8452c;background:#f8efd6;color:#14211c;font-size:32px;line-height:1.2;font-weight:700;letter-spacing:8px;text-align:center">${escapeHtml(code)}</p>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`),
    action &&
      `<p style="margin:24px 0 8px"><a class="button" href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${colours.light.primary};color:${colours.light['on-primary']};font-weight:700;text-decoration:none">${escapeHtml(action.label)}</a></p>`,
  ];
  const foot = [
    ...lines.map((line) => `<p style="margin:0 0 6px">${escapeHtml(line)}</p>`),
    `<p style="margin:0">${links.join(' &nbsp;·&nbsp; ')}</p>`,
  ];
  return frameMail({
    locale,
    home,
    publicUrl,
    logo: parts.look.logo,
    colours,
    product: textOf(locale)('common:productName'),
    body: blocks.filter(Boolean).join(''),
    foot: foot.join(''),
  });
}

function link({ label, url }: { label: string; url: string }, colour: string): string {
  return `<a class="link" href="${escapeHtml(url)}" style="color:${colour}">${escapeHtml(label)}</a>`;
}
