import { IconPaperclip } from '@tabler/icons-react';
import { pathOf } from '#kit/contract/request.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useFileSize } from '#ui/dashboard/forms/fields/files/file-words.ts';
import { downloadTicketFile, type TicketFile } from '../../contract/ticket-files.ts';
import styles from '../contacts/contacts.module.css';

/** What was sent along with a message, each to be downloaded. */
export function MessageFiles({ files }: { files: readonly TicketFile[] }) {
  const t = useText();
  const sizeOf = useFileSize();
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map(({ _id: id, name, size }) => (
        <li key={id}>
          <IconPaperclip size={16} aria-hidden="true" />
          <a
            href={pathOf(downloadTicketFile, { params: { id } })}
            download
            aria-label={t('tickets:downloadFile', { name })}
          >
            {name}
          </a>
          <small>{sizeOf(size)}</small>
        </li>
      ))}
    </ul>
  );
}
