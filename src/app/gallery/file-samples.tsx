import { lazy, Suspense, useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { SquarePicture } from '#ui/dashboard/forms/fields/files/square-picture.tsx';
import { Waiting } from '#ui/dashboard/states/waiting.tsx';
import { Avatar } from '#ui/plain/avatar.tsx';
import { Sample } from './sample.tsx';

// Each brings a library: a screen that shows one fetches both together.
const FileDrop = lazy(async () => ({
  default: (await import('#ui/dashboard/forms/fields/files/file-drop.tsx')).FileDrop,
}));
const ImageCrop = lazy(async () => ({
  default: (await import('#ui/dashboard/forms/fields/files/image-crop.tsx')).ImageCrop,
}));
const RichTextField = lazy(async () => ({
  default: (await import('#ui/dashboard/forms/fields/rich-text/rich-text-field.tsx')).RichTextField,
}));

const PICTURES = { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'], 'image/gif': ['.gif'] };
const PICTURE_WORDS = {
  choose: 'Choose another',
  remove: 'Remove',
  hint: 'JPG, GIF or PNG.',
  saved: 'It is saved.',
  removed: 'It is removed.',
};
const nothing = () => Promise.resolve();
const TABLES = { 'text/csv': ['.csv'] };
const MAX_BYTES = 2_000_000;

/** On the server there is nothing to drop a file on. */
export function FileSamples() {
  const t = useText();
  return (
    <Suspense fallback={<Waiting>{null}</Waiting>}>
      <Sample title="A picture, and the part of it that is shown">
        <Photo />
      </Sample>
      <Sample title="A picture that is sent at once">
        <SquarePicture
          label={t('common:profile')}
          picture={<Avatar image={null} name="Rahima Khatun" id="a" size={96} />}
          isThere
          round
          boxed
          words={PICTURE_WORDS}
          onSend={nothing}
          onRemove={nothing}
          onChanged={nothing}
        />
      </Sample>
      <Sample title="Several files" narrow>
        <Files />
      </Sample>
      <Sample title="Written text">
        <WrittenText label={t('forms:formatting')} />
      </Sample>
    </Suspense>
  );
}

function Photo() {
  const t = useText();
  const [photo, setPhoto] = useState<File[]>([]);
  const [cropping, setCropping] = useState<File>();
  return (
    <>
      <FileDrop
        label={t('common:profile')}
        accept={PICTURES}
        maxBytes={MAX_BYTES}
        value={photo}
        onChange={(files) => (files[0] ? setCropping(files[0]) : setPhoto([]))}
      />
      {cropping ? (
        <ImageCrop
          file={cropping}
          aspect={1}
          round
          width={320}
          onClose={() => setCropping(undefined)}
          onCut={(file) => {
            setPhoto([file]);
            setCropping(undefined);
          }}
        />
      ) : null}
    </>
  );
}

function Files() {
  const t = useText();
  const [files, setFiles] = useState<File[]>([]);
  return (
    <FileDrop
      label={t('common:downloadCsv')}
      accept={TABLES}
      maxBytes={MAX_BYTES}
      most={2}
      value={files}
      onChange={setFiles}
    />
  );
}

function WrittenText({ label }: { label: string }) {
  const [html, setHtml] = useState('<h2>Terms</h2><p>Read <a href="https://example.com/">this</a> first.</p>');
  return (
    <>
      <RichTextField label={label} lang="en" value={html} onChange={setHtml} />
      <output lang="en">{html}</output>
    </>
  );
}
