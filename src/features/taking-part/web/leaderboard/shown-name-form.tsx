import { localizePath } from '#domain/text/locale.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { Button } from '#ui/plain/button.tsx';
import { TextField } from '#ui/plain/fields/text-field.tsx';
import { LONGEST_SHOWN_NAME } from '../../contract/leaderboard.ts';
import { WaitingState } from '../save-state.tsx';
import shared from '../taking-part.module.css';

export interface NameRefused {
  name: string;
  message: string;
}

const HINTS = {
  everyone: 'leaderboard:yourNameHint',
  participants: 'leaderboard:nameForParticipants',
  nobody: 'leaderboard:nameHidden',
} as const;

interface ShownNameFormProps {
  at: string;
  name: string | null;
  /** Participants alone, where it was written for them; nobody, where names are hidden. */
  seenBy: keyof typeof HINTS;
  refused: NameRefused | undefined;
}

/** By which name somebody is shown, if by any. */
export function ShownNameForm({ at, name, seenBy, refused }: ShownNameFormProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <form method="post" action={localizePath(at, locale)} noValidate data-once>
      <TextField
        name="name"
        label={t('leaderboard:yourName')}
        hint={t(HINTS[seenBy])}
        error={refused?.message}
        maxLength={LONGEST_SHOWN_NAME}
        autoComplete="nickname"
        defaultValue={refused?.name ?? name ?? ''}
      />
      <div className={shared.buttons}>
        <Button variant="secondary">{t('leaderboard:save')}</Button>
      </div>
      <WaitingState />
    </form>
  );
}
