import { type ReactNode, useCallback, useState } from 'react';
import { useFocusBack } from '../../use-focus-back.ts';
import { paneButtonId } from '../parts/element-ids.ts';
import { PasteQuestions } from './paste-questions.tsx';
import { PasteQuestionsContext } from './paste-questions-context.ts';

/** Where the dialog opens: what leads to it may be gone by then, as a list or a drawer. */
export function PasteQuestionsPlace({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ sectionId: string | undefined }>();
  const open = useCallback((sectionId?: string) => setAsked({ sectionId }), []);
  useFocusBack(asked !== undefined, paneButtonId('outline'));
  return (
    <PasteQuestionsContext value={open}>
      {children}
      {asked ? <PasteQuestions sectionId={asked.sectionId} onClose={() => setAsked(undefined)} /> : null}
    </PasteQuestionsContext>
  );
}
