import { fieldBeside, fieldsOf, isChoice, questionOf } from './fields.ts';

/**
 * An option that is chosen alone takes the others out, and each of the others takes it out. What is written beside an
 * option chooses it, and goes with it when it is taken out.
 */
export function tendChoices(form: HTMLFormElement): void {
  form.addEventListener('change', ({ target }) => {
    if (isChoice(target)) settle(target);
  });

  form.addEventListener('input', ({ target }) => {
    const question = questionOf(target);
    if (!question || !(target instanceof HTMLInputElement) || target.value.trim() === '') return;
    const choice = fieldsOf(question).find((field) => isChoice(field) && fieldBeside(question, field) === target);
    if (!isChoice(choice) || choice.checked) return;
    choice.checked = true;
    settle(choice);
  });

  // Pressed, it asks for its text; arrows look around and move no focus.
  form.addEventListener('click', ({ target, detail }) => {
    const question = questionOf(target);
    if (detail > 0 && question && isChoice(target) && target.checked) fieldBeside(question, target)?.focus();
  });
}

function settle(chosen: HTMLInputElement): void {
  const question = questionOf(chosen);
  if (!question || chosen.type === 'radio') return;
  if (!chosen.checked) {
    takeOut(question, chosen);
    return;
  }
  const isAlone = 'alone' in chosen.dataset;
  for (const choice of fieldsOf(question).filter(isChoice)) {
    if (choice !== chosen && (isAlone || 'alone' in choice.dataset)) takeOut(question, choice);
  }
}

function takeOut(question: HTMLElement, choice: HTMLInputElement): void {
  choice.checked = false;
  const text = fieldBeside(question, choice);
  if (text) text.value = '';
}
