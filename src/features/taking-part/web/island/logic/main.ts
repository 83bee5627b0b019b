/** The second script of taking part, of pages alone on which answers decide what is asked. */
import type { PageLogic } from '../../questions/page-logic.ts';
import { followPath } from './follow-path.ts';

const form = document.querySelector<HTMLFormElement>('form[data-logic]');
if (form) followPath(form, JSON.parse(form.dataset.logic ?? '') as PageLogic);
