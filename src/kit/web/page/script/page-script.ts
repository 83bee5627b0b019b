import type { PageHandle } from '../page-handle.ts';

/** When the framework's script is fetched; null where a page has none. */
export type PageScript = 'at-once' | 'once-seen' | null;

/** What the routes of a page say of its script: the innermost that says anything decides. */
export function pageScript(handles: readonly unknown[]): PageScript {
  const said = handles
    .map((handle) => (handle as PageHandle | null | undefined)?.script)
    .filter((script) => script !== undefined);
  const script = said.at(-1) ?? 'at-once';
  return script === false ? null : script;
}

/** Instead of the type of a script, and of the relation of a link to one, that wait until the page is seen. */
export const KEPT_BACK = 'once-seen';

/**
 * Fetches and runs what was kept back, once the browser says that it has painted something. A page in the background
 * is not painted, and where painting is not told of within a second nothing waits for it any longer.
 */
export const START_ONCE_SEEN_SCRIPT = `
(function () {
  var kept = document.querySelector('script[type="${KEPT_BACK}"]');
  function begin() {
    if (!kept) return;
    document.querySelectorAll('link[rel="${KEPT_BACK}"]').forEach(function (link) { link.rel = 'modulepreload'; });
    var script = document.createElement('script');
    script.type = 'module';
    script.nonce = kept.nonce;
    script.text = kept.text;
    kept.replaceWith(script);
    kept = null;
  }
  var tells = window.PerformanceObserver && (PerformanceObserver.supportedEntryTypes || []).includes('paint');
  if (document.hidden || !tells) return begin();
  new PerformanceObserver(function (list) {
    if (list.getEntriesByName('first-contentful-paint').length > 0) begin();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(begin, 1000);
})();`;
