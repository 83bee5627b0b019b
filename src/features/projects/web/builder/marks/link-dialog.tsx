import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Locale } from '#domain/text/locale.ts';
import { typedAddress } from '#domain/text/marks/link-address.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Dialog } from '#ui/dashboard/dialogs/dialog.tsx';

interface LinkDialogProps {
  /** What stands there now; without an address it is no link yet. */
  reads: string;
  to: string;
  locale: Locale;
  /** Whether the text has room for it. */
  fits: (reads: string, to: string) => boolean;
  onPut: (reads: string, to: string) => void;
  onTake: () => void;
  onClose: () => void;
}

/** What a link says and where it leads. An address that leads nowhere is not taken. */
export function LinkDialog({ reads: before, to: led, locale, fits, onPut, onTake, onClose }: LinkDialogProps) {
  const t = useText();
  const [reads, setReads] = useState(before);
  const [to, setTo] = useState(led);
  const [tried, setTried] = useState(false);
  const address = typedAddress(to);
  const isBlank = reads.trim() === '';
  const isTooLong = address !== undefined && !fits(reads.trim(), address);
  const wrong = isTooLong ? t('builder:marksTooLong') : address ? undefined : t('builder:linkToWrong');

  function put(event: FormEvent): void {
    event.preventDefault();
    // The dialog stands in the page of the form that is behind it.
    event.stopPropagation();
    setTried(true);
    if (address && !isBlank && !isTooLong) onPut(reads.trim(), address);
  }

  return (
    <Dialog opened onClose={onClose} title={t('builder:linkTitle')} size="small" returnFocus={false}>
      <form onSubmit={put} noValidate>
        <Stack>
          <TextInput
            label={t('builder:linkReads')}
            lang={locale}
            value={reads}
            onChange={(event) => setReads(event.currentTarget.value)}
            error={tried && isBlank ? t('builder:linkReadsMissing') : undefined}
            data-autofocus={before === '' || undefined}
          />
          <TextInput
            label={t('builder:linkTo')}
            description={t('builder:linkToHint')}
            inputMode="url"
            autoComplete="off"
            value={to}
            onChange={(event) => setTo(event.currentTarget.value)}
            error={tried ? wrong : undefined}
            data-autofocus={before !== '' || undefined}
          />
        </Stack>
        <Group justify="flex-end" mt="lg">
          {led ? (
            <Button variant="default" onClick={onTake} me="auto">
              {t('builder:linkTake')}
            </Button>
          ) : null}
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit">{t('builder:linkPut')}</Button>
        </Group>
      </form>
    </Dialog>
  );
}
