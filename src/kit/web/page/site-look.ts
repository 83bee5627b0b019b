import { useRouteLoaderData } from 'react-router';

/** What a page looks like otherwise than the product does by itself. */
export interface PageLook {
  /** CSS that gives the colours' names other values; null where the product's own stand. */
  style: string | null;
  logo: { light: string; dark: string | null; width: number; height: number } | null;
  icon: { small: string; large: string } | null;
}

/** Of the site; nothing where the page could not even find that out. */
export function useSiteLook(): PageLook | undefined {
  return useRouteLoaderData<{ look?: PageLook }>('root')?.look;
}
