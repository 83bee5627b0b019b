// Every part of the gallery on one page, in the language that the address names: what `gallery.ts` makes a script of.
import '#ui/fonts.css';
import '#ui/tokens.css';
import '#ui/base.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { PARTS } from '#app/gallery/parts.ts';
import { localeOfPath } from '#domain/text/locale.ts';
import { I18nProvider } from '#kit/web/i18n/i18n-provider.tsx';
import { translatorOf } from '#messages/translate.ts';
import { DashboardProvider } from '#ui/dashboard/dashboard-provider.tsx';

const locale = localeOfPath(location.pathname);
const parts = Object.entries(PARTS).map(([name, Part]) => (
  <article key={name} data-part={name}>
    <Part />
  </article>
));
const page = (
  <DashboardProvider>
    <main data-font="site">
      <h1 lang="en">Gallery</h1>
      {parts}
    </main>
  </DashboardProvider>
);

document.documentElement.lang = locale;
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <I18nProvider translator={translatorOf(locale)}>
    <RouterProvider router={createBrowserRouter([{ path: '*', element: page }])} />
  </I18nProvider>,
);
