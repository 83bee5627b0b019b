import { offeredIn } from '#domain/questionnaire/kinds/files/file-groups.ts';
import { fileName } from '#domain/questionnaire/kinds/files/file-id.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { fieldId } from '../../fields/field-id.ts';
import { Icon } from '../../icons.tsx';
import { VisuallyHidden } from '../../visually-hidden.tsx';
import type { AnswerProps } from '../question-props.ts';
import own from './files.module.css';

/**
 * The files that were added, each ticked as long as it stays, and a field for more, which the form brings along. With
 * script they are uploaded as they are chosen (`island/files`).
 */
export function FileInput({ question, name, shown = [] }: AnswerProps<'file_upload'>) {
  const t = useText();
  const { accepts, maxFiles } = question;
  const groups = accepts.map((group) => t(`questions:fileGroup.${group}`)).join(', ');
  return (
    <div
      className={own.files}
      data-files=""
      data-goes={t('questions:fileGoes', { file: '##', percent: '#' })}
      data-waits={t('questions:fileWaits', { file: '##' })}
      data-added={t('questions:fileAdded', { file: '##' })}
      data-removed={t('questions:fileRemoved', { file: '##' })}
      data-under-way={t('questions:filesUnderWay')}
      data-remove={t('questions:removeFile', { file: '##' })}
      data-cancel={t('questions:cancelFile', { file: '##' })}
    >
      {shown.length > 0 ? <p className={own.how}>{t('questions:keepsFile')}</p> : null}
      <ul className={own.list} aria-label={t('questions:filesKept')} data-file-list="">
        {shown.map((id) => (
          <FileRow key={id} id={id} name={name} />
        ))}
      </ul>
      <template data-file-row="">
        <FileRow name={name} />
      </template>
      <label className={own.add}>
        <span className={own.button}>{t('questions:addFile')}</span>
        {groups ? <span className={own.groups}>{groups}</span> : null}
        <input
          type="file"
          id={fieldId(name)}
          name={`${name}.add`}
          multiple={maxFiles > 1}
          accept={offeredIn(accepts)}
          data-aside=""
        />
      </label>
      <VisuallyHidden role="status" data-file-status="" />
    </div>
  );
}

/** One file; without an id what the script makes others of. */
function FileRow({ id, name }: { id?: string; name: string }) {
  const t = useText();
  const file = id === undefined ? '' : fileName(id);
  return (
    <li className={own.file} data-file="">
      <label>
        <input type="checkbox" name={name} value={id ?? ''} defaultChecked={id !== undefined} disabled={!id} />
        <span className={own.name} data-file-name="">
          {file}
        </span>
      </label>
      <progress max={1} value={0} hidden />
      <span className={own.state} data-file-state="" />
      <button type="button" className={own.tool} data-file-remove="" aria-label={t('questions:removeFile', { file })}>
        <Icon>
          <path d="m6 6 12 12M18 6 6 18" />
        </Icon>
      </button>
    </li>
  );
}
