import { useEffect, useRef, useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Alert } from '#ui/plain/alert.tsx';
import type { AskedToProve } from './ask-to-prove.ts';
import type { ProofWord } from './proof-word.ts';
import workerUrl from './worker.ts?worker&url';

/**
 * Where a form was refused because its network asks for much: script works out the proof and sends it again. Without
 * script, or where that fails, it says how long to wait.
 */
export function ProofField({ refused }: { refused: AskedToProve | undefined }) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const { isWorking, proof } = useProof(refused?.challenge);
  useEffect(() => {
    const input = field.current;
    if (!input || proof === '') return;
    input.value = proof;
    // What was typed is gone where the page was loaded anew: then the person sends it.
    if (input.form?.checkValidity()) input.form.requestSubmit();
  }, [proof]);
  return (
    <>
      <input ref={field} type="hidden" name="proof" />
      {refused?.challenge ? (
        <Alert key={String(isWorking)} tone={isWorking ? 'info' : 'danger'} announce>
          {isWorking ? t('identity:proof') : refused.fields.proof}
        </Alert>
      ) : null}
    </>
  );
}

interface Word extends ProofWord {
  challenge: string;
}

/** Works out the answer to a challenge beside the page; empty until it has one. */
function useProof(challenge: string | undefined): ProofWord {
  const [word, setWord] = useState<Word>();
  useEffect(() => {
    // Browsers keep the means of working it out from pages that are not encrypted.
    if (!challenge || !window.isSecureContext) return;
    const worker = new Worker(workerUrl, { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<ProofWord>) => setWord({ challenge, ...data }));
    worker.addEventListener('error', () => setWord({ challenge, isWorking: false, proof: '' }));
    worker.postMessage(challenge);
    return () => worker.terminate();
  }, [challenge]);
  return word && word.challenge === challenge ? word : { isWorking: false, proof: '' };
}
