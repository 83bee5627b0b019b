import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Every screen opened asks again who is signed in; searching and paging within one do not. */
export function shouldRevalidateFrame(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const sameScreen = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !sameScreen && defaultShouldRevalidate;
}
