import { cleanLocalized } from '#domain/text/clean-localized.ts';
import { cleanLine } from '#domain/text/normalise.ts';
import type { FaqContent } from '../../contract/faqs.ts';
import { cleanWrittenHtml } from '../html.ts';

/** A question and its answer as they are stored: safe to show, in the normal form of texts. */
export function cleanFaq({ question, answer, state }: FaqContent) {
  return {
    question: cleanLocalized(question, cleanLine),
    answer: cleanWrittenHtml('answer', answer),
    active: state === 'active',
  };
}
