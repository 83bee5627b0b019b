import punycode from 'punycode.js';

/** Scripts none of whose letters are taken for Latin ones. */
const SCRIPTS = ['Bengali', 'Devanagari', 'Gurmukhi', 'Gujarati', 'Tamil', 'Telugu', 'Sinhala', 'Arabic'].map(
  (script) => new RegExp(`^(?=.*\\p{L})[\\p{scx=${script}}0-9-]+$`, 'u'),
);

/**
 * A host as people read it: Bengali letters for `xn--54b7fta0cc.com`. As it is where one name could be taken for
 * another: in a script whose letters look like Latin ones, in several at once, with two sets of digits, or with what
 * nobody sees.
 */
export function readableHost(host: string): string {
  const read = decoded(host);
  // What is read leads to the very host.
  return read.split('.').every(isPlain) && hostOf(read) === host ? read : host;
}

function decoded(host: string): string {
  try {
    return punycode.toUnicode(host);
  } catch {
    return host;
  }
}

function isPlain(label: string): boolean {
  if (/^[a-z0-9-]*$/.test(label)) return true;
  return SCRIPTS.some((script) => script.test(label)) && !(/[0-9]/.test(label) && /(?![0-9])\p{Nd}/u.test(label));
}

function hostOf(read: string): string | undefined {
  return URL.parse(`https://${read}`)?.hostname;
}
