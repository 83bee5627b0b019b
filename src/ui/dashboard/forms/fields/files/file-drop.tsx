import '@mantine/dropzone/styles.css';
import { Button, CloseButton, Input } from '@mantine/core';
import { Dropzone, type FileRejection } from '@mantine/dropzone';
import { IconFile, IconUpload } from '@tabler/icons-react';
import { useId, useMemo, useRef, useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './file-drop.module.css';
import { useFileSize, useRefusals } from './file-words.ts';
import { showFile } from './show-file.ts';

interface FileDropProps {
  label: string;
  description?: string;
  error?: string;
  /** Which kinds of files are taken, and how people call them: `{ 'image/png': ['.png'] }`. */
  accept: Readonly<Record<string, readonly string[]>>;
  maxBytes: number;
  /** How many at most; one unless told. */
  most?: number;
  value: readonly File[];
  onChange: (files: File[]) => void;
}

/** Files dropped here or chosen with a button, each with what it shows. What is refused is told by name, and why. */
export function FileDrop(props: FileDropProps) {
  const { label, description, error, accept, maxBytes, most = 1, value, onChange } = props;
  const t = useText();
  const sizeOf = useFileSize();
  const refusalsOf = useRefusals({ maxBytes, most });
  const id = useId();
  const open = useRef<() => void>(null);
  const [refused, setRefused] = useState<string[]>([]);

  function add(files: File[], rejections: FileRejection[]): void {
    const all = most === 1 ? files.slice(0, 1) : [...value, ...files];
    setRefused(refusalsOf(rejections, all.length));
    if (files.length > 0) onChange(all.slice(0, most));
  }

  return (
    <Input.Wrapper label={label} description={description} error={error} labelElement="div" labelProps={{ id }}>
      <Dropzone
        classNames={{ root: styles.zone, inner: styles.inner }}
        aria-labelledby={id}
        role="group"
        tabIndex={-1}
        openRef={open}
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        accept={Object.fromEntries(Object.entries(accept).map(([type, names]) => [type, [...names]]))}
        maxSize={maxBytes}
        multiple={most > 1}
        onDrop={() => {}}
        onDropAny={add}
      >
        <IconUpload size={24} aria-hidden="true" />
        <span className={styles.words}>
          {t('forms:dropHere', { count: most })}
          <small>{t('forms:fileRules', { types: namesOf(accept), size: sizeOf(maxBytes) })}</small>
        </span>
        <Button variant="default" onClick={() => open.current?.()}>
          {t('forms:chooseFile', { count: most })}
        </Button>
      </Dropzone>
      <div role="alert" className={styles.refused}>
        {refused.map((why) => (
          <p key={why}>{why}</p>
        ))}
      </div>
      {value.length > 0 ? (
        <ul className={styles.files}>
          {value.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <Preview file={file} />
              <span className={styles.name}>{file.name}</span>
              <small>{sizeOf(file.size)}</small>
              <CloseButton
                aria-label={t('forms:removeFile', { name: file.name })}
                onClick={() => onChange(value.filter((other) => other !== file))}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </Input.Wrapper>
  );
}

function namesOf(accept: FileDropProps['accept']): string {
  const names = Object.values(accept).flatMap(([first = '']) => first.replace('.', '').toUpperCase());
  return names.join(', ');
}

function Preview({ file }: { file: File }) {
  const shown = useMemo(() => showFile(file), [file]);
  return file.type.startsWith('image/') ? (
    <img ref={shown} className={styles.preview} alt="" />
  ) : (
    <IconFile className={styles.preview} size={32} stroke={1.5} aria-hidden="true" />
  );
}
