import { Button, FileButton, Group, Input } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { imageAddress } from '#domain/questionnaire/images/image-address.ts';
import { createImage, createLogo } from '#features/projects/contract/images.ts';
import { useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ImageCropOnDemand } from '#ui/dashboard/forms/fields/files/image-crop-on-demand.tsx';
import type { ContentImage } from '../../contract/content-images.ts';
import styles from './image-field.module.css';

/** What pictures are chosen from; the server looks at what is in them. */
const TYPES = 'image/jpeg,image/png,image/gif,image/webp,image/avif';

interface ImageFieldProps {
  label: ReactNode;
  error?: ReactNode;
  /** Width by height, to which it is cut; as it is where none is told. */
  aspect?: number;
  /** Of a logo what is see-through stays so. */
  of?: 'logo';
  hint?: ReactNode;
  /** As wide as it is kept, in pixels. */
  width: number;
  value?: ContentImage | null | undefined;
  onChange: (image: ContentImage) => void;
  /** Where there may be none. */
  onRemove?: () => void;
}

/** A picture: chosen, cut to its shape, and sent at once. */
export function ImageField({ label, error, aspect, width, value, onChange, onRemove, ...props }: ImageFieldProps) {
  const { of, hint } = props;
  const t = useText();
  const messageOf = useErrorMessage();
  const [chosen, setChosen] = useState<File>();
  const send = useCallMutation(of === 'logo' ? createLogo : createImage, {
    onSuccess: ({ key, width: w, height }) => onChange({ key, width: w, height }),
  });

  async function sendFile(file: File): Promise<void> {
    setChosen(undefined);
    send.mutate({ body: new Uint8Array(await file.arrayBuffer()) });
  }

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={hint}
      error={send.error ? messageOf(send.error) : error}
    >
      <Group my="xs">
        {value ? (
          <img
            className={styles.picture}
            src={'key' in value ? imageAddress(value.key, { w: 320 }) : value.path}
            alt=""
            style={{ aspectRatio: aspect }}
          />
        ) : null}
        <FileButton
          accept={TYPES}
          onChange={(file) => (file && !aspect ? void sendFile(file) : setChosen(file ?? undefined))}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={send.isPending}
              leftSection={<IconUpload size={18} aria-hidden="true" />}
            >
              {t(value ? 'content:otherImage' : 'content:chooseImage')}
            </Button>
          )}
        </FileButton>
        {value && onRemove ? (
          <Button variant="subtle" color="danger" onClick={onRemove}>
            {t('content:removeImage')}
          </Button>
        ) : null}
      </Group>
      {chosen && aspect ? (
        <ImageCropOnDemand
          file={chosen}
          aspect={aspect}
          width={width}
          onCut={(file) => void sendFile(file)}
          onClose={() => setChosen(undefined)}
        />
      ) : null}
    </Input.Wrapper>
  );
}
