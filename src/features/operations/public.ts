/** What the app may ask of operations. */
export { placeOfMail } from './server/place-of-mail.ts';
