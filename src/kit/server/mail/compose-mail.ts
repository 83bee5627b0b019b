import type { Locale } from '#domain/text/locale.ts';
import { escapeHtml } from '../escape-html.ts';

export interface MailParts {
  locale: Locale;
  paragraphs: readonly string[];
  /** Set large, on a line of its own. */
  code?: string;
  action?: { label: string; url: string };
  footer: string;
}

/** The two bodies of a mail from its parts: text as it is, and HTML in one plain frame. */
export function composeMail(parts: MailParts): { html: string; text: string } {
  return { html: composeHtml(parts), text: composeText(parts) };
}

function composeText({ paragraphs, code, action, footer }: MailParts): string {
  const blocks = [...paragraphs, code, action && `${action.label}: ${action.url}`, `-- \n${footer}`];
  return blocks.filter((block) => block !== undefined).join('\n\n');
}

function composeHtml({ locale, paragraphs, code, action, footer }: MailParts): string {
  const blocks = [
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`),
    code && `<p style="margin:0 0 16px;font-size:28px;font-weight:700;letter-spacing:4px">${escapeHtml(code)}</p>`,
    action &&
      `<p style="margin:0 0 16px"><a href="${escapeHtml(action.url)}" style="color:#0b6e4f;font-weight:700">${escapeHtml(action.label)}</a></p>`,
    `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #ddd;color:#555;font-size:13px">${escapeHtml(footer)}</p>`,
  ];
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.6 \'Noto Sans Bengali\',system-ui,sans-serif;color:#1a1a1a">',
    `<div style="max-width:560px;margin:0 auto">${blocks.filter(Boolean).join('')}</div></body></html>`,
  ].join('');
}
