import { parseEmail } from '../email.ts';
import { parseWebAddress } from '../web-address.ts';

/** What would end an address, or be something else within it. */
const NEVER_WITHIN = /[\s<>"\\{}\p{Cc}\p{Cf}]/u;
/** In an address of a mail they would begin headers, as of who else is sent it, or write other signs. */
const NEVER_IN_EMAIL = /[?&%=]/;
const TEL = /^\+?[0-9][0-9-]{2,19}$/;

/** Where a link in a text leads, as a browser writes it: to a page, a mail, a phone; undefined unless it is whole. */
export function linkAddress(written: string): string | undefined {
  if (NEVER_WITHIN.test(written)) return undefined;
  const [, scheme = '', rest = ''] = /^(https?|mailto|tel):(.*)$/i.exec(written) ?? [];
  switch (scheme.toLowerCase()) {
    case 'http':
    case 'https':
      return rest.startsWith('//') ? parseWebAddress(written) : undefined;
    case 'mailto': {
      const email = NEVER_IN_EMAIL.test(rest) ? undefined : parseEmail(rest);
      return email && `mailto:${email}`;
    }
    case 'tel':
      return TEL.test(rest) ? `tel:${rest}` : undefined;
    default:
      return undefined;
  }
}

/** As `linkAddress`, of what somebody typed into a field of addresses: without its scheme too. */
export function typedAddress(typed: string): string | undefined {
  const text = typed.trim();
  const phone = text.replace(/[\s()]/g, '');
  return (
    linkAddress(text) ??
    linkAddress(`mailto:${text}`) ??
    (/^\+?[0-9-]{5,}$/.test(phone) ? linkAddress(`tel:${phone}`) : undefined) ??
    (/^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]*\.[^/]*:\d/.test(text) ? undefined : linkAddress(`https://${text}`))
  );
}
