import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { LONGEST } from '../lengths.ts';
import { PROOF_CHALLENGES } from '../rate-limits.ts';

export const proof = z
  .string()
  .max(LONGEST.proof)
  .optional()
  .describe(
    'The answer to a challenge of `/auth/proof-challenge`, as JSON `{ challenge, solution }`: good once, for the network address that asked. Needed when a refusal names `proof`',
  );

export const getProofChallenge = endpoint({
  name: 'getProofChallenge',
  method: 'GET',
  path: '/auth/proof-challenge',
  summary: 'What to work out before more is asked for from a network that asks for much',
  access: 'anyone',
  limits: [PROOF_CHALLENGES],
  data: z.object({ challenge: z.string().describe('A challenge of ALTCHA, version 2, as JSON') }),
});
