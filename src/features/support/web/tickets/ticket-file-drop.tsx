import { lazy, Suspense } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LARGEST_TICKET_FILE, MOST_FILES_OF_MESSAGE, TICKET_FILE_TYPES } from '../../contract/ticket-files.ts';

// It brings a library, which is fetched while somebody writes.
const FileDrop = lazy(async () => ({
  default: (await import('#ui/dashboard/forms/fields/files/file-drop.tsx')).FileDrop,
}));

interface TicketFileDropProps {
  value?: File[];
  error?: unknown;
  onChange: (files: File[]) => void;
}

/** What is sent along with a message. */
export function TicketFileDrop({ value = [], error, onChange }: TicketFileDropProps) {
  const t = useText();
  return (
    <Suspense fallback={null}>
      <FileDrop
        label={t('tickets:files')}
        {...(typeof error === 'string' && { error })}
        accept={TICKET_FILE_TYPES}
        maxBytes={LARGEST_TICKET_FILE}
        most={MOST_FILES_OF_MESSAGE}
        value={value}
        onChange={onChange}
      />
    </Suspense>
  );
}
