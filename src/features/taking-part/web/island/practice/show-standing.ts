import { dueToday, type Memory, nextDue } from '#domain/quiz/practice/memory.ts';
import { comesBack, progressIn, stitchesOf, streakOf } from '#domain/quiz/practice/progress.ts';
import { forget, memoryHere } from './kept.ts';
import { dayInWords, formatted, say } from './words.ts';

interface Practising {
  project: string;
  day: string;
  newPerDay: number;
  /** Ids of questions, by section. */
  sections: string[][];
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Says how whoever is not signed in stands with a quiz, from what this browser remembers. */
export function showStanding({ dataset }: HTMLElement): void {
  const { project, day, newPerDay, sections } = JSON.parse(dataset.practising ?? '{}') as Practising;
  const memory = memoryHere(project);
  const all = sections.flat();
  const { due, fresh } = dueToday(memory, all, { day, newPerDay });
  const today = [...due, ...fresh];
  offerToday(today);
  if (Object.keys(memory.cards).length === 0) return;
  showKnown(memory, sections);
  const streak = streakOf(memory.days, day);
  if (streak > 1) say(find('[data-streak]'), 'streak', formatted(streak));
  sew(streak);
  if (memory.days.includes(day) && today.length === 0) sayDone(nextDue(memory, all, day));
  sayWhenTheyCome(memory);
  letForget(project);
}

/** What is for today is chosen at first, as on the server, and told with how long it takes. */
function offerToday(questions: readonly string[]): void {
  const field = document.querySelector<HTMLInputElement>('[data-due]');
  if (!field || questions.length === 0) return;
  field.value = questions.join(' ');
  const count = formatted(questions.length);
  say(find('[data-for-today]'), 'forToday', count);
  const minutes = find('[data-minutes]');
  // As `wholeMinutes` has it.
  const whole = Math.max(1, Math.round((Number(minutes?.dataset.each) * questions.length) / 60));
  say(minutes, 'minutes', formatted(whole));
  const row = find('[data-today]');
  const radio = row?.querySelector('input');
  if (row && radio) {
    row.hidden = false;
    radio.disabled = false;
    radio.checked = true;
    const place = row.querySelector<HTMLElement>('[data-count]');
    if (place) place.textContent = count;
  }
  const goOn = find('[data-go-on]');
  if (goOn) goOn.hidden = false;
  say(goOn?.querySelector<HTMLElement>('[data-says]') ?? null, 'says', count);
}

function showKnown(memory: Memory, sections: string[][]): void {
  const overview = find('[data-overview]');
  if (!overview) return;
  overview.hidden = false;
  const { known, learning } = fill(overview, progressIn(memory, sections.flat()));
  const words = overview.querySelector<HTMLElement>('[data-known]');
  if (words) {
    words.textContent = (words.dataset.known ?? '').replace('#1', formatted(known)).replace('#2', formatted(learning));
  }
  for (const [index, row] of [...document.querySelectorAll<HTMLElement>('[data-section]')].entries())
    fill(row, progressIn(memory, sections[index] ?? []));
}

/** How much of a bar is full, and how much is sewn on. */
function fill(place: HTMLElement, progress: ReturnType<typeof progressIn>) {
  const { questions, known, learning } = progress;
  const bar = place.querySelector<HTMLElement>('[data-bar]');
  bar?.style.setProperty('--known', String(known / questions));
  bar?.style.setProperty('--learning', String(learning / questions));
  return progress;
}

/** A stitch a day: the page has one for each of a row. */
function sew(streak: number): void {
  const stitches = [...document.querySelectorAll('[data-days] > g')];
  const sewn = stitchesOf(streak);
  for (const [index, stitch] of stitches.entries()) {
    stitch.toggleAttribute('data-sewn', index < sewn);
    stitch.toggleAttribute('data-last', index === sewn - 1);
  }
}

function sayDone(next: string | undefined): void {
  const place = find('[data-done]');
  const words = place?.querySelector<HTMLElement>('[data-says]');
  if (!place || !words) return;
  const then = next && words.dataset.next?.replace('#', dayInWords(next, words.dataset.months));
  words.textContent = [words.dataset.says, then].filter(Boolean).join(' ');
  place.hidden = false;
}

/** When each question that the page tells of comes again. */
export function sayWhenTheyCome({ cards }: Memory): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-comes]')) {
    const { comes = '', day = '' } = place.dataset;
    const card = Object.hasOwn(cards, comes) ? cards[comes] : undefined;
    const when = card && comesBack(card, day);
    if (!when) continue;
    say(place, when.as, formatted(when.days));
    place.dataset.as = when.as;
  }
}

function letForget(project: string): void {
  const over = find('[data-over]');
  if (!over) return;
  over.hidden = false;
  over.querySelector('[data-forget]')?.addEventListener('submit', (event) => {
    event.preventDefault();
    forget(project);
    location.reload();
  });
}
