const LONGEST_EMAIL = 254;
const SHAPE =
  /^(?=.{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/**
 * An email address in the one form that identifies its owner: trimmed and lower-case throughout, because no provider in
 * use tells Somebody@ from somebody@. Undefined when it cannot be one; whether it exists only a message to it can tell.
 */
export function parseEmail(input: string): string | undefined {
  const email = input.trim().toLowerCase();
  return email.length <= LONGEST_EMAIL && SHAPE.test(email) ? email : undefined;
}
