// Works out a proof beside the page, which stays quick meanwhile.
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { ProofWord } from './proof-word.ts';

const say = (word: ProofWord) => self.postMessage(word);

async function answer(sent: string): Promise<void> {
  say({ isWorking: true, proof: '' });
  const challenge = JSON.parse(sent) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  // It goes on working until the form that it is for has been sent.
  say(solution ? { isWorking: true, proof: JSON.stringify({ challenge, solution }) } : { isWorking: false, proof: '' });
}

self.addEventListener('message', ({ data }: MessageEvent<string>) => void answer(data));
