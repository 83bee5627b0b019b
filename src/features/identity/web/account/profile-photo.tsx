import { Button, FileButton, Group } from '@mantine/core';
import { IconTrash, IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { formErrorsOf } from '#kit/web/calls/form-errors.ts';
import { useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ImageCropOnDemand } from '#ui/dashboard/forms/fields/files/image-crop-on-demand.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { Avatar } from '#ui/plain/avatar.tsx';
import { deletePhoto, updatePhoto } from '../../contract/photo.ts';
import type { SessionUser } from '../../contract/profile.ts';
import styles from './profile-photo.module.css';

/** What photos are chosen from; the server looks at what is in them. */
const TYPES = 'image/jpeg,image/png,image/gif';
/** As wide as it is sent, in pixels. */
const WIDTH = 512;

/** The own photo: chosen, cut to a circle, and sent at once. It shows at once in the top bar. */
export function ProfilePhoto({ user }: { user: Pick<SessionUser, '_id' | 'fullName' | 'image'> }) {
  const t = useText();
  const messageOf = useErrorMessage();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<File>();
  const resetChoice = useRef<() => void>(null);
  const done = (words: string) => () => {
    showToast('success', words);
    void revalidate();
  };
  const send = useCallMutation(updatePhoto, { onSuccess: done(t('account:photoSaved')) });
  const remove = useCallMutation(deletePhoto, { onSuccess: done(t('account:photoRemoved')) });
  const error = send.error ?? remove.error;

  function close(): void {
    setChosen(undefined);
    // The same file may be chosen again.
    resetChoice.current?.();
  }

  async function cut(file: File): Promise<void> {
    close();
    remove.reset();
    send.mutate({ body: new Uint8Array(await file.arrayBuffer()) });
  }

  return (
    <section className={styles.photo} aria-label={t('account:photo')}>
      <Avatar image={user.image} name={user.fullName} id={user._id} size={96} />
      <div>
        <Group gap="xs">
          <FileButton accept={TYPES} resetRef={resetChoice} onChange={(file) => setChosen(file ?? undefined)}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                loading={send.isPending}
                leftSection={<IconUpload size={18} aria-hidden="true" />}
              >
                {t(user.image ? 'account:otherPhoto' : 'account:choosePhoto')}
              </Button>
            )}
          </FileButton>
          {user.image ? (
            <Button
              variant="subtle"
              color="red"
              loading={remove.isPending}
              leftSection={<IconTrash size={18} aria-hidden="true" />}
              onClick={() => {
                send.reset();
                remove.mutate();
              }}
            >
              {t('account:removePhoto')}
            </Button>
          ) : null}
        </Group>
        <p className={styles.hint}>{t('account:photoHint')}</p>
        <p role="alert" className={styles.error}>
          {error ? (formErrorsOf(error).body ?? messageOf(error)) : null}
        </p>
      </div>
      {chosen ? (
        <ImageCropOnDemand
          file={chosen}
          aspect={1}
          round
          width={WIDTH}
          onCut={(file) => void cut(file)}
          onClose={close}
        />
      ) : null}
    </section>
  );
}
