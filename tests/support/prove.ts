import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** The answer to a challenge, as a browser works it out. */
export async function prove(sent: string): Promise<string> {
  const challenge = JSON.parse(sent) as Challenge;
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}
