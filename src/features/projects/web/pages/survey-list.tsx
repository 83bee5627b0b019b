import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/page-header.tsx';
import { SurveyList } from '../list/survey-list.tsx';

export default function SurveyListPage() {
  const t = useText();
  return (
    <>
      <PageHead title={t('projects:surveys')} />
      <PageHeader
        title={t('projects:surveys')}
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
      <SurveyList />
    </>
  );
}
