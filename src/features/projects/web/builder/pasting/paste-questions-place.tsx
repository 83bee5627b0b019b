import { type ReactNode, useCallback, useState } from 'react';
import { useFocusBack } from '#ui/dashboard/focus/use-focus-back.ts';
import { paneButtonId } from '../parts/element-ids.ts';
import { PasteQuestions } from './paste-questions.tsx';
import { PasteQuestionsContext } from './paste-questions-context.ts';

/** Where the dialog opens: what leads to it may be gone by then, as a list or a drawer. */
export function PasteQuestionsPlace({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ after: string | undefined }>();
  const open = useCallback((after?: string) => setAsked({ after }), []);
  useFocusBack(asked !== undefined, paneButtonId('outline'));
  return (
    <PasteQuestionsContext value={open}>
      {children}
      {asked ? <PasteQuestions after={asked.after} onClose={() => setAsked(undefined)} /> : null}
    </PasteQuestionsContext>
  );
}
