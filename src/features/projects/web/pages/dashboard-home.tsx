import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useOutletContext } from 'react-router';
import type { SessionUser } from '#features/identity/contract.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/page-header.tsx';
import { HomeContent } from '../home/home-content.tsx';

export default function DashboardHomePage() {
  const t = useText();
  const { firstName } = useOutletContext<SessionUser>();
  return (
    <>
      <PageHead title={t('common:dashboard')} />
      <PageHeader
        title={t('dashboard:greeting', { name: firstName })}
        description={t('dashboard:greetingText')}
        actions={
          <Button
            component={LocaleLink}
            to="/dashboard/new-project/survey"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
          >
            {t('projects:newSurvey')}
          </Button>
        }
      />
      <HomeContent />
    </>
  );
}
