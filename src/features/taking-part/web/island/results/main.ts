/** The script of a page that shows how a poll stands. */

const SOONEST_MS = 5_000;
const LATEST_MS = 60_000;

const results = document.querySelector<HTMLElement>('[data-live]');
if (results) keepResultsLive(results);

/**
 * How everyone has voted, kept up to date while somebody looks: the page is asked for anew and its results put in place
 * of these. Each time that nothing has changed it waits longer; a hidden page asks nothing.
 */
function keepResultsLive(shown: HTMLElement): void {
  let wait = SOONEST_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function later(): void {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(() => void refresh(), wait);
  }

  async function refresh(): Promise<void> {
    const fresh = await resultsNow();
    const hasChanged = fresh !== undefined && fresh !== shown.innerHTML;
    if (hasChanged) shown.innerHTML = fresh;
    wait = hasChanged ? SOONEST_MS : Math.min(wait * 1.5, LATEST_MS);
    later();
  }

  document.addEventListener('visibilitychange', () => {
    wait = SOONEST_MS;
    if (document.hidden) clearTimeout(timer);
    else void refresh();
  });
  later();
}

/** Undefined without a connection, and where they are shown no longer. */
async function resultsNow(): Promise<string | undefined> {
  const reply = await fetch(location.href).catch(() => undefined);
  if (!reply?.ok) return undefined;
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
  return page.querySelector('[data-live]')?.innerHTML;
}
