import './theme.css';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { libraryPaths } from '#features/library/paths.ts';
import { type ProjectAddress, projectPaths } from '#features/projects/paths.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { useNonce } from '#kit/web/page/nonce.ts';
import type { TextKey } from '#messages/text.ts';
import { BrandMark } from '#ui/plain/brand-mark.tsx';
import { Container } from '#ui/plain/container.tsx';
import { CONTENT_ID, SkipLink } from '#ui/plain/skip-link.tsx';
import { BACK } from './addresses.ts';
import islandUrl from './island/main.ts?worker&url';
import { LanguageSwitch } from './language-switch.tsx';
import type { Ground, PreviewedFrom, TakingPartHandle } from './page-handle.ts';
import styles from './taking-part.module.css';

const WAYS_BACK = {
  build: { to: projectPaths.build, words: 'takingPart:previewBack' },
  oversight: { to: ({ _id }) => projectPaths.anyProject(_id), words: 'takingPart:previewBackToStaff' },
  templates: { to: ({ kind }) => libraryPaths.newProject(kind), words: 'takingPart:previewBackToTemplates' },
} as const satisfies Record<PreviewedFrom, { to: (project: ProjectAddress) => string; words: TextKey }>;

interface TakingPartFrameProps {
  /** What the page stands on, where no page says so itself. */
  ground?: Ground;
  children: ReactNode;
}

/** Around every page of taking part: nothing but the way to the other language, the page, and who made it. */
export function TakingPartFrame({ ground: given, children }: TakingPartFrameProps) {
  const t = useText();
  const pages = useMatches().map(({ handle, loaderData }) => ({
    ...(handle as TakingPartHandle | undefined),
    loaderData,
  }));
  const ground = given ?? pages.map((page) => page.ground?.(page.loaderData)).find(Boolean) ?? 'paper';
  const theme = pages.map((page) => page.survey?.(page.loaderData)).find(Boolean)?.theme;
  const draft = pages.map((page) => page.draft?.(page.loaderData)).find(Boolean);
  return (
    <div id={BACK} className={styles.page} data-theme={ground} data-colour={theme}>
      <SkipLink />
      {draft ? (
        <p className={styles.preview} data-preview="" hidden={draft.isFramed}>
          <LocaleLink to={WAYS_BACK[draft.from].to(draft)} className={styles.back} reloadDocument>
            {t(WAYS_BACK[draft.from].words)}
          </LocaleLink>
          <span>{t('takingPart:preview')}</span>
        </p>
      ) : null}
      <Container width="survey" className={styles.bar}>
        <span className={styles.logo} />
        <LanguageSwitch />
      </Container>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        <Container width="survey" className={styles.column}>
          {children}
        </Container>
      </main>
      <Container width="survey">
        <footer className={styles.maker}>
          <LocaleLink to="/" reloadDocument target={draft ? '_blank' : undefined}>
            <BrandMark />
            {t('takingPart:madeWith', { product: t('common:productName') })}
          </LocaleLink>
        </footer>
      </Container>
      <script type="module" src={islandUrl} nonce={useNonce()} />
    </div>
  );
}
