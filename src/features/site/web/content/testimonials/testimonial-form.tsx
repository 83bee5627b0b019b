import { Textarea, TextInput } from '@mantine/core';
import { call } from '#kit/web/calls/call-client.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { LocalizedField } from '#ui/dashboard/forms/fields/localized/localized-field.tsx';
import { FormSection } from '#ui/dashboard/forms/form-section.tsx';
import { FormShell } from '#ui/dashboard/forms/form-shell.tsx';
import { useSchemaForm } from '#ui/dashboard/forms/use-schema-form.tsx';
import {
  createTestimonial,
  findTestimonialEntries,
  getTestimonialEntry,
  type TestimonialContent,
  type TestimonialEntry,
  testimonialContent,
  updateTestimonial,
} from '../../../contract/testimonials.ts';
import { bothOf } from '../both-of.ts';
import { ImageField } from '../image-field.tsx';
import { StateField } from '../state-field.tsx';
import { useContentForm } from '../use-content-form.ts';

/** What somebody said, and who they are, in both languages beside each other. */
export function TestimonialForm({ entry }: { entry?: TestimonialEntry }) {
  const t = useText();
  const { form, field, localized, shell } = useSchemaForm<typeof testimonialContent, TestimonialContent>({
    schema: testimonialContent,
    labels: {
      quote: t('content:quote'),
      name: t('content:personName'),
      about: t('content:personAbout'),
      photo: t('content:photo'),
      state: t('content:state'),
    },
    bodyOf: (values) => values,
    ...useContentForm({
      kind: 'testimonials',
      entry,
      valuesOf,
      reads: [findTestimonialEntries, getTestimonialEntry],
      calls: {
        get: (id) => call(getTestimonialEntry, { params: { id } }),
        create: (body) => call(createTestimonial, { body }),
        update: (id, body) => call(updateTestimonial, { params: { id }, body }),
      },
    }),
  });
  return (
    <FormShell {...shell} wide>
      <FormSection>
        <LocalizedField fields={localized('quote')}>
          {(each) => <Textarea {...each} autosize minRows={3} description={t('content:quoteHint')} />}
        </LocalizedField>
        <LocalizedField fields={localized('name')}>{(each) => <TextInput {...each} />}</LocalizedField>
        <LocalizedField fields={localized('about')}>
          {(each) => <TextInput {...each} description={t('content:personAboutHint')} />}
        </LocalizedField>
        <ImageField
          {...field('photo')}
          aspect={1}
          width={320}
          onRemove={() => form.setFieldValue('photo', () => null)}
        />
        <StateField {...field('state')} />
      </FormSection>
    </FormShell>
  );
}

function valuesOf(entry: TestimonialEntry | undefined): TestimonialContent {
  return {
    quote: bothOf(entry?.quote),
    name: bothOf(entry?.name),
    about: bothOf(entry?.about),
    photo: entry?.photo ?? null,
    state: entry?.state ?? 'active',
  };
}
