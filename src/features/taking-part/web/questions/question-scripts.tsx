import type { Question } from '#domain/questionnaire/schema.ts';
import { useNonce } from '#kit/web/page/nonce.ts';
import { type QuestionScript, scriptsOf } from '#ui/plain/questions/controls.ts';
import amountsUrl from '../island/amounts/main.ts?worker&url';
import entriesUrl from '../island/entries/main.ts?worker&url';
import filesUrl from '../island/files/main.ts?worker&url';
import uploadUrl from '../island/files/upload.ts?worker&url';
import findUrl from '../island/find/main.ts?worker&url';
import rankingUrl from '../island/ranking/main.ts?worker&url';
import signatureUrl from '../island/signature/main.ts?worker&url';

const URLS: { readonly [S in QuestionScript]: string } = {
  amounts: amountsUrl,
  entries: entriesUrl,
  files: filesUrl,
  find: findUrl,
  ranking: rankingUrl,
  signature: signatureUrl,
};

/** What some of them share, in a script of its own: fetched beside them, and not once they are there and ask for it. */
const SHARED: { readonly [S in QuestionScript]?: string } = { files: uploadUrl, signature: uploadUrl };

/** Scripts that only some kinds of question need, on pages alone that ask one. */
export function QuestionScripts({ questions }: { questions: readonly Question[] }) {
  const nonce = useNonce();
  const scripts = scriptsOf(questions);
  const shared = new Set(scripts.flatMap((script) => SHARED[script] ?? []));
  return (
    <>
      {[...shared].map((url) => (
        <link key={url} rel="modulepreload" href={url} nonce={nonce} />
      ))}
      {scripts.map((script) => (
        <script key={script} type="module" src={URLS[script]} nonce={nonce} />
      ))}
    </>
  );
}
