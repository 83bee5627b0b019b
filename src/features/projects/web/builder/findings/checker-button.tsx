import { Button, Popover } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { Finding } from '#domain/questionnaire/finding.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { Builder } from '../builder-context.ts';
import { FindingList } from './finding-list.tsx';

interface CheckerButtonProps extends Pick<Builder, 'questionnaire' | 'checked'> {
  onGo: (finding: Finding) => void;
}

/** How far the questionnaire is from being publishable, and what is in the way. */
export function CheckerButton({ questionnaire, checked, onGo }: CheckerButtonProps) {
  const t = useText();
  const { findings, errors, warnings } = checked;
  const [opened, setOpened] = useState(false);
  /** A finding was followed: the focus goes where it is, not back to the button. */
  const [leads, setLeads] = useState(false);

  function toggle(): void {
    setLeads(false);
    setOpened(!opened);
  }

  function go(finding: Finding): void {
    setLeads(true);
    setOpened(false);
    onGo(finding);
  }

  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      width="min(360px, calc(100vw - 32px))"
      position="bottom-start"
      trapFocus
      returnFocus={!leads}
      shadow="md"
    >
      <Popover.Target>
        <Button
          variant="subtle"
          px="xs"
          color={errors > 0 ? 'danger' : 'primary'}
          onClick={toggle}
          leftSection={<CheckerIcon errors={errors} warnings={warnings} />}
        >
          {errors > 0 ? t('builder:errors', { count: errors }) : null}
          {errors === 0 && warnings > 0 ? t('builder:warnings', { count: warnings }) : null}
          {findings.length === 0 ? t('builder:checkerClean') : null}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('builder:checker')}>
        {findings.length === 0 ? (
          <p>{t('projects:ready')}</p>
        ) : (
          <FindingList questionnaire={questionnaire} findings={findings} onGo={go} />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

function CheckerIcon({ errors, warnings }: { errors: number; warnings: number }) {
  if (errors > 0) return <IconAlertCircle size={18} aria-hidden="true" />;
  if (warnings > 0) return <IconAlertTriangle size={18} aria-hidden="true" />;
  return <IconCircleCheck size={18} aria-hidden="true" />;
}
