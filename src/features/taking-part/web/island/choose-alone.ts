import { fieldsOf, isChoice, questionOf } from './fields.ts';

/** An option that is chosen alone takes the others out, and each of the others takes it out. */
export function chooseAlone(form: HTMLFormElement): void {
  form.addEventListener('change', ({ target }) => {
    const question = questionOf(target);
    if (!question || !isChoice(target) || !target.checked || target.type === 'radio') return;
    const isAlone = 'alone' in target.dataset;
    for (const choice of fieldsOf(question).filter(isChoice)) {
      if (choice !== target && (isAlone || 'alone' in choice.dataset)) choice.checked = false;
    }
  });
}
