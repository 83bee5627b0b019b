import { TextInput } from '@mantine/core';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LocalizedField } from '#ui/dashboard/forms/fields/localized/localized-field.tsx';
import { RichTextField } from '#ui/dashboard/forms/fields/rich-text/rich-text-field.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import {
  createPage,
  findPageEntries,
  getPageEntry,
  type PageContent,
  type PageEntry,
  pageContent,
  updatePage,
} from '../../../contract/pages.ts';
import { sitePaths } from '../../../paths.ts';
import { isLinked } from '../../../policy.ts';
import { bothOf } from '../both-of.ts';
import { StateField } from '../state-field.tsx';
import { useContentForm } from '../use-content-form.ts';

/** A page of the site, in both languages beside each other. */
export function PageForm({ entry }: { entry?: PageEntry }) {
  const t = useText();
  const { field, localized, shell } = useSchemaForm<typeof pageContent, PageContent>({
    schema: pageContent,
    labels: {
      title: t('content:title'),
      slug: t('content:slug'),
      body: t('content:body'),
      state: t('content:state'),
    },
    bodyOf: (values) => values,
    ...useContentForm({
      kind: 'pages',
      entry,
      valuesOf,
      reads: [findPageEntries, getPageEntry],
      calls: {
        get: (id) => call(getPageEntry, { params: { id } }),
        create: (body) => call(createPage, { body }),
        update: (id, body) => call(updatePage, { params: { id }, body }),
      },
    }),
  });
  const linked = entry !== undefined && isLinked(entry.slug);
  return (
    <FormShell {...shell} wide>
      <FormSection>
        <LocalizedField fields={localized('title')}>{(each) => <TextInput {...each} />}</LocalizedField>
        <TextInput
          {...field('slug')}
          description={linked ? t('content:slugLinked') : t('content:slugHint', { start: sitePaths.page('') })}
          readOnly={linked}
          autoCapitalize="none"
          spellCheck={false}
        />
        <LocalizedField fields={localized('body')}>{(each) => <RichTextField {...each} />}</LocalizedField>
        {linked ? null : <StateField {...field('state')} />}
      </FormSection>
    </FormShell>
  );
}

function valuesOf(entry: PageEntry | undefined): PageContent {
  return {
    title: bothOf(entry?.title),
    slug: entry?.slug ?? '',
    body: bothOf(entry?.body),
    state: entry?.state ?? 'active',
  };
}
