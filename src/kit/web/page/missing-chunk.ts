const RELOADED_AT = 'jorip:reloaded-at';
const PATIENCE_MS = 60_000;

/**
 * A page opened before a deployment asks for scripts that are gone: loading it anew gets the new ones. At most once a
 * minute, so that a script that stays missing becomes an error page instead of an endless reload.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    if (Date.now() - last < PATIENCE_MS) return;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
}
