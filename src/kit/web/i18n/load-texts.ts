import type { Locale } from '#domain/text/locale.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type { Namespace } from '#messages/text.ts';

/**
 * Each file a chunk of its own, so that a page waits for the texts it shows and for no others. The server has them all.
 */
const files = import.meta.env.SSR ? {} : import.meta.glob<Partial<Catalogue>>('../../../messages/{en,bn}/*.ts');

/** The texts of some namespaces in one language, fetched where they are not yet there. */
export async function loadTexts(locale: Locale, namespaces: readonly Namespace[]): Promise<Partial<Catalogue>> {
  const texts = await Promise.all(
    namespaces.map((namespace) => files[`../../../messages/${locale}/${fileOf(namespace)}.ts`]?.()),
  );
  return Object.assign({}, ...texts);
}

/** `takingPart` is in `taking-part.ts`. */
function fileOf(namespace: Namespace): string {
  return namespace.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}
