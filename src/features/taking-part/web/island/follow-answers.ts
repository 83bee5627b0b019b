import { isChoice, questionOf } from './fields.ts';

/** While somebody types, what they mean to say is not there yet. */
const PAUSE_IN_TYPING = 500;

/** Does something by what the fields say, once the page is whole and whenever that may be something else. */
export function followAnswers(act: () => void): void {
  let typing: ReturnType<typeof setTimeout> | undefined;

  function follow(): void {
    clearTimeout(typing);
    typing = undefined;
    act();
  }

  // Above the form, which has then put into its fields what a calendar was told and taken out what was cleared.
  document.addEventListener('change', follow);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement && target.name === 'clear') follow();
  });
  document.addEventListener('input', ({ target }) => {
    if (!questionOf(target) || isChoice(target)) return;
    clearTimeout(typing);
    typing = setTimeout(follow, PAUSE_IN_TYPING);
  });
  // Before the focus moves on, and with Tab and Enter it moves to what has come.
  addEventListener(
    'keydown',
    ({ key }) => typing !== undefined && (key === 'Tab' || key === 'Enter') && follow(),
    true,
  );
  // By then, what was left unsent is back in its fields.
  document.addEventListener('DOMContentLoaded', follow);
  addEventListener('pageshow', follow);
}
