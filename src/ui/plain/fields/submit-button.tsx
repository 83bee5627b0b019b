import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '../button.tsx';

/** Sends the form it stands in; `intent` tells it from another form of the page. */
export function SubmitButton({ intent, children }: { intent?: string; children: ReactNode }) {
  const { formData } = useNavigation();
  const sending = formData !== undefined && (formData.get('intent') ?? undefined) === intent;
  return (
    <Button wide loading={sending} name={intent && 'intent'} value={intent}>
      {children}
    </Button>
  );
}
