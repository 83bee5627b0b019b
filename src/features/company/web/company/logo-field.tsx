import { Button, FileButton, Group } from '@mantine/core';
import { IconBuilding, IconTrash, IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { formErrorsOf } from '#kit/web/calls/form-errors.ts';
import { useCallMutation } from '#kit/web/calls/queries.ts';
import { useErrorMessage } from '#kit/web/calls/use-error-message.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { ImageCropOnDemand } from '#ui/dashboard/forms/fields/files/image-crop-on-demand.tsx';
import { showToast } from '#ui/dashboard/toast.tsx';
import { CompanyLogo } from '#ui/plain/company-logo.tsx';
import { type Company, deleteCompanyLogo, updateCompanyLogo } from '../../contract/company.ts';
import { useCompanyChanged } from '../use-company-changed.ts';
import styles from './company.module.css';

/** What logos are chosen from; the server looks at what is in them. */
const TYPES = 'image/jpeg,image/png,image/gif';
/** As wide as it is sent, in pixels. */
const WIDTH = 512;

/** The logo of a company: chosen, cut to a square, and sent at once. */
export function LogoField({ company }: { company: Pick<Company, '_id' | 'logo'> }) {
  const t = useText();
  const messageOf = useErrorMessage();
  const changed = useCompanyChanged();
  const [chosen, setChosen] = useState<File>();
  const resetChoice = useRef<() => void>(null);
  const params = { id: company._id };
  const done = (words: string) => async () => {
    showToast('success', words);
    await changed();
  };
  const send = useCallMutation(updateCompanyLogo, { onSuccess: done(t('company:logoSaved')) });
  const remove = useCallMutation(deleteCompanyLogo, { onSuccess: done(t('company:logoRemoved')) });
  const error = send.error ?? remove.error;

  function close(): void {
    setChosen(undefined);
    // The same file may be chosen again.
    resetChoice.current?.();
  }

  async function cut(file: File): Promise<void> {
    close();
    remove.reset();
    send.mutate({ params, body: new Uint8Array(await file.arrayBuffer()) });
  }

  return (
    <section className={styles.logo} aria-label={t('company:logo')}>
      {company.logo ? (
        <CompanyLogo logo={company.logo} size={96} />
      ) : (
        <span className={styles.empty}>
          <IconBuilding size={48} stroke={1.5} aria-hidden="true" />
        </span>
      )}
      <div>
        <Group gap="xs">
          <FileButton accept={TYPES} resetRef={resetChoice} onChange={(file) => setChosen(file ?? undefined)}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                loading={send.isPending}
                leftSection={<IconUpload size={18} aria-hidden="true" />}
              >
                {t(company.logo ? 'company:otherLogo' : 'company:chooseLogo')}
              </Button>
            )}
          </FileButton>
          {company.logo ? (
            <Button
              variant="subtle"
              color="red"
              loading={remove.isPending}
              leftSection={<IconTrash size={18} aria-hidden="true" />}
              onClick={() => {
                send.reset();
                remove.mutate({ params });
              }}
            >
              {t('company:removeLogo')}
            </Button>
          ) : null}
        </Group>
        <p className={styles.hint}>{t('company:logoHint')}</p>
        <p role="alert" className={styles.error}>
          {error ? (formErrorsOf(error).body ?? messageOf(error)) : null}
        </p>
      </div>
      {chosen ? (
        <ImageCropOnDemand file={chosen} aspect={1} width={WIDTH} onCut={(file) => void cut(file)} onClose={close} />
      ) : null}
    </section>
  );
}
