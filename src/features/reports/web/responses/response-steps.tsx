import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Place } from '../use-report-place.ts';
import styles from './responses.module.css';
import type { Neighbours } from './use-neighbours.ts';
import { useStepKeys } from './use-step-keys.ts';

/** To the responses beside this one, with the arrow keys too. */
export function ResponseSteps(steps: Neighbours) {
  const t = useText();
  useStepKeys(steps);
  return (
    <nav className={styles.steps} aria-label={t('reports:stepping')} title={t('reports:steppingKeys')}>
      <Step to={steps.previous} leftSection={<IconChevronLeft size={18} aria-hidden="true" />}>
        {t('reports:newer')}
      </Step>
      <Step to={steps.next} rightSection={<IconChevronRight size={18} aria-hidden="true" />}>
        {t('reports:older')}
      </Step>
    </nav>
  );
}

interface StepProps {
  to: Place | null;
  children: ReactNode;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
}

function Step({ to, ...rest }: StepProps) {
  if (!to) return <Button variant="default" disabled {...rest} />;
  return <Button variant="default" component={LocaleLink} to={to} preventScrollReset {...rest} />;
}
