import { useText } from '#kit/web/i18n/use-i18n.ts';
import { PageHead } from '#kit/web/page/page-head.tsx';
import { PageHeader } from '#ui/dashboard/page-header.tsx';
import { SurveyList } from '../list/survey-list.tsx';
import { NewSurveyButton } from '../new-survey-button.tsx';

export default function SurveyListPage() {
  const t = useText();
  return (
    <>
      <PageHead title={t('projects:surveys')} />
      <PageHeader title={t('projects:surveys')} actions={<NewSurveyButton />} />
      <SurveyList />
    </>
  );
}
