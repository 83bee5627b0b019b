import { Button } from '@mantine/core';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { StatusBadge } from '#ui/dashboard/facts/status-badge.tsx';
import { PageHeader } from '#ui/dashboard/headings/page-header.tsx';
import { Sample } from './sample.tsx';

export function PageSamples() {
  return (
    <>
      <Sample title="Where one is, and the one thing to do there">
        <Header />
      </Sample>
      <Sample title="The same on a phone" narrow>
        <Header />
      </Sample>
    </>
  );
}

function Header() {
  const t = useText();
  return (
    <PageHeader
      title={t('projects:listOf.survey')}
      description={t('projects:empty.survey.text')}
      back={{ to: '/gallery', label: t('dashboard:newest') }}
      badge={<StatusBadge tone="info">{t('projects:status.processing')}</StatusBadge>}
      actions={<Button>{t('projects:newOf.survey')}</Button>}
    />
  );
}
