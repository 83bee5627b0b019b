import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useReportPlace } from '../use-report-place.ts';
import styles from './responses.module.css';
import { useStepKeys } from './use-step-keys.ts';

interface ResponseStepsProps {
  /** The one started later. */
  previous: string | null;
  /** The one started earlier. */
  next: string | null;
}

/** To the responses beside this one, with the arrow keys too. */
export function ResponseSteps({ previous, next }: ResponseStepsProps) {
  const t = useText();
  useStepKeys(previous, next);
  return (
    <nav className={styles.steps} aria-label={t('reports:stepping')} title={t('reports:steppingKeys')}>
      <Step to={previous} leftSection={<IconChevronLeft size={18} aria-hidden="true" />}>
        {t('reports:newer')}
      </Step>
      <Step to={next} rightSection={<IconChevronRight size={18} aria-hidden="true" />}>
        {t('reports:older')}
      </Step>
    </nav>
  );
}

interface StepProps {
  to: string | null;
  children: ReactNode;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
}

function Step({ to, ...rest }: StepProps) {
  const { toResponse } = useReportPlace();
  if (!to) return <Button variant="default" disabled {...rest} />;
  return <Button variant="default" component={LocaleLink} to={toResponse(to)} preventScrollReset {...rest} />;
}
