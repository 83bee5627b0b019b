import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ConfirmDialog } from '#ui/dashboard/dialogs/confirm-dialog.tsx';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';
import { OrderDialog } from '#ui/dashboard/lists/order/order-dialog.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { UndoNotice } from '#ui/dashboard/undo-notice.tsx';
import { Row, Sample } from './sample.tsx';

type Opened = 'confirm' | 'medium' | 'large' | 'order' | undefined;

const ENTRIES = [
  { id: 'a', name: 'Tea at work' },
  { id: 'b', name: 'বইমেলার অতিথিরা কীভাবে এলেন, কতক্ষণ থাকলেন, আর পরের বছর কী চান' },
  { id: 'c', name: 'How people travel to work' },
];

const nothing = () => Promise.resolve();

export function DialogSamples() {
  const t = useText();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <>
      <Sample title="Dialogs: to ask, to fill in, to work in, to put in order">
        <Row>
          {(['confirm', 'medium', 'large', 'order'] as const).map((size) => (
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
      <Sample title="What was taken away comes back: at the window’s foot">
        <Undoing />
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
      {opened === 'order' ? <OrderDialog entries={ENTRIES} save={nothing} readAgain={nothing} onClose={close} /> : null}
    </>
  );
}

function Undoing() {
  const t = useText();
  const [isGone, setGone] = useState(false);
  const comeBack = () => setGone(false);
  return (
    <>
      <Button variant="default" disabled={isGone} onClick={() => setGone(true)}>
        {t('projects:deleteDraft')}
      </Button>
      <UndoNotice notice={isGone ? t('projects:deleted') : undefined} onUndo={comeBack} onDismiss={comeBack} />
    </>
  );
}
