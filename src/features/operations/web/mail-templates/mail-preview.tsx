import { Button, SegmentedControl } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LOCALES, type Locale } from '#domain/text/locale.ts';
import { useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { showToast } from '#ui/dashboard/toast.tsx';
import { type MailWordsInBoth, sendTestMail } from '../../contract/mail-templates.ts';
import { MailBody } from '../mails/mail-body.tsx';
import styles from './mail-templates.module.css';
import { previewQuery } from './queries.ts';

const PAUSE_MS = 500;

/** How a mail looks with what is typed, drawn by what draws all mails, and the way to have it sent to oneself. */
export function MailPreview({ name, words }: { name: string; words: MailWordsInBoth }) {
  const t = useText();
  const messageOf = useErrorMessage();
  const [locale, setLocale] = useState<Locale>(useLocale());
  const [typed] = useDebouncedValue(words, PAUSE_MS);
  const tried = { locale, subject: typed.subject[locale], body: typed.body[locale] };
  const { data, error } = useQuery(previewQuery(name, tried));
  const test = useCallMutation(sendTestMail, {
    onSuccess: () => showToast('success', t('operations:templates.testSent')),
    onError: (failure) => showToast('error', messageOf(failure)),
  });
  return (
    <section className={styles.preview} aria-labelledby="mail-preview">
      <div className={styles.tools}>
        <h2 id="mail-preview">{t('operations:templates.preview')}</h2>
        <SegmentedControl
          aria-label={t('operations:templates.previewIn')}
          value={locale}
          onChange={(value) => setLocale(value as Locale)}
          data={LOCALES.map((value) => ({ value, label: t(`forms:languageName.${value}`) }))}
        />
        <Button
          variant="default"
          loading={test.isPending}
          leftSection={<IconSend size={18} aria-hidden="true" />}
          onClick={() => test.mutate({ params: { name }, body: tried })}
        >
          {t('operations:templates.sendTest')}
        </Button>
      </div>
      {error ? <p role="status">{messageOf(error)}</p> : null}
      {data && !error ? (
        <>
          <p lang={locale} className={styles.subject}>
            <strong>{data.subject}</strong>
          </p>
          <MailBody html={data.html} text={data.text} />
        </>
      ) : null}
    </section>
  );
}
