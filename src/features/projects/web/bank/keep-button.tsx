import { IconBookmark } from '@tabler/icons-react';
import { useState } from 'react';
import { findQuestion } from '#domain/questionnaire/flow.ts';
import { isAsking } from '#domain/questionnaire/registry.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useDraft } from '../builder/state/use-draft.ts';
import { ToolButton } from '../workshop/tool-button.tsx';
import { KeepDialog } from './keep-dialog.tsx';

/** Keeps a question of a quiz in one's own bank. */
export function KeepButton({ id }: { id: string }) {
  const t = useText();
  const [isKeeping, setKeeping] = useState(false);
  const isKeepable = useDraft(({ questionnaire }) => {
    const question = findQuestion(questionnaire, id);
    return question !== undefined && isAsking(question);
  });
  if (!isKeepable) return null;
  return (
    <>
      <ToolButton tip label={t('bank:keepOne')} onClick={() => setKeeping(true)}>
        <IconBookmark size={18} />
      </ToolButton>
      {isKeeping ? <KeepDialog id={id} onClose={() => setKeeping(false)} /> : null}
    </>
  );
}
