import type { Locale } from '#domain/text/locale.ts';
import { usePageTranslator, useText } from '#kit/web/i18n/use-i18n.ts';
import type { Project } from '../../contract/project.ts';
import { useTranslator } from '../in-language.tsx';
import { CodeToPaste } from './code-to-paste.tsx';
import { widgetCode } from './embed-html.ts';
import { needsCookies } from './needs-cookies.ts';

interface WidgetCodeProps {
  project: Project;
  link: string;
  language: Locale;
}

/** A button for somebody's own pages that opens the form over them, in the language that the link opens in. */
export function WidgetCode({ project, link, language }: WidgetCodeProps) {
  const t = useText();
  const page = usePageTranslator();
  const { t: say } = useTranslator(language) ?? page;
  if (needsCookies(project)) return null;
  return (
    <CodeToPaste
      heading={t('sharing:widget')}
      label={t('sharing:widgetLabel')}
      description={t('sharing:widgetText')}
      code={widgetCode(link, { label: say('sharing:widgetButton'), close: say('common:close') })}
    />
  );
}
