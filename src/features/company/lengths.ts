// How long what people type of a company may be, for the contract and for the fields.

export const LONGEST = {
  name: 120,
  description: 2_000,
  website: 300,
  email: 254,
  phone: 60,
  address: 300,
  reason: 1_000,
};
