import { toBengaliDigits } from '#domain/text/digits.ts';
import { errorId } from '#ui/plain/fields/field-id.ts';
import { saysTheSame } from '#ui/plain/questions/says-the-same.ts';
import { answerName } from '../answer-name.ts';
import { fieldsOf, idOf, isChoice, localeOfPage } from './fields.ts';

type Shown = 'saved' | 'saving' | 'offline' | 'failed' | 'waiting' | 'refused';

const SLOW = 400;
let pending: ReturnType<typeof setTimeout> | undefined;

/** Says where the answers are. A quick save is not worth a word, least of all one read aloud. */
export function showState(form: HTMLFormElement, state: Shown): void {
  clearTimeout(pending);
  const line = form.querySelector<HTMLElement>('[data-save-state]');
  if (!line) return;
  const show = () => {
    line.hidden = false;
    line.dataset.saveState = state;
    const words = line.dataset[state] ?? '';
    if (line.textContent !== words) line.textContent = words;
  };
  if (state === 'saving') pending = setTimeout(show, SLOW);
  else show();
}

/** Words and bar follow the count that the server gives. */
export function showProgress(form: HTMLFormElement, answered: number): void {
  const bar = form.querySelector<HTMLProgressElement>('[data-progress]');
  const words = form.querySelector<HTMLElement>('[data-progress-words]');
  if (!bar || !words) return;
  const digits = localeOfPage() === 'bn' ? toBengaliDigits(String(answered)) : String(answered);
  words.textContent = (words.dataset.progressWords ?? '').replace('#', digits);
  bar.value = answered;
  bar.setAttribute('aria-label', words.textContent);
}

/**
 * Says at a question what is wrong with it, or takes that back. The line keeps its room then: an answer is taken while
 * somebody presses what stands below, and it must not move away under the finger.
 */
export function showProblem(question: HTMLElement, message: string | undefined): void {
  const id = errorId(answerName(idOf(question)));
  const isGroup = question.tagName === 'FIELDSET';
  const described = isGroup ? question : fieldsOf(question)[0];
  tickOff(question, !message);
  const line = document.getElementById(id) ?? (message ? newProblem(question) : undefined);
  line?.toggleAttribute('data-mended', !message);
  if (line && message) {
    line.id = id;
    line.textContent = message;
  }
  if (isGroup) question.toggleAttribute('data-invalid', Boolean(message));
  else if (message) described?.setAttribute('aria-invalid', 'true');
  else described?.removeAttribute('aria-invalid');
  describe(described, id, Boolean(message));
  const hint = question.querySelector<HTMLElement>('[data-hint]');
  hint?.toggleAttribute('data-said', Boolean(message && saysTheSame(message, hint.textContent ?? '')));
}

/** What is hidden would still be read as a description, so a line is one while it says something. */
function describe(described: HTMLElement | undefined, id: string, isDescription: boolean): void {
  const ids = (described?.getAttribute('aria-describedby') ?? '').split(' ').filter((other) => other && other !== id);
  if (isDescription) ids.push(id);
  if (ids.length > 0) described?.setAttribute('aria-describedby', ids.join(' '));
  else described?.removeAttribute('aria-describedby');
}

/** In the list above the questions. The line stays, so that nothing moves below it while people type. */
function tickOff(question: HTMLElement, isDone: boolean): void {
  linkInSummary(question)?.parentElement?.toggleAttribute('data-done', isDone);
}

/** What leads to the question from the list above. */
export function linkInSummary(question: HTMLElement): Element | null {
  return document.querySelector(`[role=alert] a[href="#field-answers.${question.dataset.question}"]`);
}

/** Whether the server said so when it drew the page. */
export function hasProblem(question: HTMLElement): boolean {
  return question.matches('[data-invalid]') || question.querySelector('[aria-invalid]') !== null;
}

function newProblem(question: HTMLElement): HTMLElement {
  const look = question.closest('form')?.querySelector<HTMLTemplateElement>('template[data-problem]');
  const line = (look?.content.firstElementChild?.cloneNode() ?? document.createElement('div')) as HTMLElement;
  question.querySelector('[data-under]')?.prepend(line);
  return line;
}

export function clearChoices(question: HTMLElement): void {
  const fields = fieldsOf(question);
  for (const field of fields) {
    if (isChoice(field)) field.checked = false;
    else field.value = '';
  }
  fields[0]?.focus();
}
