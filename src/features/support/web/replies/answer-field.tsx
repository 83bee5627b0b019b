import { Textarea, type TextareaProps, useCombobox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useOutletContext } from 'react-router';
import type { SessionUser } from '#features/identity/contract/profile.ts';
import { accessRefusal } from '#kit/contract/endpoint.ts';
import { callQuery } from '#kit/web/calls/queries.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { findSavedReplies } from '../../contract/saved-replies.ts';
import type { Addressee } from './fill-reply.ts';
import { InsertReply } from './insert-reply.tsx';
import styles from './replies.module.css';

export interface AnswerFieldProps extends Omit<TextareaProps, 'value' | 'onChange'> {
  value?: string;
  onChange: (text: string) => void;
  to: Addressee;
}

/** Where staff write to somebody: what they keep is inserted where the cursor is, by a button or by a stroke. */
export function AnswerField({ to, onChange, ...field }: AnswerFieldProps) {
  const t = useText();
  const own = useOutletContext<SessionUser>();
  const mayInsert = accessRefusal(findSavedReplies, own) === undefined;
  const { data } = useQuery({ ...callQuery(findSavedReplies), enabled: mayInsert });
  const area = useRef<HTMLTextAreaElement>(null);
  const [search, setSearch] = useState('');
  const store = useCombobox({ onDropdownClose: () => setSearch('') });
  const { value = '' } = field;

  function insert(text: string): void {
    const { selectionStart: from, selectionEnd: till } = area.current ?? { selectionStart: 0, selectionEnd: 0 };
    onChange(value.slice(0, from) + text + value.slice(till));
    // Once the field has its new text: the cursor stands behind what was inserted.
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(from + text.length, from + text.length);
    });
  }

  function open(event: KeyboardEvent): void {
    if (event.key !== '/' || value !== '' || !data || event.nativeEvent.isComposing) return;
    event.preventDefault();
    store.openDropdown();
  }

  return (
    <div className={styles.field}>
      <Textarea
        {...field}
        ref={area}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={mayInsert ? open : undefined}
      />
      {data ? (
        <div className={styles.tools}>
          <InsertReply
            replies={data.items}
            to={to}
            store={store}
            search={search}
            onSearch={setSearch}
            onInsert={insert}
            onLeave={insert}
          />
          <span>{t('savedReplies:hint')}</span>
        </div>
      ) : null}
    </div>
  );
}
