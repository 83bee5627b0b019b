/** What the app may ask of operations. */

export { placeOfError } from './server/errors/place-of-error.ts';
export { placeOfMail } from './server/place-of-mail.ts';
