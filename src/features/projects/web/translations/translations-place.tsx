import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { allTextsOf, type PlacedText } from '#domain/questionnaire/texts/questionnaire-texts.ts';
import { isTranslatable, writeTexts } from '#domain/questionnaire/translations/translations.ts';
import type { Locale } from '#domain/text/locale.ts';
import { missingLocales } from '#domain/text/localized.ts';
import { LocaleLink } from '#kit/web/i18n/locale-link.tsx';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { EmptyState } from '#ui/dashboard/states/empty-state.tsx';
import { projectPaths } from '../../paths.ts';
import { numbered } from '../builder/logic/numbered.ts';
import { fromField } from '../builder/piping/field-text.ts';
import { ShortcutsPlace } from '../builder/shortcuts/shortcuts-place.tsx';
import { useBuilderKeys } from '../builder/state/use-builder-keys.ts';
import { useQuestionnaire } from '../builder/state/use-draft.ts';
import { Announcement } from '../workshop/announcement.tsx';
import type { Workshop } from '../workshop/workshop-context.ts';
import { PartTexts } from './part-texts.tsx';
import { changedAround, isAround, takesPiped, textsAround } from './texts-around.ts';
import { TranslationTools } from './translation-tools.tsx';
import styles from './translations.module.css';

/** Every text that respondents read in all its languages, side by side: what stands around the questions first. */
export function TranslationsPlace({ workshop }: { workshop: Workshop }) {
  const t = useText();
  const { project, builder, settings } = workshop;
  const { tools, said } = builder;
  const questionnaire = useQuestionnaire();
  const { languages } = tools;
  const area = useRef<HTMLDivElement>(null);
  const all = [...textsAround(settings.values), ...allTextsOf(questionnaire)];
  const open = all.filter(isTranslatable);
  // What is emptied here stays where it is while one is here, and so does what is filled in where only gaps are shown.
  const [begun] = useState(() => new Set(open.map(({ key }) => key)));
  const [only, setOnly] = useState<ReadonlySet<string>>();
  const listed = new Set(open.map(({ key }) => key));
  const texts = all.filter(({ key }) => listed.has(key) || begun.has(key));
  const shown = texts.filter(({ key }) => !only || only.has(key));

  function write(at: PlacedText, locale: Locale, written: string): void {
    const { key } = at;
    const textIn = (current: typeof questionnaire) =>
      takesPiped(at) ? fromField(written, numbered(current)) : written;
    if (isAround(at)) {
      const text = textIn(tools.now().questionnaire);
      settings.change(changedAround(settings.values, [{ key, locale, text }]), { topic: `${key}:${locale}` });
      return;
    }
    tools.edit((current) => writeTexts(current, [{ key, locale, text: textIn(current) }]), {
      topic: `translate:${key}:${locale}`,
    });
  }

  function goToMissing(): void {
    const gaps = [...(area.current?.querySelectorAll<HTMLElement>('textarea[data-missing]') ?? [])];
    const here = document.activeElement;
    const isAhead = (gap: HTMLElement) =>
      here ? Boolean(here.compareDocumentPosition(gap) & Node.DOCUMENT_POSITION_FOLLOWING) : true;
    const next = gaps.find(isAhead) ?? gaps[0];
    next?.focus();
    next?.scrollIntoView({ block: 'center' });
    if (!next) tools.say(t('translations:allThere'));
  }

  useBuilderKeys(area, { undo: tools.undo, redo: tools.redo, addNext: goToMissing });

  if (languages.length < 2 || texts.length === 0) {
    const why = languages.length < 2 ? 'oneLanguage' : 'nothing';
    const to = why === 'nothing' ? projectPaths.build(project) : projectPaths.settings(project);
    return (
      <EmptyState
        picture="nothing-found"
        title={t(`translations:${why}`)}
        text={t(`translations:${why}Text`)}
        action={
          <Button component={LocaleLink} to={to}>
            {t(why === 'nothing' ? 'translations:toBuild' : 'translations:toSettings')}
          </Button>
        }
      />
    );
  }

  const isGap = ({ text }: (typeof texts)[number]) => missingLocales(text, languages).length > 0;
  return (
    <div ref={area} className={styles.place}>
      <ShortcutsPlace tools={tools} />
      <header>
        <h2>{t('projects:translations')}</h2>
        <p className={styles.text}>{t('translations:text')}</p>
      </header>
      <TranslationTools
        workshop={workshop}
        texts={texts}
        onlyMissing={only !== undefined}
        onOnlyMissing={(on) => setOnly(on ? new Set(texts.filter(isGap).map(({ key }) => key)) : undefined)}
        onNext={goToMissing}
      />
      {shown.length === 0 ? <p className={styles.text}>{t('translations:allThere')}</p> : null}
      {[...Map.groupBy(shown, ({ partId }) => partId)].map(([partId, own]) => (
        <PartTexts key={partId} texts={own} questionnaire={questionnaire} languages={languages} onWrite={write} />
      ))}
      <Announcement said={said} />
    </div>
  );
}
