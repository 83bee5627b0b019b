const EMAIL = /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g;
const PHONE = /(?<![\w.-])(?:\+?88)?[0০][1১][3-9৩-৯][0-9০-৯]{8}(?![\w.-])/g;

/** No email address and no mobile number is left in it. */
export function hidePeople(text: string): string {
  // Few texts hold an email address, and looking for one takes longer than writing a line of the log.
  const withoutEmails = text.includes('@') ? text.replace(EMAIL, '[email]') : text;
  return withoutEmails.replace(PHONE, '[phone]');
}

/** What an address carries behind its path, tokens, and what is as long and as mixed as keys are. */
const SECRETS: readonly [RegExp, string][] = [
  [/(\bhttps?:\/\/[^\s?#)"']+)[?#][^\s)"':]*/g, '$1'],
  [/\b(Bearer|Basic)\s+[\w.~+/-]+=*/gi, '$1 [hidden]'],
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, '[hidden]'],
  [/\b(password|passwd|secret|token|code|authorization|cookie)("?\s*[=:]\s*)("[^"]*"|[^\s,;)}]+)/gi, '$1$2[hidden]'],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])(?![0-9a-f]{8}-)[\w-]{28,}(?![\w-])/g, '[hidden]'],
];

/** As {@link hidePeople}, and without secrets: for what is kept and shown to people, as the errors of others are. */
export function scrub(text: string): string {
  return SECRETS.reduce((left, [secret, instead]) => left.replace(secret, instead), hidePeople(text));
}

/** The path of a page with whatever may be somebody's own in it left out: ids, refs, codes. */
export function pathPattern(path: string): string {
  return path
    .split('/')
    .map((part) => (/\d|[A-Z]|%|.{25}/.test(part) ? ':id' : part))
    .join('/');
}
