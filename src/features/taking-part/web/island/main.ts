/** The one script of taking part. Every page is whole without it; it saves along the way and listens to keys. */
import { reportErrors } from '#kit/web/page/report-errors.ts';
import { questionsIn } from './fields.ts';
import { focusOn, listenToKeys } from './keys.ts';
import { leadOnFrom } from './lead-on.ts';
import { moveSliders } from './move-sliders.ts';
import { offerCalendars } from './offer-calendars.ts';
import { rememberLanguage } from './remember-language.ts';
import { saveAsYouGo } from './save-as-you-go.ts';
import { hasProblem } from './show.ts';
import { showGoing } from './show-going.ts';
import { showTextsBeside } from './show-texts-beside.ts';
import { submitOnce } from './submit-once.ts';
import { tellHeight } from './tell-height.ts';
import { tendChoices } from './tend-choices.ts';

reportErrors();
// The others are built upon this one (`tools/bundling/islands.ts`): by then they have made of fields what they make.
document.addEventListener('DOMContentLoaded', start);

function start(): void {
  // An owner looks at a draft: there is nothing to save to, and no language is chosen.
  const isPreview = document.querySelector('[data-preview]') !== null;
  const form = document.querySelector<HTMLFormElement>('form[data-view]');
  if (form) {
    // Before what was chosen is saved.
    tendChoices(form);
    // Where nobody goes back, a page is saved by going on from it.
    if (form.dataset.save && !('noBack' in form.dataset)) saveAsYouGo(form);
    // What was left unsent is back in its fields.
    showTextsBeside(form);
    listenToKeys(form, leadOnFrom(form));
    offerCalendars(form);
    moveSliders(form);
  }
  submitOnce();
  showGoing();
  if (!isPreview) {
    rememberLanguage();
    tellHeight();
  }

  const questions = form ? questionsIn(form) : [];
  const summary = document.querySelector<HTMLElement>('[role=alert]');
  const wrong = questions.find(hasProblem);
  const invalid = document.querySelector<HTMLElement>('[aria-invalid]');
  const wayOn = document.querySelector<HTMLElement>('[data-way-on]');
  const [first] = form?.dataset.view === 'step' ? questions : [];
  if (summary) {
    summary.focus();
  } else if (wrong) {
    focusOn(wrong, { preventScroll: true });
    // No further than it has to be: what stands above stays where it was.
    if (!isSeen(wrong)) wrong.scrollIntoView({ block: wrong.offsetHeight < innerHeight - FOOT ? 'nearest' : 'start' });
  } else if (invalid) {
    invalid.focus();
  } else if (wayOn) {
    // Nothing more is answered here. The way on is described by what is told, so those who hear the page hear it.
    wayOn.focus({ preventScroll: true });
  } else if (first && matchMedia('(hover: hover)').matches) {
    focusOn(first, { preventScroll: true });
  }
}

/** About as much as what stays at the window's foot takes of it. */
const FOOT = 128;

/** Whether all of a question, what is wrong with it included, is in view above the buttons. */
function isSeen(question: HTMLElement): boolean {
  const { top, bottom } = question.getBoundingClientRect();
  const foot = question.closest('form')?.querySelector('footer')?.getBoundingClientRect().top ?? innerHeight;
  return top >= 0 && bottom <= Math.min(foot, innerHeight);
}
