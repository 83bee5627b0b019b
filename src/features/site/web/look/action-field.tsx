import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { HOUSE_ACTION } from '#domain/colour/action-colours.ts';
import { actionPairs, isReadableAction, looksLikeDanger, readableAction } from '#domain/colour/action-pairs.ts';
import { isColour } from '#domain/colour/contrast.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ColourField } from '#ui/dashboard/forms/fields/colour-field.tsx';
import { Alert } from '#ui/plain/alert.tsx';

interface ActionFieldProps {
  label: string;
  value: string;
  error?: ReactNode;
  onChange: (colour: string) => void;
}

/** The colour of buttons and links, how readable it is wherever it stands, and what would be where it is not. */
export function ActionField({ label, value, error, onChange, ...rest }: ActionFieldProps) {
  const t = useText();
  const pairs = isColour(value) ? actionPairs(value) : [];
  const better = isColour(value) && !isReadableAction(value) ? readableAction(value) : undefined;
  return (
    <div>
      <ColourField
        {...rest}
        label={label}
        value={value}
        onChange={onChange}
        error={error}
        against={pairs.map(({ pair, other }) => ({ name: t(`siteLook:pair.${pair}`), colour: other }))}
      />
      {/* The field that is left would take its error away, and what is pressed would move. */}
      <Group mt="sm" gap="sm" onMouseDown={(event) => event.preventDefault()}>
        {better ? (
          <Button onClick={() => onChange(better)} style={{ '--button-bg': better, '--button-color': '#ffffff' }}>
            {t('siteLook:takeBetter', { colour: better })}
          </Button>
        ) : null}
        {value === HOUSE_ACTION ? null : (
          <Button variant="default" onClick={() => onChange(HOUSE_ACTION)}>
            {t('siteLook:backToHouse')}
          </Button>
        )}
      </Group>
      {isColour(value) && looksLikeDanger(value) ? <Alert tone="warning">{t('siteLook:likeDanger')}</Alert> : null}
    </div>
  );
}
