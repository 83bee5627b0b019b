/** The script of a page of thanks that opens its link by itself. */

const way = document.querySelector<HTMLElement>('[data-redirect]');
if (way && mayRedirect()) redirect(way);

/** Never out of somebody else's page, which a survey may be embedded in, nor where one has just come back from. */
function mayRedirect(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return parent === window && visit?.type !== 'back_forward';
}

/** Counts while the page is looked at, until it opens the link as if it were pressed, or is told to stay. */
function redirect(shown: HTMLElement): void {
  const link = shown.querySelector<HTMLAnchorElement>('[data-redirect-link]');
  const says = shown.querySelector<HTMLElement>('[data-redirect-says]');
  const soon = shown.querySelector<HTMLElement>('[data-redirect-soon]');
  const line = shown.querySelector<HTMLElement>('[data-redirect-left]');
  if (!link || !says || !soon) return;
  const total = Number(shown.dataset.redirect);
  let left = total;
  const say = (words: string | undefined) => {
    says.textContent = words ?? '';
  };
  soon.hidden = false;
  say(says.dataset.soon);
  const timer = setInterval(() => {
    if (document.hidden) return;
    left -= 1;
    if (line) line.style.width = `${(left / total) * 100}%`;
    if (left > 0) return;
    clearInterval(timer);
    link.click();
  }, 1_000);

  const stay = () => {
    clearInterval(timer);
    soon.hidden = true;
    say(says.dataset.stays);
  };

  soon.querySelector('button')?.addEventListener('click', () => {
    stay();
    link.focus();
  });
  // Opened by hand, perhaps beside this page: then this one stays. What the clock presses leaves it.
  link.addEventListener('click', (event) => {
    if (event.isTrusted) stay();
  });
}
