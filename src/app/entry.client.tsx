import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { localeOfPath } from '#domain/text/locale.ts';
import { I18nProvider } from '#kit/web/i18n/i18n-provider.tsx';
import { loadTexts } from '#kit/web/i18n/load-texts.ts';
import { reloadOnMissingChunk, startedUp } from '#kit/web/page/missing-chunk/missing-chunk.ts';
import { textsOfDocument } from '#kit/web/page/page-texts.ts';
import { reportCaught, reportErrors } from '#kit/web/page/report-errors.ts';
import { createTranslator } from '#messages/translator.ts';

reloadOnMissingChunk();
reportErrors();

const locale = localeOfPath(window.location.pathname);
const translator = createTranslator(locale, await loadTexts(locale, textsOfDocument()));
startedUp();

startTransition(() => {
  hydrateRoot(
    document,
    <I18nProvider translator={translator}>
      <HydratedRouter onError={reportCaught} />
    </I18nProvider>,
  );
});
