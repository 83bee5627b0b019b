const letters = new Intl.Segmenter('bn');

/** The first letter of a name, in Bengali with what hangs from it; none where it has no letter. */
export function initialOf(name: string): string | undefined {
  for (const { segment } of letters.segment(name.normalize('NFC'))) {
    if (/[\p{L}\p{N}]/u.test(segment)) return segment.toUpperCase();
  }
  return undefined;
}

const TINTS = 5;

/** Which of the tints somebody has: always the same one. */
export function tintOf(id: string): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return (sum % TINTS) + 1;
}
