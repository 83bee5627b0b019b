import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LOCALES } from '#domain/text/locale.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { StatusBadge } from '#ui/dashboard/facts/status-badge.tsx';
import type { MailTemplateDetail, MailVersion } from '../../contract/mail-templates.ts';
import styles from './mail-templates.module.css';
import { versionsQuery } from './queries.ts';
import { TextDifference } from './text-difference.tsx';

interface MailVersionsProps {
  template: MailTemplateDetail;
  onRestore: (version: MailVersion) => void;
}

/** What a mail said, the latest first; each against the one before it, and brought back where it is wanted. */
export function MailVersions({ template, onRestore }: MailVersionsProps) {
  const t = useText();
  const { data: versions = [] } = useQuery(versionsQuery(template.name));
  return (
    <section aria-labelledby="mail-versions">
      <h2 id="mail-versions">{t('operations:templates.versions')}</h2>
      {versions.length === 0 ? <p>{t('operations:templates.noVersions')}</p> : null}
      <ol className={styles.versions}>
        {versions.map((version, index) => (
          <Version
            key={version.revision}
            version={version}
            before={versions[index + 1]?.words ?? template.own}
            isCurrent={version.revision === template.revision}
            onRestore={() => onRestore(version)}
          />
        ))}
      </ol>
    </section>
  );
}

interface VersionProps {
  version: MailVersion;
  before: MailVersion['words'];
  isCurrent: boolean;
  onRestore: () => void;
}

function Version({ version, before, isCurrent, onRestore }: VersionProps) {
  const t = useText();
  const format = useFormat();
  const [compares, setCompares] = useState(false);
  const { revision, words, isOwn, author, at } = version;
  const fields = LOCALES.flatMap((locale) =>
    (['subject', 'body'] as const)
      .filter((field) => words[field][locale] !== before[field][locale])
      .map((field) => ({ locale, field })),
  );
  const labels = { subject: t('operations:subject'), body: t('operations:templates.body') };
  return (
    <li>
      <div className={styles.version}>
        <div>
          <strong>{t('operations:templates.versionOf', { number: revision })}</strong>{' '}
          {isCurrent ? <StatusBadge tone="success">{t('operations:templates.current')}</StatusBadge> : null}{' '}
          {isOwn ? <StatusBadge tone="neutral">{t('operations:templates.own')}</StatusBadge> : null}
          <p>
            {t('operations:templates.by', {
              name: author ?? t('operations:templates.goneAuthor'),
              when: format.dateTime(at),
            })}
          </p>
        </div>
        <Button variant="subtle" aria-expanded={compares} onClick={() => setCompares(!compares)}>
          {t('operations:templates.compare')}
        </Button>
        {isCurrent ? null : (
          <Button variant="default" onClick={onRestore}>
            {t('operations:templates.restore')}
          </Button>
        )}
      </div>
      {compares && fields.length === 0 ? <p>{t('operations:templates.unchanged')}</p> : null}
      {compares
        ? fields.map(({ locale, field }) => (
            <TextDifference
              key={`${field}.${locale}`}
              label={t('forms:inLanguage', { field: labels[field], language: t(`forms:languageName.${locale}`) })}
              lang={locale}
              before={before[field][locale]}
              after={words[field][locale]}
            />
          ))
        : null}
    </li>
  );
}
