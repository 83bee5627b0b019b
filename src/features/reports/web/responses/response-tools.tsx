import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { Project } from '#features/projects/contract/project.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { ResponseDetail } from '../../contract.ts';
import { useReportPlace } from '../use-report-place.ts';
import { DeleteResponse } from './delete-response.tsx';
import { ResponseSteps } from './response-steps.tsx';
import styles from './responses.module.css';

/** Back to the list, to the neighbours, and what can be done with this response. */
export function ResponseTools({ response, survey }: { response: ResponseDetail; survey: Project }) {
  const t = useText();
  const { toResponses } = useReportPlace();
  return (
    <div className={styles.tools} data-print="none">
      <Button
        variant="subtle"
        className={styles.back}
        component={LocaleLink}
        to={toResponses}
        leftSection={<IconArrowLeft size={18} aria-hidden="true" />}
      >
        {t('reports:allResponses')}
      </Button>
      <ResponseSteps previous={response.previous} next={response.next} />
      {survey.abilities.update ? <DeleteResponse projectId={survey._id} response={response} /> : null}
    </div>
  );
}
