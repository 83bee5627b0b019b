/** The script of a page with a clock: counts down to the moment that the server told, and leads on from there. */

import { localeOfPage } from '../fields.ts';
import { TIME_UP } from '../time-up.ts';
import { clockWords } from './clock-words.ts';
import { savePage } from './save-page.ts';

const MINUTE = 60_000;
/** Of a question that has its own time, when it is nearly over. */
const LAST_OF_QUESTION = 10_000;
/** When so much is left, nobody looks at another clock for the time of day. */
const TOLD_AS_TIME = 5 * MINUTE;
/** What was sent in time may arrive so much later; only then is the server asked how it ended. */
const ALLOWED = 2_500;
const ASK_AGAIN = 3_000;
/** A device that slept counts less than went by, or its clock was set: the server is asked. */
const SLEPT = 2_000;

/** What of a respondent is looked at here. */
interface Told {
  state: string;
  until?: string | null;
  turn?: { question: string | null; until: string | null } | null;
  told?: { final: readonly string[] } | null;
  now: string;
}

const shown = document.querySelector<HTMLElement>('[data-clock]');
if (shown) run(shown);

function run(clock: HTMLElement): void {
  const part = (name: string) => clock.querySelector<HTMLElement>(`[data-clock-${name}]`);
  const [counts, over, says, until] = [part('left'), part('over'), part('says'), part('until')];
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // By a clock that nobody sets. From when the page was asked for, so that never more is shown than there is.
  let end = (visit?.requestStart ?? 0) + Number(clock.dataset.clock);
  let apart = Date.now() - performance.now();
  // A minute that began between two pages is said on the second.
  let before = end - performance.now() + SLEPT;
  let isOver = false;
  let isAsking = false;

  function tick(): void {
    const left = end - performance.now();
    if (Math.abs(Date.now() - performance.now() - apart) > SLEPT) {
      apart = Date.now() - performance.now();
      void ask();
    }
    show(left);
    for (const minutes of [5, 1]) if (before > minutes * MINUTE && left <= minutes * MINUTE) say(String(minutes));
    before = left;
    if (left <= 0 && !isOver) finish();
    setTimeout(tick, left > 0 ? left % 1000 || 1000 : ASK_AGAIN);
    if (left <= -ALLOWED) void ask();
  }

  function show(left: number): void {
    clock.toggleAttribute('data-last', left <= (clock.dataset.of ? LAST_OF_QUESTION : MINUTE));
    if (clock.dataset.whole) {
      clock.style.setProperty('--left', String(Math.max(0, left) / Number(clock.dataset.whole)));
    }
    if (until) until.hidden = left <= TOLD_AS_TIME;
    if (!counts || !over) return;
    counts.hidden = left <= 0;
    over.hidden = left > 0;
    counts.textContent = (counts.dataset.clockLeft ?? '').replace('#', clockWords(left, localeOfPage()));
  }

  function say(which: string): void {
    if (says) says.textContent = says.dataset[which] ?? '';
  }

  function finish(): void {
    isOver = true;
    say('0');
    const form = document.querySelector<HTMLFormElement>('form[data-save]');
    form?.dispatchEvent(new CustomEvent(TIME_UP));
    if (form && 'noBack' in form.dataset) void savePage(form);
  }

  /** How long there is, by the server; where it is over there, on to its end. */
  async function ask(): Promise<void> {
    const { ask: url } = clock.dataset;
    if (!url || isAsking) return;
    isAsking = true;
    const asked = performance.now();
    try {
      const response = await fetch(url, { cache: 'no-store' });
      if (!response.ok) return;
      const { data } = (await response.json()) as { data: { data: Told } };
      const { state, turn, told, now } = data.data;
      const { turn: asking, told: toldAt } = clock.dataset;
      if (toldAt && asking && told?.final.includes(asking)) return location.replace(toldAt);
      const ends = [data.data.until, turn?.until].flatMap((until) => (until ? Date.parse(until) : []));
      const isSame = (turn?.question ?? undefined) === asking;
      // To the end, to the next question, or to the page without a clock where its owner has taken that off.
      if (state !== 'answering' || ends.length === 0 || !isSame)
        return location.replace(location.pathname + location.search);
      end = asked + Math.min(...ends) - Date.parse(now);
      if (end > performance.now()) isOver = false;
    } catch {
      // Without a connection it counts on, and asks again.
    } finally {
      isAsking = false;
    }
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void ask();
  });
  addEventListener('online', () => void ask());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted || visit?.type === 'back_forward') void ask();
  });
  tick();
}
