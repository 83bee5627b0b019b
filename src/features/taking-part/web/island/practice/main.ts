/**
 * The script of practice: what somebody who is not signed in knows is remembered in this browser, by the same rules as
 * on the server. Without it practice goes on, and nothing is remembered.
 */
import { OUTCOMES, type Outcome } from '#domain/quiz/outcome.ts';
import { remember } from '#domain/quiz/practice/memory.ts';
import { keep, memoryHere } from './kept.ts';
import { leadOn } from './lead-on.ts';
import { sayWhenTheyCome, showStanding } from './show-standing.ts';
import { formatted, say } from './words.ts';

const remembered = document.querySelector<HTMLElement>('[data-remember]');
if (remembered) rememberTry(remembered);

const practising = document.querySelector<HTMLElement>('[data-practising]');
if (practising) showStanding(practising);

const offer = document.querySelector<HTMLFormElement>('[data-bring]');
if (offer) offerToBring(offer);

const answered = document.querySelector<HTMLElement>('[data-answered]');
if (answered) leadOn(answered);

function rememberTry({ dataset }: HTMLElement): void {
  const project = dataset.project ?? '';
  const { question, outcome, day } = JSON.parse(dataset.remember ?? '{}') as Record<string, string>;
  if (!question || !day || !OUTCOMES.some((one) => one === outcome)) return;
  const before = memoryHere(project);
  const after = remember(before, question, outcome as Outcome, day);
  if (after !== before) keep(project, after);
  sayWhenTheyCome(after);
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
  const field = form.querySelector<HTMLInputElement>('input[type=hidden]');
  if (newer.length === 0 || !field) return;
  field.value = JSON.stringify({ cards: Object.fromEntries(newer), days });
  say(form.querySelector('[data-offer]'), 'offer', formatted(newer.length));
  form.hidden = false;
}
