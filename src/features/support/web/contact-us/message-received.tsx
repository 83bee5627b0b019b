import { sitePaths } from '#features/site/paths.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Alert } from '#ui/plain/alert.tsx';

/** That the message arrived, and when it is answered. */
export function MessageReceived({ hours }: { hours: number }) {
  const t = useText();
  return (
    <Alert tone="success" title={t('contactUs:received')} announce>
      <p>{t('contactUs:receivedText', { hours })}</p>
      <p>
        <LocaleLink to={sitePaths.contactUs}>{t('contactUs:another')}</LocaleLink>
      </p>
    </Alert>
  );
}
