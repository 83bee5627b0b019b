import { MantineProvider } from '@mantine/core';
import type { CSSProperties } from 'react';
import { siteColours } from '#domain/colour/action-colours.ts';
import { isColour } from '#domain/colour/contrast.ts';
import { GROUNDS, INKS, SCHEMES, type Scheme } from '#domain/colour/grounds.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { cssVariables, theme } from '#ui/dashboard/theme.ts';
import type { UploadedImage } from '../../contract/content-images.ts';
import styles from './look.module.css';
import { PreviewParts } from './preview-parts.tsx';

interface LookPreviewProps {
  action: string;
  logo: UploadedImage | null;
  logoDark: UploadedImage | null;
}

/** How it looks by day and in the dark, whatever the device is set to: the parts that pages are made of, in both. */
export function LookPreview({ action, logo, logoDark }: LookPreviewProps) {
  const t = useText();
  const colours = siteColours(isColour(action) ? action.toLowerCase() : null);
  return (
    <section className={styles.preview} aria-label={t('siteLook:preview')}>
      {SCHEMES.map((scheme) => (
        <figure key={scheme} className={styles.scheme}>
          <figcaption>{t(`siteLook:scheme.${scheme}`)}</figcaption>
          <div id={`look-${scheme}`} className={styles.page} style={variables(scheme, colours[scheme])} inert>
            <MantineProvider
              theme={theme}
              cssVariablesResolver={cssVariables}
              cssVariablesSelector={`#look-${scheme}`}
              forceColorScheme={scheme}
              getRootElement={() => document.getElementById(`look-${scheme}`) ?? undefined}
              withGlobalClasses={false}
            >
              <PreviewParts scheme={scheme} logo={logo} logoDark={logoDark} />
            </MantineProvider>
          </div>
        </figure>
      ))}
    </section>
  );
}

function variables(scheme: Scheme, colours: object): CSSProperties {
  const all = Object.entries({ ...GROUNDS[scheme], ...INKS[scheme], ...colours });
  return Object.fromEntries([...all.map(([name, colour]) => [`--${name}`, colour]), ['colorScheme', scheme]]);
}
