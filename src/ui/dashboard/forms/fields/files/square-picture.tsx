import { Button, FileButton, Group } from '@mantine/core';
import { IconTrash, IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { formErrorsOf } from '#kit/web/calls/form-errors.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { showToast } from '../../../toast.tsx';
import { ImageCropOnDemand } from './image-crop-on-demand.tsx';
import styles from './square-picture.module.css';

/** What pictures are chosen from; the server looks at what is in them. */
const TYPES = 'image/jpeg,image/png,image/gif';
/** As wide as it is sent, in pixels. */
const WIDTH = 512;

interface SquarePictureProps {
  label: string;
  /** As it shows now, also where there is none. */
  picture: ReactNode;
  isThere: boolean;
  /** Shown as a circle. */
  round?: boolean;
  boxed?: boolean;
  words: Record<'choose' | 'remove' | 'hint' | 'saved' | 'removed', string>;
  onSend: (bytes: Uint8Array) => Promise<unknown>;
  onRemove: () => Promise<unknown>;
  /** Shows it wherever it stands. */
  onChanged: () => Promise<unknown>;
}

/** A picture of somebody or something: chosen, cut to a square, and sent at once. */
export function SquarePicture(props: SquarePictureProps) {
  const { label, picture, isThere, round = false, boxed = false, words, onSend, onRemove, onChanged } = props;
  const messageOf = useErrorMessage();
  const [chosen, setChosen] = useState<File>();
  const resetChoice = useRef<() => void>(null);
  const done = (said: string) => async () => {
    showToast('success', said);
    await onChanged();
  };
  const send = useMutation({ mutationFn: onSend, onSuccess: done(words.saved) });
  const remove = useMutation({ mutationFn: onRemove, onSuccess: done(words.removed) });
  const error = send.error ?? remove.error;

  function close(): void {
    setChosen(undefined);
    // The same file may be chosen again.
    resetChoice.current?.();
  }

  async function cut(file: File): Promise<void> {
    close();
    remove.reset();
    send.mutate(new Uint8Array(await file.arrayBuffer()));
  }

  return (
    <section className={styles.field} data-boxed={boxed || undefined} aria-label={label}>
      {picture}
      <div>
        <Group gap="xs">
          <FileButton accept={TYPES} resetRef={resetChoice} onChange={(file) => setChosen(file ?? undefined)}>
            {(button) => (
              <Button
                {...button}
                variant="default"
                loading={send.isPending}
                leftSection={<IconUpload size={18} aria-hidden="true" />}
              >
                {words.choose}
              </Button>
            )}
          </FileButton>
          {isThere ? (
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
              {words.remove}
            </Button>
          ) : null}
        </Group>
        <p className={styles.hint}>{words.hint}</p>
        <p role="alert" className={styles.error}>
          {error ? (formErrorsOf(error).body ?? messageOf(error)) : null}
        </p>
      </div>
      {chosen ? (
        <ImageCropOnDemand
          file={chosen}
          aspect={1}
          round={round}
          width={WIDTH}
          onCut={(file) => void cut(file)}
          onClose={close}
        />
      ) : null}
    </section>
  );
}
