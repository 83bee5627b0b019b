import { pathWithoutLocale } from '#domain/text/locale.ts';
import { AREAS } from '#features/identity/paths.ts';

/** Whether an address is in the dashboard or the back office, whose screens the pages of the site do not know. */
export function isInArea(pathname: string): boolean {
  const path = pathWithoutLocale(pathname);
  return Object.values(AREAS).some((area) => path === area || path.startsWith(`${area}/`));
}
