import { defaultOf } from '#domain/answers/reading/default-answers.ts';
import type { Detail } from '#domain/questionnaire/compare/changes.ts';
import { findQuestion } from '#domain/questionnaire/flow.ts';
import { nameText } from '#domain/questionnaire/piping/name-texts.ts';
import { answerWords } from '#domain/questionnaire/registry.ts';
import type { Questionnaire, Video } from '#domain/questionnaire/schema.ts';
import { isCalendarDate } from '#domain/text/dhaka-time.ts';
import type { Locale } from '#domain/text/locale.ts';
import { readLocalized } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { usePageTranslator } from '#kit/web/i18n/use-i18n.ts';
import { linesOf } from '../builder/logic/logic-lines.ts';
import { numbered } from '../builder/logic/numbered.ts';
import { usePartName } from '../builder/parts/use-part-name.ts';
import { useTextName } from '../use-text-name.ts';
import type { Compared } from './compared.ts';

/** Words of the page, or of an owner in a language. */
export interface Said {
  text: string;
  lang?: Locale;
}

interface DetailWords {
  /** What is different. */
  name: string;
  before?: Said;
  after?: Said;
}

type DetailOf<Of extends Detail['of']> = Extract<Detail, { of: Of }>;

/** What is different in a part, in words. */
export function useDetailWords({ before, after }: Compared): (partId: string, detail: Detail) => DetailWords {
  const translator = usePageTranslator();
  const { t, find, locale } = translator;
  const textName = useTextName();
  const nameOf = usePartName();
  const settingValue = useSettingValue();

  function ofItem({ list, change, label }: DetailOf<'item'>): DetailWords {
    const kind = find(`versions:list.${list}`);
    const name = t(`versions:item.${change}`);
    const words = readLocalized(label, locale) ?? { text: t('versions:nothing') };
    return { name: kind ? `${kind}: ${name}` : name, [change === 'removed' ? 'before' : 'after']: words };
  }

  function ofSetting(
    partId: string,
    { name: setting, item, locale: lang, before: was, after: is }: DetailOf<'setting'>,
  ): DetailWords {
    const words = find(`versions:setting.${setting}`) ?? t('versions:otherSetting');
    const label = readLocalized(item, locale)?.text;
    const named = label ? t('versions:settingOf', { setting: words, item: label }) : words;
    const name = lang ? t('builder:inLanguage', { field: named, language: t(`builder:language.${lang}`) }) : named;
    if (setting === 'default') return { name, before: defaultIn(before, partId), after: defaultIn(after, partId) };
    return { name, before: inLanguage(settingValue(was), lang), after: inLanguage(settingValue(is), lang) };
  }

  function defaultIn(questionnaire: Questionnaire, id: string): Said | undefined {
    const question = findQuestion(questionnaire, id);
    const answer = question && defaultOf(question);
    return question && answer !== undefined ? { text: answerWords(question, answer, locale) } : settingValue(undefined);
  }

  function logicIn(questionnaire: Questionnaire, id: string): Said | undefined {
    const part = findQuestion(questionnaire, id) ?? questionnaire.sections.find((section) => section.id === id);
    if (!part) return undefined;
    const lines = linesOf(part, numbered(questionnaire), translator).map(({ words }) => words);
    if ('questions' in part) return { text: lines.join('; ') || t('logic:everyoneWords') };
    const always = t(part.required ? 'logic:requiredWords' : 'logic:optionalWords');
    return { text: [...(part.requireIf && !part.required ? [] : [always]), ...lines].join('; ') };
  }

  return (partId, detail) => {
    switch (detail.of) {
      case 'moved':
        return {
          name: t('versions:item.moved'),
          after: { text: detail.section ? nameOf(after, detail.section) : t('versions:elsewhere') },
        };
      case 'kind':
        return {
          name: t('builder:kindLabel'),
          before: { text: t(`builder:kind.${detail.before}`) },
          after: { text: t(`builder:kind.${detail.after}`) },
        };
      case 'text': {
        const { locale: lang } = detail;
        const written = (text: string, of: Questionnaire): Said | undefined =>
          text === '' ? undefined : { text: nameText({ [lang]: text }, of)[lang] ?? text, lang };
        const language = t(`builder:language.${lang}`);
        return {
          name: t('builder:inLanguage', { field: textName(partId, detail.place, after), language }),
          before: written(detail.before, before),
          after: written(detail.after, after) ?? { text: t('versions:nothing') },
        };
      }
      case 'item':
        return ofItem(detail);
      case 'setting':
        return ofSetting(partId, detail);
      default:
        return { name: t('versions:logic'), before: logicIn(before, partId), after: logicIn(after, partId) };
    }
  };
}

function inLanguage(said: Said | undefined, lang: Locale | undefined): Said | undefined {
  return said && lang ? { ...said, lang } : said;
}

/** Its title is compared as a text. */
function isVideo(value: unknown): value is Video {
  return typeof value === 'object' && value !== null && 'address' in value;
}

/** What something is set to; nothing where it takes more than a word to say. */
function useSettingValue(): (value: unknown) => Said | undefined {
  const { t } = usePageTranslator();
  const format = useFormat();
  return (value) => {
    if (value === undefined || value === false) return { text: t('versions:off') };
    if (value === true) return { text: t('versions:on') };
    if (typeof value === 'number') return { text: format.number(value) };
    if (isVideo(value)) return { text: value.address };
    if (typeof value !== 'string') return undefined;
    if (value === '') return { text: t('versions:nothing') };
    return { text: isCalendarDate(value) ? format.date(value) : value };
  };
}
