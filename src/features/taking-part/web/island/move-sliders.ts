import { toBengaliDigits, toLatinDigits } from '#domain/text/digits.ts';
import { fieldsOf, localeOfPage, questionOf } from './fields.ts';

/** A slider and the box beside it say the same number, whichever is moved; where the box says none, neither does it. */
export function moveSliders(form: HTMLFormElement): void {
  for (const slider of form.querySelectorAll<HTMLInputElement>('[data-slider]')) {
    const question = questionOf(slider);
    const [box] = question ? fieldsOf(question) : [];
    if (box instanceof HTMLInputElement) couple(slider, box);
  }
}

function couple(slider: HTMLInputElement, box: HTMLInputElement): void {
  const [min, max] = [Number(slider.min), Number(slider.max)];

  function follow(): void {
    const typed = toLatinDigits(box.value).replaceAll(',', '').trim();
    const isTold = typed !== '' && Number.isFinite(Number(typed));
    slider.value = isTold ? typed : String((min + max) / 2);
    slider.style.setProperty('--at', String((Number(slider.value) - min) / (max - min)));
    slider.toggleAttribute('data-untouched', !isTold);
    slider.setAttribute('aria-valuetext', (isTold ? box.value : slider.dataset.slider) ?? '');
  }

  function lead(): void {
    box.value = localeOfPage() === 'bn' ? toBengaliDigits(slider.value) : slider.value;
    follow();
  }

  // Before the form hears of it.
  slider.addEventListener('input', lead);
  // Where it waits is a place like any other: pressed there it does not move, and nothing else tells.
  slider.addEventListener('click', () => {
    if (!('untouched' in slider.dataset)) return;
    lead();
    slider.dispatchEvent(new Event('change', { bubbles: true }));
  });
  box.addEventListener('input', follow);
  addEventListener('pageshow', follow);
  follow();
  slider.parentElement?.setAttribute('data-at-work', '');
}
