/** The second script of taking part, of pages alone on which answers decide what is asked: questions come and go. */
import type { PageLogic } from '../../questions/page-logic.ts';
import { idOf, isChoice, questionOf, questionsIn, readValue } from '../fields.ts';
import { createPath } from './path-now.ts';
import { showCount, showPath, tellChange } from './show-path.ts';

/** While somebody types, what they mean to say is not there yet. */
const PAUSE_IN_TYPING = 500;

const form = document.querySelector<HTMLFormElement>('form[data-logic]');
if (form) followPath(form);

function followPath(page: HTMLFormElement): void {
  const pathBy = createPath(JSON.parse(page.dataset.logic ?? '') as PageLogic);
  const field = page.querySelector<HTMLInputElement>('input[name=asked]');
  let typing: ReturnType<typeof setTimeout> | undefined;

  function decide(): void {
    clearTimeout(typing);
    typing = undefined;
    const path = pathBy(new Map(questionsIn(page).map((question) => [idOf(question), readValue(question)])));
    const now = path.asked.map(({ id }) => id);
    showPath(page, path);
    showCount(page, now.filter((id) => path.answers[id] !== undefined).length, now.length);
    if (!field) return;
    tellChange(page, field.value.split(' '), now);
    // What was shown is said with what is posted.
    field.value = now.join(' ');
  }

  // Above the form, which has then put into its fields what a calendar was told and taken out what was cleared.
  document.addEventListener('change', decide);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement && target.name === 'clear') decide();
  });
  document.addEventListener('input', ({ target }) => {
    if (!questionOf(target) || isChoice(target)) return;
    clearTimeout(typing);
    typing = setTimeout(decide, PAUSE_IN_TYPING);
  });
  // Before the focus moves on, and with Tab and Enter it moves to what has come.
  addEventListener(
    'keydown',
    ({ key }) => typing !== undefined && (key === 'Tab' || key === 'Enter') && decide(),
    true,
  );
  // By then, what was left unsent is back in its fields.
  document.addEventListener('DOMContentLoaded', decide);
  addEventListener('pageshow', decide);
}
