import { useScrollSpy } from '@mantine/hooks';
import type { MouseEvent } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import styles from './section-list.module.css';
import { SETTING_SECTIONS } from './setting-sections.ts';

/** The top bar, and the air that a section has under it. */
const UNDER_BAR_PX = 72;
const EACH = SETTING_SECTIONS.map(({ id }) => `#${id}`).join();

/** Where there is room beside the settings: what they are divided into, and where in them one is. */
export function SectionList() {
  const t = useText();
  const { active } = useScrollSpy({ selector: EACH, offset: UNDER_BAR_PX });
  return (
    <nav className={styles.list} aria-label={t('projects:settingsTab')}>
      {SETTING_SECTIONS.map(({ id, title }, index) => (
        <a key={id} href={`#${id}`} aria-current={index === active ? 'true' : undefined} onClick={goTo}>
          {t(title)}
        </a>
      ))}
    </nav>
  );
}

/** The way back leads to the place before, not from section to section. */
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const section = document.getElementById(event.currentTarget.hash.slice(1));
  if (!section) return;
  event.preventDefault();
  section.scrollIntoView();
  section.focus({ preventScroll: true });
}
