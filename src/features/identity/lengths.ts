// How long what people type may be, for the contract and for the fields. Without
// the schema library: pages for guests are light.

export const LONGEST = {
  identifier: 254,
  password: 200,
  name: 100,
  about: 200,
  invitation: 500,
  code: 20,
  stepCode: 40,
  credential: 20_000,
  link: 64,
  proof: 2000,
} as const;

/** So many people are invited at once. */
export const MOST_INVITED = 20;

export const SHORTEST_PASSWORD = 8;
