import { Stack, Switch } from '@mantine/core';
import { type Closing, redirectsSafely } from '#domain/questionnaire/closings/closing-schema.ts';
import { parseSecureAddress, parseWebAddress } from '#domain/text/web-address.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { TypedAddress } from '../controls/typed-address.tsx';
import { useClosingActions } from './use-closing-actions.ts';

/** What is set of a closing beside its texts. */
export function ClosingSettings({ closing }: { closing: Closing }) {
  const t = useText();
  const { write } = useClosingActions();
  const { id, screensOut = false } = closing;
  const writeLink = (link: string | undefined) => write(linked(closing, link), { topic: `link:${id}` });
  return (
    <Stack gap="md">
      <Switch
        label={t('builder:screensOut')}
        description={t('builder:screensOutHint')}
        checked={screensOut}
        onChange={({ currentTarget }) => write({ ...closing, screensOut: currentTarget.checked || undefined })}
      />
      <TypedAddress
        label={t('builder:closingLink')}
        description={t('builder:closingLinkHint')}
        wrong={t('api:url')}
        address={closing.link}
        read={(typed) => parseWebAddress(typed.trim())}
        onChange={writeLink}
        onEmpty={() => writeLink(undefined)}
      />
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
