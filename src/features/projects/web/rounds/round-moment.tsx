import { useEffect, useState } from 'react';
import { fromDhakaInput, toDhakaInput } from '#domain/text/dhaka-time.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { DateTimeField } from '#ui/dashboard/forms/fields/dates/date-time-field.tsx';
import type { Settings } from '../settings/use-settings.ts';

interface RoundMomentProps {
  id: string;
  label: string;
  usual: string;
  /** In UTC; null for none. */
  value: string | null;
  /** What it has to come after. */
  after?: string | null;
  /** By the server, in its words. */
  refused: string | undefined;
  hold: Settings['hold'];
  onChange: (value: string | null) => void;
}

/** When a round opens or ends; what cannot be used stays as it was typed until it can, and is not saved. */
export function RoundMoment({ id, label, usual, value, after = null, refused, hold, onChange }: RoundMomentProps) {
  const t = useText();
  const [typed, setTyped] = useState<string>();
  const [isLeft, setIsLeft] = useState(false);
  const holding = typed === undefined ? undefined : isLeft;
  useEffect(() => {
    hold(id, holding);
    return () => hold(id);
  }, [hold, id, holding]);
  const isTooEarly = (moment: string) => after !== null && Date.parse(moment) <= Date.parse(after);

  function change(text: string): void {
    const moment = fromDhakaInput(text);
    const isUsable = text === '' || (moment !== undefined && !isTooEarly(moment));
    setIsLeft(false);
    setTyped(isUsable ? undefined : text);
    if (isUsable) onChange(moment ?? null);
  }

  const shown = typed ?? (value === null ? '' : toDhakaInput(value));
  const problem = fromDhakaInput(shown) === undefined ? 'api:date' : 'api:endsBeforeOpens';
  const error = typed !== undefined && isLeft ? t(problem) : refused;
  return (
    <DateTimeField
      id={id}
      label={label}
      usual={usual}
      value={shown}
      onChange={change}
      onLeave={() => setIsLeft(true)}
      {...(error !== undefined && { error })}
    />
  );
}
