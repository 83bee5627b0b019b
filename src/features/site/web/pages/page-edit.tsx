import type { LoaderFunctionArgs } from 'react-router';
import { localizedText } from '#domain/text/localized.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { getPageEntry } from '../../contract/pages.ts';
import { sitePaths } from '../../paths.ts';
import { ContentEdit } from '../content/content-edit.tsx';
import { PageForm } from '../content/pages/page-form.tsx';

export const handle = { texts: ['api', 'content'] } satisfies PageHandle;

/** An address that names nothing is no page; the screen itself reads what it shows. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.get(hostContext).call(getPageEntry, { params: { id: String(params.id) } });
  return null;
}

export default function PageEditPage() {
  const t = useText();
  const locale = useLocale();
  return (
    <ContentEdit
      kind="pages"
      get={getPageEntry}
      listTitle={t('dashboard:pages')}
      nameOf={({ title }) => localizedText(title, locale)}
      seenAt={({ slug, state }) => (state === 'active' ? sitePaths.page(slug) : undefined)}
    >
      {(entry) => <PageForm key={entry._id} entry={entry} />}
    </ContentEdit>
  );
}
