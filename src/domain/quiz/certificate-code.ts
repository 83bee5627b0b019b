/** Without letters that look like digits, so that a code can be read off paper. */
export const CODE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 80 bits: nobody finds one by trying. */
export const CODE_LENGTH = 16;

const IN_FOURS = /.{4}(?=.)/g;
const LOOKALIKES: Record<string, string> = { O: '0', I: '1', L: '1' };

/** A code as it is kept, however it was typed; undefined for what can be none. */
export function readCertificateCode(typed: string): string | undefined {
  const signs = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Dash_Punctuation}]/gu, '')
    .replace(/[OIL]/g, (letter) => LOOKALIKES[letter] ?? letter);
  return signs.length === CODE_LENGTH && [...signs].every((sign) => CODE_SIGNS.includes(sign)) ? signs : undefined;
}

/** A code as people read it: in fours. */
export function certificateCodeWords(code: string): string {
  return code.replace(IN_FOURS, '$&-');
}
