import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Locale } from '#domain/text/locale.ts';
import { translatorOf } from '#messages/translate.ts';
import { I18nProvider } from '../i18n/i18n-provider.tsx';

/** What a test sees of a page: the HTML of `children` at `path`, where `root` is known of all pages. */
export function renderPage(locale: Locale, children: ReactNode, path = '/', root?: object): string {
  const router = createMemoryRouter([{ id: 'root', path: '*', element: children }], {
    initialEntries: [path],
    ...(root && { hydrationData: { loaderData: { root } } }),
  });
  const page = (
    <I18nProvider translator={translatorOf(locale)}>
      <RouterProvider router={router} />
    </I18nProvider>
  );
  return renderToString(page).replaceAll('<!-- -->', '');
}
