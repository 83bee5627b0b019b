/** What may be wrong with what somebody typed, in a field of a form as in an answer. */
export const typed = {
  email: 'Enter a valid email address!',
  numeric: 'The {{field}} may only contain numeric characters',
  length: 'The {{field}} field must be 11 digits',
  phone: 'Enter a Bangladeshi mobile number, like 01712345678',
  tooLong: 'Use at most {{max}} characters',
} as const;
