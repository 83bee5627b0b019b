import type { Result } from '#domain/quiz/result-schema.ts';
import { localizePath } from '#domain/text/locale.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { Button } from '#ui/plain/button.tsx';
import { ButtonLink } from '#ui/plain/button-link.tsx';
import { PRACTISE, QUESTIONS, THESE } from './practice-fields.ts';

interface PractiseAgainProps {
  /** Where one starts. */
  at: string;
  result: Result | null;
  /** Nothing else is to be done: then what was missed is what one does. */
  isNext: boolean;
}

/** After a sitting: what was missed once more, or whatever one chooses. */
export function PractiseAgain({ at, result, isNext }: PractiseAgainProps) {
  const t = useText();
  const locale = useLocale();
  const missed = (result?.questions ?? []).filter(({ outcome }) => outcome !== 'right').map(({ id }) => id);
  return (
    <>
      {missed.length > 0 ? (
        <form method="post" action={localizePath(at, locale)} data-once>
          <input type="hidden" name={PRACTISE} value={THESE} />
          <input type="hidden" name={QUESTIONS} value={missed.join(' ')} />
          <Button variant={isNext ? 'primary' : 'secondary'}>{t('practice:missed', { count: missed.length })}</Button>
        </form>
      ) : null}
      <ButtonLink to={at} reloadDocument variant="secondary">
        {t('practice:again')}
      </ButtonLink>
    </>
  );
}
