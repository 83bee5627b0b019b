import { useNonce } from '#kit/web/page/nonce.ts';
import practiceUrl from '../island/practice/main.ts?worker&url';
import type { Told } from './told-try.tsx';

/** What the page's script remembers in this browser of somebody who is not signed in: no answers. */
export function RememberHere({ projectId, told }: { projectId: string; told: Told }) {
  const { id: question, first: outcome, day } = told;
  return <span hidden data-remember={JSON.stringify({ question, outcome, day })} data-project={projectId} />;
}

export function PracticeScript() {
  return <script type="module" src={practiceUrl} nonce={useNonce()} />;
}
