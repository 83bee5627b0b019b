import { Button, FileButton } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { PICTURE_TYPES } from './use-send-pictures.ts';

interface PickPictureProps {
  label: string;
  onPick: (file: File) => void;
}

/** Opens the device's own list of pictures. */
export function PickPicture({ label, onPick }: PickPictureProps) {
  return (
    <FileButton accept={PICTURE_TYPES} onChange={(file) => file && onPick(file)}>
      {(props) => (
        <Button {...props} variant="subtle" size="compact-md" leftSection={<IconPhoto size={18} aria-hidden="true" />}>
          {label}
        </Button>
      )}
    </FileButton>
  );
}
