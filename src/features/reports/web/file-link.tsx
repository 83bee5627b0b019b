import { fileKey, fileName, isTakenOut } from '#domain/questionnaire/kinds/files/file-id.ts';
import { writtenIn } from '#domain/text/written-in.ts';
import { pathOf } from '#kit/contract/request.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { downloadFile } from '../contract/files.ts';

/** A file that was sent, by its name, to be downloaded. */
export function FileLink({ projectId, id }: { projectId: string; id: string }) {
  const t = useText();
  const name = fileName(id);
  if (isTakenOut(id)) return name;
  const address = pathOf(downloadFile, { params: { id: projectId, file: fileKey(id) } });
  return (
    <a href={address} download aria-label={t('reports:downloadFile', { file: name })} lang={writtenIn(name)}>
      {name}
    </a>
  );
}
