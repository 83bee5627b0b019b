import { use } from 'react';
import type { Namespace } from '#messages/text.ts';
import type { Translator } from '#messages/translator.ts';
import { loadTexts } from './load-texts.ts';
import { usePageTranslator } from './use-i18n.ts';

/**
 * Holds a page back until the texts it shows are there; whoever comes from another page sees that one until then. The
 * server has them all, and a document begins with those of its first page.
 */
export function useTexts(namespaces: readonly Namespace[]): void {
  const translator = usePageTranslator();
  const missing = namespaces.filter((namespace) => !translator.namespaces().includes(namespace));
  if (missing.length > 0) use(addTexts(translator, missing));
}

/** React asks anew until what it waits for is there, so it is given the same promise. */
const adding = new Map<string, Promise<void>>();

function addTexts(translator: Translator, namespaces: readonly Namespace[]): Promise<void> {
  const key = namespaces.join();
  const started = adding.get(key);
  if (started) return started;
  const promise = loadTexts(translator.locale, namespaces).then(translator.add);
  adding.set(key, promise);
  // What did not come over a bad connection is asked for again.
  promise.catch(() => adding.delete(key));
  return promise;
}
