import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/text/locale.ts';
import { CallError } from '#kit/contract/call.ts';
import { renderPage } from '#kit/web/testing/render-page.tsx';
import { ChartCard } from '../charts/card/chart-card.tsx';
import { Pie } from '../charts/pies/pie.tsx';
import { DashboardProvider } from './dashboard-provider.tsx';
import { StatusBadge } from './facts/status-badge.tsx';
import { FoldingSection } from './forms/folding-section.tsx';
import { FormSection } from './forms/form-section.tsx';
import { FormShell } from './forms/form-shell.tsx';
import type { FormShellState, Saves } from './forms/shell-state.ts';
import { AppFrame } from './frame/app-frame.tsx';
import { UserMenu } from './frame/user-menu.tsx';
import { PageHeader } from './headings/page-header.tsx';
import { DataTable } from './lists/table/data-table.tsx';
import { FilterChips } from './lists/tools/filter-chips.tsx';
import { ListSearch } from './lists/tools/list-search.tsx';
import { useListState } from './lists/use-list-state.ts';
import type { StandingShown } from './saving/use-save-trouble.ts';
import { EmptyState } from './states/empty-state.tsx';

function render(locale: Locale, children: ReactNode, path?: string): string {
  return renderPage(locale, <DashboardProvider>{children}</DashboardProvider>, path);
}

describe('the frame', () => {
  const user = { _id: 'a', fullName: 'Owner Example', role: 'surveyor' as const };
  const links = [{ label: () => 'আমার প্রোফাইল', to: '/dashboard/profile' }];
  const navigation = [
    { label: () => 'প্রকল্প', entries: [{ label: () => 'জরিপ', to: '/dashboard/survey', icon: () => null }] },
  ];
  const frame = (
    <AppFrame logo="Jorip" navigation={navigation} tools={<UserMenu user={user} links={links} onSignOut={() => {}} />}>
      <PageHeader title="জরিপ" badge={<StatusBadge tone="success">চলছে</StatusBadge>} />
    </AppFrame>
  );
  const html = render('bn', frame, '/bn/dashboard/survey');

  it('leads around in the language of the page and shows where one is', () => {
    expect(html).toContain('href="/bn/dashboard/survey"');
    expect(html).toContain('aria-current="page"');
    expect(html).toContain('href="/bn/dashboard/profile"');
  });

  it('says who is signed in, as what', () => {
    expect(html).toContain('Owner Example');
    expect(html).toContain('ব্যবহারকারী');
  });

  it('lets the keyboard pass it by', () => {
    expect(html).toContain('href="#content"');
    expect(html).toContain('id="content"');
  });
});

describe('a section that folds', () => {
  const html = render(
    'en',
    <FoldingSection id="name" title="Name" summary="Owner Example">
      <input aria-label="First name" />
    </FoldingSection>,
  );

  it('says what is set in it, and what opens it', () => {
    expect(html).toMatch(/<button[^>]*aria-expanded="false"[^>]*>.*Name/);
    expect(html).toContain('Owner Example');
  });

  it('keeps its fields, which nobody sees until then', () => {
    expect(html).toMatch(/<div[^>]*hidden[^>]*>.*First name/);
  });
});

describe('a button', () => {
  const tagOf = (button: ReactNode) => /<button[^>]*>/.exec(render('en', button))?.[0] ?? '';

  it('that waits can hold the focus, says so and sends nothing again', () => {
    const tag = tagOf(
      <Button type="submit" loading>
        Save
      </Button>,
    );
    expect(tag).toContain('type="submit"');
    expect(tag).toContain('aria-disabled="true"');
    expect(tag).toContain('aria-busy="true"');
    expect(tag).not.toMatch(/ disabled/);
  });

  it('that is of no use is disabled', () => {
    expect(tagOf(<Button disabled>Save</Button>)).toMatch(/ disabled/);
    expect(tagOf(<Button>Save</Button>)).toContain('type="button"');
  });
});

interface Row {
  id: string;
  title: string;
}

function List({ items, next, error }: { items?: Row[]; next?: string; error?: Error }) {
  const list = useListState({ sort: '-createdAt', filters: ['status'] });
  const data = items && { items, next: next ?? null, total: items.length };
  const query = { data, error: error ?? null, isFetching: false, refetch: async () => ({}) as never };
  return (
    <>
      <ListSearch list={list} label="Search" />
      <FilterChips
        list={list}
        name="status"
        label="Status"
        options={[{ value: 'draft', label: 'Draft' }]}
        counts={{ draft: 12 }}
      />
      <DataTable<Row>
        query={query}
        list={list}
        label="Surveys"
        columns={[{ id: 'title', title: 'Title', kind: 'text', value: ({ title }) => title }]}
        keyOf={({ id }) => id}
        linkTo={({ id }) => `/survey/${id}`}
        sorts={['title', '-title', '-createdAt']}
        empty={<EmptyState picture="no-surveys" title="No survey yet" />}
      />
      {JSON.stringify(list.query)}
    </>
  );
}

describe('a list', () => {
  const one = [{ id: 'a', title: 'Flying etiquette' }];

  it('shows its rows, how many there are, and the way to more', () => {
    const html = render('bn', <List items={one} next="c1" />);
    expect(html).toContain('Flying etiquette');
    expect(html).toContain('মোট ১টি');
    expect(html).toContain('পরের');
  });

  it('asks for what the address says of it, and for nothing else that stands there', () => {
    const html = render('en', <List items={one} />, '/list?q=fly&status=draft&utm_source=mail&cursor=a&cursor=b');
    expect(html).toContain('{&quot;status&quot;:&quot;draft&quot;,&quot;q&quot;:&quot;fly&quot;');
    expect(html).toContain('&quot;sort&quot;:&quot;-createdAt&quot;,&quot;cursor&quot;:&quot;b&quot;}');
    expect(html).toContain('Page 3');
  });

  it('says in the language of the page what it is sorted by', () => {
    expect(render('bn', <List items={one} />)).not.toContain('সাজানো');
    expect(render('bn', <List items={one} />, '/list?sort=title')).toMatch(/Title.*ঊর্ধ্বক্রমে সাজানো/);
    const html = render('bn', <List items={one} />, '/list?sort=-title');
    expect(html).toMatch(/Title.*অধঃক্রমে সাজানো/);
    expect(html).not.toMatch(/sorted (asc|desc)/i);
  });

  it('makes each row a link within the language of the page, and counts beside each filter', () => {
    const html = render('bn', <List items={one} />);
    expect(html).toMatch(/<th role="rowheader".*href="\/bn\/survey\/a".*Flying etiquette/);
    expect(html).toMatch(/aria-pressed="true"[^>]*>সব.*১২/);
  });

  it('says what to do when it is empty, and how to widen a search that found nothing', () => {
    expect(render('en', <List items={[]} />)).toContain('No survey yet');
    expect(render('en', <List items={[]} />, '/list?q=x')).toContain('Clear filters');
  });

  it('shows that it is loading, and why it failed', () => {
    expect(render('bn', <List />)).toContain('লোড হচ্ছে…');
    const html = render('en', <List error={new CallError(503, 'busy', 'The service is busy.')} />);
    expect(html).toContain('The service is busy.');
    expect(html).toContain('Try again');
    expect(render('en', <List error={new CallError(403, 'forbidden', '')} />)).toContain('You do not have access');
  });
});

describe('a form', () => {
  const nothing = () => {};
  const state = { error: undefined, unsaved: true, savesSoon: false, conflict: undefined };
  const ways = {
    onSubmit: nothing,
    onSaveNow: nothing,
    onDiscard: nothing,
    onMend: nothing,
    onKeepMine: nothing,
    onTakeTheirs: nothing,
  };
  const shell = (saves: Saves, standing: StandingShown, more: Partial<FormShellState> = {}) => (
    <FormShell {...state} {...ways} saves={saves} standing={standing} {...more}>
      <FormSection title="বিবরণ">…</FormSection>
    </FormShell>
  );

  it('over what stands already keeps its bar and says that something is unsaved', () => {
    const html = render('bn', shell('bar', 'waiting'));
    expect(html).toContain('পরিবর্তন এখনো সংরক্ষণ হয়নি');
    expect(html).toContain('সংরক্ষণ করুন');
  });

  it('for something new has a button, and no word of what was saved', () => {
    const html = render('en', shell('button', 'waiting'));
    expect(html).toContain('type="submit"');
    expect(html).not.toContain('not saved');
    expect(html).not.toContain('Discard');
  });

  it('saved as one goes has no button, and says how far it is and why it is not', () => {
    expect(render('en', shell('as you go', 'saved'))).toMatch(/^(?!.*type="submit").*All changes saved/s);
    expect(render('bn', shell('as you go', 'held'))).toMatch(/একটি ঘর ঠিক করতে হবে.*ঘরটিতে যান/s);
    const error = new CallError(503, 'busy', 'The service is busy.');
    expect(render('en', shell('as you go', 'failed', { error }))).toMatch(/Not saved: The service is busy.*Save now/s);
  });

  it('that somebody else saved first shows both texts and the two ways on, and does not save', () => {
    const conflict = [
      { name: 'name', label: 'Name', mine: 'Tea', theirs: 'Coffee' },
      { name: 'on', label: 'Open' },
    ];
    const html = render('en', shell('bar', 'conflict', { conflict }));
    expect(html).toMatch(/Name.*Yours: Tea.*Saved: Coffee.*Open.*Use the saved version.*Keep my version/s);
    expect(html).not.toContain('type="submit"');
  });
});

describe('a chart', () => {
  const shares = [
    { id: 'yes', label: 'হ্যাঁ', lang: 'bn', count: 1040, share: 0.625 },
    { id: 'no', label: 'না', lang: 'bn', count: 0, share: 0 },
  ];

  it('says every figure in words that can be read and heard', () => {
    const html = render('bn', <ChartCard id="q" title="প্রশ্ন" base="" answered={1664} shares={shares} />);
    expect(html).toContain('৬২.৫%');
    expect(html).toContain('(১,০৪০)');
    expect(html).toContain('<th scope="row"><span lang="bn">হ্যাঁ</span></th>');
  });

  it('says them beside the pie too', () => {
    expect(render('en', <Pie label="Question" shares={shares} answered={1664} />)).toMatch(/62\.5% <.*?>\(.*1,040/);
  });

  it('counts a handful, and gives no percentages of it', () => {
    const few = [{ id: 'yes', label: 'Yes', count: 2, share: 2 / 3 }];
    const html = render('en', <ChartCard id="q" title="Q" base="" answered={3} shares={few} />);
    expect(html).toContain('2 of 3');
    expect(html).not.toContain('67%');
  });

  it('stands in the order that the address says', () => {
    const chart = <ChartCard id="q" title="Q" base="" answered={1664} shares={shares.toReversed()} />;
    const isSorted = (html: string) => html.indexOf('হ্যাঁ') < html.indexOf('না<');
    expect(isSorted(render('en', chart))).toBe(false);
    expect(isSorted(render('en', chart, '/?sorted=q'))).toBe(true);
    expect(isSorted(render('en', chart, '/?sorted=other'))).toBe(false);
  });

  it('stands the most chosen first where that is usual, until the address says as asked', () => {
    const given = { id: 'q', title: 'Q', base: '', answered: 1664, shares: shares.toReversed() };
    const chart = <ChartCard {...given} usualOrder="share" />;
    const isSorted = (html: string) => html.indexOf('হ্যাঁ') < html.indexOf('না<');
    expect(isSorted(render('en', chart))).toBe(true);
    expect(isSorted(render('en', chart, '/?asked=q'))).toBe(false);
    expect(isSorted(render('en', chart, '/?asked=other&sorted=q'))).toBe(true);
  });

  it('says whom its shares are of where some skipped, and is of all who were asked when the address says so', () => {
    const given = { id: 'q', title: 'Q', base: '', shares };
    const chart = <ChartCard {...given} answered={1664} asked={2080} />;
    expect(render('en', chart)).toMatch(/Of 1,664 people who answered.*62\.5%/s);
    expect(render('en', chart, '/?base=other')).toMatch(/62\.5%/);
    expect(render('en', chart, '/?base=q')).toMatch(/Of 2,080 people asked.*50\.0%/s);
    expect(render('bn', chart, '/bn?base=q')).toMatch(/যে ২,০৮০ জনকে জিজ্ঞেস করা হয়েছে, তাঁদের মধ্যে.*৫০\.০%/s);
    const nobodySkipped = <ChartCard {...given} answered={1664} asked={1664} />;
    expect(render('en', nobodySkipped, '/?base=q')).not.toContain('Of 1,664');
    const nobodyAnswered = <ChartCard {...given} answered={0} asked={4} shares={[]} />;
    expect(render('en', nobodyAnswered, '/?base=q')).toContain('No answers yet');
  });

  it('says so when there is nothing to draw', () => {
    expect(render('en', <ChartCard id="q" title="Q" base="" answered={0} shares={[]} />)).toContain('No answers yet');
  });
});
