import type { Question } from '#domain/questionnaire/schema.ts';
import { useNonce } from '#kit/web/page/nonce.ts';
import { type QuestionScript, scriptsOf } from '#ui/plain/questions/controls.ts';
import amountsUrl from '../island/amounts/main.ts?worker&url';
import entriesUrl from '../island/entries/main.ts?worker&url';
import filesUrl from '../island/files/main.ts?worker&url';
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

/** Scripts that only some kinds of question need, on pages alone that ask one. */
export function QuestionScripts({ questions }: { questions: readonly Question[] }) {
  const nonce = useNonce();
  return scriptsOf(questions).map((script) => <script key={script} type="module" src={URLS[script]} nonce={nonce} />);
}
