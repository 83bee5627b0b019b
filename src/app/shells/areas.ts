import { pathWithoutLocale } from '#domain/text/locale.ts';
import { AREAS, type Area } from '#features/identity/paths.ts';

/** Whether an address is in the dashboard or the back office, whose screens the pages of the site do not know. */
export function isInArea(pathname: string): boolean {
  return areaAt(pathname) !== undefined;
}

/** The area that an address is in; none for one of the site. */
export function areaAt(pathname: string): Area | undefined {
  const path = pathWithoutLocale(pathname);
  return Object.values(AREAS).find((area) => path === area || path.startsWith(`${area}/`));
}
