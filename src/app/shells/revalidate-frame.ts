import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * Every screen opened asks again who is signed in; searching and paging within one, and places of one project, do not.
 */
export function shouldRevalidateFrame(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, currentParams, nextParams, defaultShouldRevalidate } = args;
  const sameScreen = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  const sameProject = currentParams.id !== undefined && currentParams.id === nextParams.id;
  return !sameScreen && !sameProject && defaultShouldRevalidate;
}
