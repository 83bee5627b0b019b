/** The script of a page of thanks that leads on by itself. */

const way = document.querySelector<HTMLElement>('[data-leads]');
if (way && mayLead()) leadOn(way);

/** Never out of somebody else's page, which a survey may be embedded in, nor where one has just come back from. */
function mayLead(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return parent === window && visit?.type !== 'back_forward';
}

/** Counts while the page is looked at, until it opens the link as if it were pressed, or is told to stay. */
function leadOn(shown: HTMLElement): void {
  const [link, says, soon] = shown.children as unknown as [HTMLAnchorElement, HTMLElement, HTMLElement];
  const line = soon.querySelector<HTMLElement>('[aria-hidden] > span');
  const total = Number(shown.dataset.leads);
  let left = total;
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

  function say(words: string | undefined): void {
    says.textContent = words ?? '';
  }

  function stay(): void {
    clearInterval(timer);
    soon.hidden = true;
    say(says.dataset.stays);
  }

  soon.querySelector('button')?.addEventListener('click', () => {
    stay();
    link.focus();
  });
  // Opened by hand, perhaps beside this page: then this one stays.
  link.addEventListener('click', stay);
}
