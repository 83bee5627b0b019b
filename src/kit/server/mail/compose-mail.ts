import { type Locale, localizePath } from '#domain/text/locale.ts';
import { escapeHtml } from '../escape-html.ts';

export interface MailParts {
  locale: Locale;
  /** Where the product is found; the mark in the head of the mail is fetched from there and nothing from elsewhere. */
  publicUrl: string;
  /** What the product is called. */
  product: string;
  /** What it is about. In the text alone the subject above says it. */
  heading: string;
  paragraphs: readonly string[];
  /** Set large, on a line of its own, before all words: it is what one opens the mail for. */
  code?: string;
  action?: { label: string; url: string };
  footer: string;
}

/** The two bodies of a mail from its parts: text as it is, and HTML in one plain frame. */
export function composeMail(parts: MailParts): { html: string; text: string } {
  return { html: composeHtml(parts), text: composeText(parts) };
}

function composeText({ paragraphs, code, action, footer }: MailParts): string {
  const blocks = [code, ...paragraphs, action && `${action.label}: ${action.url}`, `-- \n${footer}`];
  return blocks.filter((block) => block !== undefined).join('\n\n');
}

function composeHtml(parts: MailParts): string {
  const { locale, heading, paragraphs, code, action, footer } = parts;
  const blocks = [
    headOf(parts),
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.35">${escapeHtml(heading)}</h1>`,
    code &&
      `<p style="margin:0 0 16px;padding:12px 16px;border-radius:8px;background:#f8efd6;font-size:28px;font-weight:700;letter-spacing:6px;text-align:center">${escapeHtml(code)}</p>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`),
    action &&
      `<p style="margin:0 0 16px"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:10px 20px;border-radius:8px;background:#006a4e;color:#ffffff;font-weight:700;text-decoration:none">${escapeHtml(action.label)}</a></p>`,
    `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e4e2da;color:#55655e;font-size:13px;overflow-wrap:anywhere">${escapeHtml(footer)}</p>`,
  ];
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.6 \'Noto Sans Bengali\',system-ui,sans-serif;color:#14211c;background:#fbfaf6">',
    `<div style="max-width:512px;margin:0 auto;padding:24px;border:1px solid #e4e2da;border-radius:10px;background:#ffffff">${blocks.filter(Boolean).join('')}</div></body></html>`,
  ].join('');
}

/** A table: some mail programs set nothing else side by side. Whole without the picture, which many do not fetch. */
function headOf({ locale, publicUrl, product }: MailParts): string {
  const home = escapeHtml(publicUrl + localizePath('/', locale));
  const picture = `<img src="${escapeHtml(publicUrl)}/icon-192.png" width="36" height="36" alt="" style="display:block;border:0">`;
  const name = `<a href="${home}" style="color:#006a4e;font-size:22px;font-weight:700;text-decoration:none">${escapeHtml(product)}</a>`;
  return [
    '<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;margin:0 0 24px">',
    `<tr><td style="width:36px;padding:0 12px 12px 0;border-bottom:3px solid #006a4e">${picture}</td>`,
    `<td style="padding:0 0 12px;border-bottom:3px solid #006a4e">${name}</td></tr></table>`,
  ].join('');
}
