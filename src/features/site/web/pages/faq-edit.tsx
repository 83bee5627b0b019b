import type { LoaderFunctionArgs } from 'react-router';
import { localizedText } from '#domain/text/localized.ts';
import { useLocale, useText } from '#kit/web/i18n/use-i18n.ts';
import { hostContext } from '#kit/web/page/host-context.ts';
import type { PageHandle } from '#kit/web/page/page-handle.ts';
import { getFaqEntry } from '../../contract/faqs.ts';
import { sitePaths } from '../../paths.ts';
import { ContentEdit } from '../content/content-edit.tsx';
import { FaqForm } from '../content/faqs/faq-form.tsx';

export const handle = { texts: ['api', 'content'] } satisfies PageHandle;

/** An address that names nothing is no page; the screen itself reads what it shows. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.get(hostContext).call(getFaqEntry, { params: { id: String(params.id) } });
  return null;
}

export default function FaqEditPage() {
  const t = useText();
  const locale = useLocale();
  return (
    <ContentEdit
      kind="faqs"
      get={getFaqEntry}
      listTitle={t('dashboard:faq')}
      nameOf={({ question }) => localizedText(question, locale)}
      seenAt={() => sitePaths.faq}
    >
      {(entry) => <FaqForm key={entry._id} entry={entry} />}
    </ContentEdit>
  );
}
