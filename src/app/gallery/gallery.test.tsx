import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/text/locale.ts';
import { renderPage } from '#kit/web/testing/render-page.tsx';
import { DashboardProvider } from '#ui/dashboard/dashboard-provider.tsx';
import routes from '../routes.ts';
import { PARTS } from './parts.ts';

describe.each(LOCALES)('in %s', (locale) => {
  it.each(Object.entries(PARTS))('%s stands alone, with every text it shows', (_name, Part) => {
    const html = renderPage(
      locale,
      <DashboardProvider>
        <Part />
      </DashboardProvider>,
    );
    expect(html).toContain('<section');
    expect(html).not.toMatch(/>\s*(?:common|projects|operations|account|identity|dashboard):?\.?[a-z]+[A-Z.]\w*\s*</);
  });
});

it('is in no build: only development has its address', () => {
  expect(JSON.stringify(routes)).not.toContain('gallery');
});
