import type { i18n } from 'i18next';
import { use } from 'react';
import type { Namespace } from '#messages/create-i18n.ts';
import { loadTexts } from './load-texts.ts';
import { localeOf, useI18n } from './use-i18n.ts';

/**
 * Holds a page back until the texts it shows are there; whoever comes from another page sees that one until then. The
 * server has them all, and a document begins with those of its first page.
 */
export function useTexts(namespaces: readonly Namespace[]): void {
  const i18n = useI18n();
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace));
  if (missing.length > 0) use(addTexts(i18n, missing));
}

/** React asks anew until what it waits for is there, so it is given the same promise. */
const adding = new Map<string, Promise<void>>();

function addTexts(i18n: i18n, namespaces: readonly Namespace[]): Promise<void> {
  const key = namespaces.join();
  const started = adding.get(key);
  if (started) return started;
  const promise = loadTexts(localeOf(i18n), namespaces).then((texts) => {
    for (const [namespace, words] of Object.entries(texts)) i18n.addResourceBundle(i18n.language, namespace, words);
  });
  adding.set(key, promise);
  // What did not come over a bad connection is asked for again.
  promise.catch(() => adding.delete(key));
  return promise;
}
