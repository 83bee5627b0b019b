const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

/**
 * The address of a page on the web as a browser would write it, `https://` added where somebody left it out. Undefined
 * when nobody could open it as it stands: another scheme, a name or password in it, a host without a dot.
 */
export function parseWebAddress(typed: string): string | undefined {
  const text = SCHEME.test(typed) ? typed : `https://${typed}`;
  if (/\s/.test(text) || !URL.canParse(text)) return undefined;
  const { protocol, hostname, username, password, href } = new URL(text);
  const isOpen = (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
  return isOpen && /[^.]\.[^.]/.test(hostname) ? href : undefined;
}

/** As {@link parseWebAddress}, where nobody on the way may read or change what is opened: `https` alone. */
export function parseSecureAddress(typed: string): string | undefined {
  const address = parseWebAddress(typed);
  return address?.startsWith('https:') ? address : undefined;
}
