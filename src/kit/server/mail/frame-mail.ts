import type { ActionColours } from '#domain/colour/action-colours.ts';
import type { Scheme } from '#domain/colour/grounds.ts';
import { imageAddress } from '#domain/questionnaire/images/image-address.ts';
import type { Locale } from '#domain/text/locale.ts';
import { escapeHtml } from '../escape-html.ts';
import type { LookPicture } from '../look/tables.ts';

interface MailFrame {
  locale: Locale;
  home: string;
  /** The logo or the mark is fetched from there. */
  publicUrl: string;
  /** In place of the mark and the product's name. */
  logo: LookPicture | null;
  colours: Record<Scheme, ActionColours>;
  product: string;
  /** As HTML, like what stands at its foot. */
  body: string;
  foot: string;
}

/**
 * For mail programs that follow the device's scheme; others show the mail by daylight, and those that make dark mails
 * of light ones are told that this one brings its own. On a phone a button is as wide as the sheet.
 */
const styleOf = ({ dark }: MailFrame['colours']) =>
  [
    '@media (prefers-color-scheme:dark){',
    '.paper{background:#0d1411!important;color:#edf2ef!important}',
    '.line{background:#edf2ef!important}',
    '.sheet{background:#1e2a25!important;color:#edf2ef!important}',
    '.ink{color:#edf2ef!important}',
    `.name,.link{color:${dark['primary-text']}!important}`,
    '.code{background:#0d1411!important;border-color:#f5a524!important;color:#f3ecd4!important}',
    `.button{background:${dark.primary}!important;color:${dark['on-primary']}!important}`,
    '.foot{color:#a7b5ae!important}',
    '}',
    '@media (max-width:480px){.button{display:block!important;text-align:center!important}}',
  ].join('');

/**
 * A sheet that hangs from the line. Of tables: some mail programs set nothing else side by side. Whole without its
 * picture, which many do not fetch.
 */
export function frameMail(frame: MailFrame): string {
  const { locale, colours, body, foot } = frame;
  const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<meta name="supported-color-schemes" content="light dark"><style>${styleOf(colours)}</style></head>`,
    '<body class="paper" style="margin:0;padding:0;font:17px/1.6 \'Noto Sans Bengali\',system-ui,-apple-system,\'Segoe UI\',Roboto,sans-serif;color:#14211c;background:#f4f2eb">',
    `<table ${table} width="100%" class="paper" style="background:#f4f2eb"><tr><td align="center" style="padding:32px 12px">`,
    `<table ${table} width="100%" style="max-width:600px">`,
    '<tr><td class="line" height="10" style="height:10px;font-size:0;line-height:0;background:#14211c">&nbsp;</td></tr>',
    `<tr><td style="padding:0 16px"><table ${table} width="100%"><tr><td class="sheet" style="padding:28px 24px 24px;background:#ffffff;color:#14211c">`,
    `<table ${table} style="margin:0 0 24px"><tr>${frame.logo ? logoCell(frame, frame.logo) : nameCells(frame)}</tr></table>`,
    `${body}</td></tr>`,
    `<tr><td class="sheet" style="padding:0 24px 24px;background:#ffffff"><div class="foot" style="padding-top:16px;border-top:2px dashed #f5a524;color:#55655e;font-size:14px;line-height:1.5;overflow-wrap:anywhere">${foot}</div></td></tr>`,
    '</table></td></tr></table></td></tr></table></body></html>',
  ].join('');
}

/** The mark is fetched, and says nothing: the name beside it does. */
function nameCells({ home, publicUrl, colours, product }: MailFrame): string {
  const mark = `<img src="${escapeHtml(publicUrl)}/icon-192.png" width="36" height="36" alt="" style="display:block;border:0;border-radius:6px">`;
  const name = `<a class="name" href="${escapeHtml(home)}" style="color:${colours.light['primary-text']};font-size:22px;line-height:36px;font-weight:700;text-decoration:none">${escapeHtml(product)}</a>`;
  return `<td style="width:36px;padding:0 12px 0 0">${mark}</td><td>${name}</td>`;
}

const [LOGO_HEIGHT, LOGO_WIDTH] = [40, 260];

/** On white in the dark too, for it was made for light pages. Where pictures are not fetched the name is read. */
function logoCell({ home, publicUrl, product }: MailFrame, { key, width, height }: LookPicture): string {
  const scale = Math.min(LOGO_HEIGHT / height, LOGO_WIDTH / width);
  const [w, h] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  const address = publicUrl + imageAddress(key, { h: 160, png: true });
  const picture = `<img src="${escapeHtml(address)}" width="${w}" height="${h}" alt="${escapeHtml(product)}" style="display:block;border:0">`;
  return `<td style="padding:4px;background:#ffffff;border-radius:6px"><a href="${escapeHtml(home)}">${picture}</a></td>`;
}
