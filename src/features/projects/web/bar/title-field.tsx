import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Locale } from '#domain/text/locale.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import type { ProjectType } from '../../contract/kinds.ts';
import { LONGEST } from '../../contract/settings.ts';
import { FIRST_KIND_ID } from '../builder/parts/element-ids.ts';
import type { Settings } from '../settings/use-settings.ts';
import styles from './bar.module.css';

interface TitleFieldProps {
  type: ProjectType;
  settings: Settings;
  locale: Locale;
}

/**
 * The project's title, written where it stands; Enter and Escape leave it, Escape as it was. In one that asks nothing
 * yet Enter goes on to its first question.
 */
export function TitleField({ type, settings, locale }: TitleFieldProps) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const before = useRef('');
  const { values, change, leave } = settings;
  const title = values.title[locale];
  useFocusOnceMade(field);

  function write(text: string): void {
    change({ title: { ...values.title, [locale]: text } }, { topic: `title:${locale}` });
  }

  function press(event: KeyboardEvent): void {
    const { key } = event;
    if (event.nativeEvent.isComposing || (key !== 'Enter' && key !== 'Escape')) return;
    if (key === 'Escape') write(before.current);
    field.current?.blur();
    if (key === 'Escape') return;
    // The same press would choose what takes the focus.
    event.preventDefault();
    document.getElementById(FIRST_KIND_ID)?.focus();
  }

  return (
    <span className={styles.title} title={title || undefined} data-text={title || t('projects:untitled')}>
      <input
        ref={field}
        lang={locale}
        aria-label={t('projects:title', { kind: t(`common:kind.${type}`) })}
        placeholder={t('projects:untitled')}
        autoComplete="off"
        size={1}
        maxLength={LONGEST.line}
        value={title}
        onFocus={() => {
          before.current = title;
        }}
        onBlur={() => leave('title')}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={press}
      />
    </span>
  );
}

/** A project that was made a moment ago begins with its title. */
function useFocusOnceMade(field: { current: HTMLInputElement | null }): void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const isNew = (state as { made?: boolean } | null)?.made === true;
  useEffect(() => {
    if (!isNew) return;
    // After the page that was come to took the focus.
    const frame = requestAnimationFrame(() => {
      field.current?.select();
      // Coming back to it later is no beginning.
      void navigate(pathname, { replace: true, state: null });
    });
    return () => cancelAnimationFrame(frame);
  }, [isNew, field, navigate, pathname]);
}
