import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Alert } from '#ui/plain/alert.tsx';
import type { Respondent } from '../open-respondent.ts';
import { leftOpen } from '../still-open.ts';
import { questionHref } from './review.tsx';

/** How much of a quiz is not answered, and the way to the first of it: it may be submitted so. */
export function LeftOpen({ respondent }: { respondent: Respondent }) {
  const t = useText();
  const open = leftOpen(respondent);
  const [first] = open;
  if (!first) return null;
  return (
    <Alert tone="warning" title={t('takingPart:unanswered', { count: open.length })}>
      <LocaleLink to={questionHref(respondent, first.id)} reloadDocument>
        {t('takingPart:answerNow')}
      </LocaleLink>
    </Alert>
  );
}
