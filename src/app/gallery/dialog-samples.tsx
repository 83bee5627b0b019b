import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ConfirmDialog } from '#ui/dashboard/dialogs/confirm-dialog.tsx';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { Row, Sample } from './sample.tsx';

type Opened = 'confirm' | 'medium' | 'large' | undefined;

export function DialogSamples() {
  const t = useText();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <>
      <Sample title="Dialogs: to ask, to fill in, to work in">
        <Row>
          {(['confirm', 'medium', 'large'] as const).map((size) => (
            <Button key={size} variant="default" lang="en" onClick={() => setOpened(size)}>
              {size}
            </Button>
          ))}
        </Row>
      </Sample>
      <Sample title="Toasts">
        <Row>
          {(['success', 'info', 'error'] as const).map((tone) => (
            <Button key={tone} variant="default" lang="en" onClick={() => showToast(tone, t('common:linkCopied'))}>
              {tone}
            </Button>
          ))}
        </Row>
      </Sample>
      <Sample title="A menu">
        <Menu>
          <Menu.Target>
            <Button variant="default">{t('common:actions')}</Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item>{t('projects:open')}</Menu.Item>
            <Menu.Item>{t('projects:duplicate')}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Sample>
      <ConfirmDialog
        opened={opened === 'confirm'}
        title={t('projects:deleteTitle', { title: 'Tea at work' })}
        confirmLabel={t('projects:deleteDraft')}
        danger
        onConfirm={close}
        onCancel={close}
      >
        {t('projects:deleteText')}
      </ConfirmDialog>
      {opened === 'medium' || opened === 'large' ? (
        <Dialog opened onClose={close} title={t('projects:newOf.survey')} size={opened}>
          {t('projects:createText')}
        </Dialog>
      ) : null}
    </>
  );
}
