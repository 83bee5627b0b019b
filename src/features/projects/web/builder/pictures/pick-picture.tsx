import { FileButton } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { PartButton } from '../controls/part-button.tsx';
import { PICTURE_TYPES } from './use-send-pictures.ts';

interface PickPictureProps {
  label: string;
  short?: string;
  onPick: (file: File) => void;
}

/** Opens the device's own list of pictures. */
export function PickPicture({ label, short, onPick }: PickPictureProps) {
  return (
    <FileButton accept={PICTURE_TYPES} onChange={(file) => file && onPick(file)}>
      {(props) => (
        <PartButton {...props} icon={<IconPhoto size={18} aria-hidden="true" />} label={label} short={short} />
      )}
    </FileButton>
  );
}
