import { Stack, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type Closing, redirectsSafely } from '#domain/questionnaire/closings/closing-schema.ts';
import { LIMITS } from '#domain/questionnaire/limits.ts';
import { parseSecureAddress, parseWebAddress } from '#domain/text/web-address.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useClosingActions } from './use-closing-actions.ts';

/** What is set of a closing beside its texts. */
export function ClosingSettings({ closing }: { closing: Closing }) {
  const t = useText();
  const { write } = useClosingActions();
  const { id, screensOut = false } = closing;
  return (
    <Stack gap="md">
      <Switch
        label={t('builder:screensOut')}
        description={t('builder:screensOutHint')}
        checked={screensOut}
        onChange={({ currentTarget }) => write({ ...closing, screensOut: currentTarget.checked || undefined })}
      />
      <LinkField link={closing.link} onChange={(link) => write(linked(closing, link), { topic: `link:${id}` })} />
      {closing.link && parseSecureAddress(closing.link) ? (
        <Switch
          label={t('builder:redirects')}
          description={t('builder:redirectsHint')}
          checked={closing.redirects ?? false}
          onChange={({ currentTarget }) => write({ ...closing, redirects: currentTarget.checked || undefined })}
        />
      ) : null}
    </Stack>
  );
}

/** Where nothing is left to be opened by itself, nothing is. */
function linked(closing: Closing, link: string | undefined): Closing {
  const next = { ...closing, link };
  return redirectsSafely(next) ? next : { ...next, redirects: undefined };
}

/** What is no web address stays typed, marked once it was left, and changes nothing. */
function LinkField({ link, onChange }: { link: string | undefined; onChange: (link: string | undefined) => void }) {
  const t = useText();
  const [field, setField] = useState({ typed: link ?? '', link });
  const [left, setLeft] = useState(false);
  // Changed by other means, like undo: show that.
  if (field.link !== link) setField({ typed: link ?? '', link });

  const read = (typed: string) => parseWebAddress(typed.trim());
  const isWrong = field.typed.trim() !== '' && read(field.typed) === undefined;

  function change(typed: string): void {
    const isEmpty = typed.trim() === '';
    const next = isEmpty ? undefined : read(typed);
    const isTaken = isEmpty || next !== undefined;
    setField({ typed, link: isTaken ? next : link });
    if (isTaken && next !== link) onChange(next);
  }

  return (
    <TextInput
      label={t('builder:closingLink')}
      description={t('builder:closingLinkHint')}
      type="url"
      inputMode="url"
      autoComplete="off"
      maxLength={LIMITS.webAddress}
      value={field.typed}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      error={isWrong && left ? t('api:url') : null}
    />
  );
}
