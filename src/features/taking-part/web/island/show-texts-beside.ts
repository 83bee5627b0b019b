import { fieldBeside, questionOf } from './fields.ts';

/** Of the texts below a list that its options ask for, that of the chosen one is in sight. */
export function showTextsBeside(form: HTMLFormElement): void {
  const asking = [...form.querySelectorAll<HTMLOptionElement>('select [data-asks]')];
  if (asking.length === 0) return;

  function show(): void {
    for (const option of asking) {
      const question = questionOf(option);
      const text = question && fieldBeside(question, option);
      text?.closest('label')?.toggleAttribute('data-unchosen', !option.selected);
    }
  }

  form.addEventListener('change', show);
  // A browser that comes back puts into the fields what was in them.
  addEventListener('pageshow', show);
  show();
}
