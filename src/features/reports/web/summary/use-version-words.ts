import { localizedText } from '#domain/text/localized.ts';
import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import type { Former, QuestionReport, ReportRow } from '../../contract/report.ts';

/** What changed between the versions whose answers are counted together, in words. */
export function useVersionWords() {
  const t = useText();
  const locale = useLocale();
  const format = useFormat();
  const listed = (versions: number[]) => versions.map(format.digits).join(', ');

  function formerly(former: Former[]): string[] {
    return former.map(({ text, versions }) =>
      t('reports:formerly', { versions: listed(versions), text: localizedText(text, locale) }),
    );
  }

  return {
    formerly,
    asked: (versions: number[]) => t('reports:askedInVersions', { versions: listed(versions) }),
    /** Of one option: where it was offered, if not wherever the question was asked, and what it was called. */
    ofOption({ versions: asked }: QuestionReport, { versions: offered, formerly: former = [] }: ReportRow): string[] {
      const everywhere = !offered || offered.length === asked.length;
      return [
        ...(everywhere ? [] : [t('reports:offeredInVersions', { versions: listed(offered) })]),
        ...formerly(former),
      ];
    },
  };
}
