import { type ReactNode, useCallback, useState } from 'react';
import { useFocusBack } from '#ui/dashboard/focus/use-focus-back.ts';
import { paneButtonId } from '../builder/parts/element-ids.ts';
import { BankPicker } from './bank-picker.tsx';
import { BankPickerContext } from './bank-picker-context.ts';

/** Where the banks open: what leads to them may be gone by then, as a list. */
export function BankPickerPlace({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ after: string | undefined }>();
  const open = useCallback((after?: string) => setAsked({ after }), []);
  useFocusBack(asked !== undefined, paneButtonId('outline'));
  return (
    <BankPickerContext value={open}>
      {children}
      {asked ? <BankPicker after={asked.after} onClose={() => setAsked(undefined)} /> : null}
    </BankPickerContext>
  );
}
