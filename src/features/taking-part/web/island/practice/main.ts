/**
 * The script of practice: what somebody who is not signed in knows is remembered in this browser, by the same rules as
 * on the server. Without it practice goes on, and nothing is remembered.
 */
import { OUTCOMES, type Outcome } from '#domain/quiz/outcome.ts';
import { dueToday, nextDue, remember } from '#domain/quiz/practice/memory.ts';
import { progressIn, streakOf } from '#domain/quiz/practice/progress.ts';
import { toBengaliDigits } from '#domain/text/digits.ts';
import { localeOfPage } from '../fields.ts';
import { forget, keep, memoryHere } from './kept.ts';

const tried = document.querySelector<HTMLElement>('[data-remember]');
if (tried) rememberTry(tried);

const shown = document.querySelector<HTMLElement>('[data-practising]');
if (shown) show(shown);

const offer = document.querySelector<HTMLFormElement>('[data-bring]');
if (offer) offerToBring(offer);

function rememberTry({ dataset }: HTMLElement): void {
  const project = dataset.project ?? '';
  const { question, outcome, day } = JSON.parse(dataset.remember ?? '{}') as Record<string, string>;
  if (!question || !day || !OUTCOMES.some((one) => one === outcome)) return;
  const before = memoryHere(project);
  const after = remember(before, question, outcome as Outcome, day);
  if (after !== before) keep(project, after);
}

interface Practising {
  project: string;
  day: string;
  newPerDay: number;
  /** Ids of questions, by section. */
  sections: string[][];
}

function show(section: HTMLElement): void {
  const { project, day, newPerDay, sections } = JSON.parse(section.dataset.practising ?? '{}') as Practising;
  const memory = memoryHere(project);
  const all = sections.flat();
  const { due, fresh } = dueToday(memory, all, { day, newPerDay });
  offerToday([...due, ...fresh]);
  section.querySelector<HTMLFormElement>('[data-forget]')?.addEventListener('submit', (event) => {
    event.preventDefault();
    forget(project);
    location.reload();
  });
  if (Object.keys(memory.cards).length === 0) return;
  section.hidden = false;
  const streak = streakOf(memory.days, day);
  say(section.querySelector('[data-streak]'), streak > 1 ? 'streak' : undefined, formatted(streak));
  const isDone = memory.days.includes(day) && due.length + fresh.length === 0;
  const done = section.querySelector<HTMLElement>('[data-done]');
  if (done && isDone) {
    const next = nextDue(memory, all, day);
    const then = next && done.dataset.next?.replace('#', inWords(next, done.dataset.months));
    done.textContent = [done.dataset.done, then].filter(Boolean).join(' ');
    done.hidden = false;
  }
  for (const [index, item] of [...section.querySelectorAll('li')].entries()) {
    const { known, learning } = progressIn(memory, sections[index] ?? []);
    const words = item.querySelector<HTMLElement>('[data-known]');
    if (words)
      words.textContent = (words.dataset.known ?? '')
        .replace('#1', formatted(known))
        .replace('#2', formatted(learning));
    item.querySelector('progress')?.setAttribute('value', String(known));
  }
}

interface Brought {
  project: string;
  /** Ids of all that can be practised. */
  questions: string[];
  /** When the account practised each of them last. */
  last: Record<string, string>;
}

/** Whoever is signed in may take along what they practised here before: what their account knows better is left out. */
function offerToBring(form: HTMLFormElement): void {
  const { project, questions, last } = JSON.parse(form.dataset.bring ?? '{}') as Brought;
  const { cards, days } = memoryHere(project);
  const newer = Object.entries(cards).filter(([id, card]) => questions.includes(id) && card.last > (last[id] ?? ''));
  const text = form.querySelector<HTMLElement>('[data-offer]');
  const field = form.querySelector<HTMLInputElement>('input[type=hidden]');
  if (newer.length === 0 || !text || !field) return;
  field.value = JSON.stringify({ cards: Object.fromEntries(newer), days });
  say(text, 'offer', formatted(newer.length));
  form.hidden = false;
}

/** What is for today is chosen at first, as on the server. */
function offerToday(questions: readonly string[]): void {
  const option = document.querySelector<HTMLOptionElement>('[data-today]');
  const due = document.querySelector<HTMLInputElement>('[data-due]');
  if (!option || !due || questions.length === 0) return;
  option.textContent = (option.dataset.today ?? '').replace('#', formatted(questions.length));
  option.hidden = false;
  option.disabled = false;
  option.selected = true;
  due.value = questions.join(' ');
}

function say(place: HTMLElement | null, name: string | undefined, value: string): void {
  if (!place || !name) return;
  place.textContent = (place.dataset[name] ?? '').replace('#', value);
  place.hidden = false;
}

/** A day as the server writes it (`formatDay`), of which the page names the months: `format.ts` is much to fetch. */
function inWords(day: string, months = ''): string {
  const [year, month = 0, date] = day.split('-').map(Number);
  return inDigits(`${date} ${months.split(' ')[month - 1]} ${year}`);
}

/** There are never so many questions or days that they are grouped. */
function formatted(number: number): string {
  return inDigits(String(number));
}

function inDigits(text: string): string {
  return localeOfPage() === 'bn' ? toBengaliDigits(text) : text;
}
