/**
 * A page opened before a deployment asks for scripts that are gone: loading it anew gets the new ones. At most once in
 * 60 seconds; a script that stays missing is told instead, by the notice of `missing-chunk-notice.tsx`.
 *
 * It stands in the document itself, for the page's own scripts may be the missing ones: until `data-started` is set,
 * what fails is the start. From then on it is asked by {@link reloadOnMissingChunk}.
 */
export const RELOAD_ONCE_SCRIPT = `
function reloadOnce() {
  var last = Number(sessionStorage.getItem('jorip:reloaded-at') || 0), page = document.documentElement;
  if (page.dataset.reloading) return true;
  if (Date.now() - last < 60000) { page.dataset.broken = ''; return false; }
  sessionStorage.setItem('jorip:reloaded-at', String(Date.now()));
  page.dataset.reloading = 'true';
  location.reload();
  return true;
}
addEventListener('error', function (event) { if (event.target.tagName === 'SCRIPT') reloadOnce(); }, true);
addEventListener('unhandledrejection', function () { if (!document.documentElement.dataset.started) reloadOnce(); });`;

declare global {
  interface Window {
    /** True while the page is being loaded anew. */
    reloadOnce(): boolean;
  }
}

interface NavigateEvent extends Event {
  navigationType: string;
  userInitiated: boolean;
}

/** From the start of the page's scripts: the same for those that are loaded later, ours and the router's. */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (window.reloadOnce()) event.preventDefault();
  });
  // For a missing page the router reloads by itself, as often as somebody goes there.
  const navigation = (window as { navigation?: EventTarget }).navigation;
  navigation?.addEventListener('navigate', (event) => {
    const { navigationType, userInitiated } = event as NavigateEvent;
    if (navigationType !== 'reload' || userInitiated || document.documentElement.dataset.reloading) return;
    event.preventDefault();
    window.reloadOnce();
  });
}

export function startedUp(): void {
  document.documentElement.dataset.started = 'true';
}
