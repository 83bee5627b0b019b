const LENGTH = 10;

/** An id that is new in any questionnaire: 50 random bits that begin with a letter. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return `q${Array.from(bytes, (byte) => (byte % 32).toString(32)).join('')}`;
}
