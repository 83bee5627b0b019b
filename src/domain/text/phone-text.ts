import { toLatinDigits } from '#domain/text/digits.ts';

/** Three digits or more, as those of a hotline, in groups; a number of whatever country or network. */
const NUMBER = /^\+?\d(?:[ ()-]*\d){2,}$/;

/** Whether a text is a phone number as it stands on a letterhead: a landline or a hotline as well as a mobile. */
export function isPhoneText(text: string): boolean {
  return NUMBER.test(toLatinDigits(text));
}
