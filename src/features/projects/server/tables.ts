import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { THEMES } from '../../../domain/colour/themes.ts';
import type { Quota } from '../../../domain/questionnaire/quotas/quota-schema.ts';
import type { Asked, Image, Question, Questionnaire } from '../../../domain/questionnaire/schema.ts';
import { VIEWS } from '../../../domain/questionnaire/views.ts';
import type { Attempts } from '../../../domain/quiz/attempts.ts';
import type { Clock } from '../../../domain/quiz/clock.ts';
import type { Marking, QuestionMarking } from '../../../domain/quiz/marking-schema.ts';
import type { Practice } from '../../../domain/quiz/practice/practice.ts';
import type { Series } from '../../../domain/quiz/series/series.ts';
import type { Locale } from '../../../domain/text/locale.ts';
import type { Localized } from '../../../domain/text/localized.ts';
import { companies } from '../../company/server/tables.ts';
import { users } from '../../identity/server/tables.ts';
import { PROJECT_KINDS, QUIZ_MODES } from '../contract/kinds.ts';
import type { ProjectSettings, Retention } from '../contract/settings.ts';
import type { TakedownReason } from '../contract/takedown.ts';
import { revealColumn } from './stored-reveal.ts';

const moment = () => timestamp({ withTimezone: true });

/** What projects are about: one list for everybody. One that is not active is offered no more; who has it keeps it. */
export const categories = pgTable('categories', {
  id: uuid().primaryKey(),
  name: jsonb().$type<Localized>().notNull(),
  active: boolean().notNull().default(true),
  sequence: integer().notNull().default(0),
  /** Raised by every change of its name. */
  revision: integer().notNull().default(1),
  /** Until it is forgotten it can be restored. */
  deletedAt: moment(),
  /** Where its projects went when it was deleted; nowhere unless it was merged into another. */
  mergedInto: uuid().references((): AnyPgColumn => categories.id, { onDelete: 'set null' }),
});

/** Why and when a project was taken down. */
export interface TakenDown {
  at: string;
  reason: TakedownReason;
  note: string;
  was: 'processing' | 'complete';
}

/** Divisions, districts and upazilas (decision 123); an id tells where a place lies and stays for good. */
export const places = pgTable('places', {
  id: text().primaryKey(),
  name: jsonb().$type<Localized>().notNull(),
  /** Of one that is not, nobody is offered anything; answers keep it. */
  active: boolean().notNull().default(true),
  revision: integer().notNull().default(1),
  /** When an administrator last touched it; never, where it is as in the list of a new installation. */
  updatedAt: moment(),
});

export const projects = pgTable(
  'projects',
  {
    id: uuid().primaryKey(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: PROJECT_KINDS }).notNull(),
    /** Of a quiz alone. */
    mode: text({ enum: QUIZ_MODES }),
    status: text({ enum: ['draft', 'processing', 'complete'] })
      .notNull()
      .default('draft'),
    /** Of the short link that leads to it. */
    linkCode: text().notNull().unique('projects_link_code'),
    title: jsonb().$type<Localized>().notNull(),
    description: jsonb().$type<Localized>().notNull(),
    /** A category that is deleted leaves its projects without one (decision 78). */
    category: uuid().references(() => categories.id, { onDelete: 'set null' }),
    /** The one it lost when that was deleted or merged: restored, it takes its projects back. */
    formerCategory: uuid().references(() => categories.id, { onDelete: 'set null' }),
    /** That it is published under, and whose members share it; one that is deleted leaves it to its owner. */
    company: uuid().references(() => companies.id, { onDelete: 'set null' }),
    languages: jsonb().$type<Locale[]>().notNull(),
    privacy: text({ enum: ['public', 'limited'] })
      .notNull()
      .default('public'),
    passwordHash: text(),
    viewType: text({ enum: VIEWS }).notNull().default('list'),
    theme: text({ enum: THEMES }).notNull().default('marigold'),
    cover: jsonb().$type<Image>(),
    reviewAnswers: boolean().notNull().default(false),
    showProgress: boolean().notNull().default(true),
    allowBack: boolean().notNull().default(true),
    responseMethod: text({ enum: ['anonymous', 'identified', 'registered'] })
      .notNull()
      .default('anonymous'),
    details: jsonb().$type<ProjectSettings['details']>().notNull(),
    onePer: text({ enum: ['nobody', 'device', 'account'] })
      .notNull()
      .default('nobody'),
    showResults: text({ enum: ['never', 'after_voting'] })
      .notNull()
      .default('never'),
    /** What those who answered a quiz are shown of it; null for nothing. */
    reveal: revealColumn(),
    /** How long those who take a quiz have; null for as long as they like. */
    clock: jsonb().$type<Clock>(),
    /** How long each question of a quiz may take; null for as long as they like. */
    questionSeconds: integer(),
    attempts: jsonb().$type<Attempts>(),
    /** Whether who passed a quiz may have a certificate. */
    certificate: boolean().notNull().default(false),
    /** Who sees the leaderboard of a quiz. */
    leaderboard: text({ enum: ['nobody', 'participants', 'everybody'] })
      .notNull()
      .default('nobody'),
    /** Whether nobody is shown by name there, whatever they chose. */
    hideNames: boolean().notNull().default(false),
    /** The rounds of a quiz; null where it has one that asks everything. */
    series: jsonb().$type<Series>(),
    /** How a quiz that is practised goes on; null elsewhere. */
    practice: jsonb().$type<Practice>(),
    opensAt: moment(),
    endsAt: moment(),
    /** When it last stopped collecting, while it has stopped; null of those that did before this was kept. */
    closedAt: moment(),
    responseLimit: integer(),
    closingText: jsonb().$type<Localized>().notNull(),
    redirect: text(),
    /** `since`: the revision in which a quota came or began to count others. */
    quotas: jsonb().$type<(Quota & { since: number })[]>().notNull().default([]),
    /** How long answers are kept; null for ever. */
    retention: jsonb().$type<Retention>(),
    /** When it last came to be shorter than it was: what stood there by then is told of before it goes. */
    retentionSince: moment(),
    revision: integer().notNull().default(1),
    /** The published version that new respondents get. */
    version: integer(),
    publishedRevision: integer(),
    /** Set while the staff have taken it down: its status is `complete` then, and here is what it was before. */
    takenDown: jsonb().$type<TakenDown>(),
    /** Search keys of the title in every language. */
    searchKey: text().notNull(),
    /** The title's place in alphabetical order, as readers of each language expect it. Compare with collation "C". */
    titleKeyEn: text().notNull().default(''),
    titleKeyBn: text().notNull().default(''),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (project) => [
    index('projects_owner').on(project.ownerId, project.kind, project.updatedAt),
    index('projects_updated').on(project.updatedAt, project.id),
    index('projects_ending').on(project.endsAt).where(sql`${project.status} = 'processing'`),
    index('projects_newest').on(project.createdAt, project.id).where(sql`${project.version} is not null`),
    index('projects_category').on(project.category).where(sql`${project.category} is not null`),
    index('projects_retention').on(project.id).where(sql`${project.retention} is not null`),
    index('projects_series').on(project.id).where(sql`${project.series} is not null`),
    index('projects_company').on(project.company).where(sql`${project.company} is not null`),
    index('projects_former_category').on(project.formerCategory).where(sql`${project.formerCategory} is not null`),
    check(
      'projects_window',
      sql`${project.opensAt} is null or ${project.endsAt} is null or ${project.opensAt} < ${project.endsAt}`,
    ),
  ],
);

/** The draft content, edited apart from the settings. */
export const questionnaires = pgTable('questionnaires', {
  projectId: uuid()
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  revision: integer().notNull().default(1),
  content: jsonb().$type<Questionnaire>().notNull(),
  updatedAt: moment().notNull(),
});

/** Images that questionnaires show; their bytes are in the storage. Which are used, the questionnaires say. */
export const images = pgTable(
  'images',
  {
    key: text().primaryKey(),
    /** Null once the account is deleted: copies that others have may still name the image. */
    ownerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** SHA-256 of what was sent, and whether what is see-through was kept. */
    digest: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** In bytes, as it is stored. */
    size: integer().notNull(),
    createdAt: moment().notNull(),
    /** When it was sent, or known to be named last. */
    usedAt: moment().notNull(),
    /** Given up: a job deletes what is stored. */
    dropped: boolean().notNull().default(false),
  },
  (image) => [
    uniqueIndex('images_sent').on(image.ownerId, image.digest).where(sql`not ${image.dropped}`),
    index('images_used').on(image.usedAt),
  ],
);

/** Published content, never changed once written. */
export const versions = pgTable(
  'versions',
  {
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    content: jsonb().$type<Asked>().notNull(),
    /** Of a quiz: what is right, kept where nothing reads that is sent to respondents. */
    marking: jsonb().$type<Marking>(),
    publishedBy: uuid().notNull(),
    publishedAt: moment().notNull(),
  },
  (version) => [primaryKey({ columns: [version.projectId, version.number] })],
);

/** What questions of a bank are about: of the one that everybody may take from, or of somebody's own. */
export const bankCategories = pgTable(
  'bank_categories',
  {
    id: uuid().primaryKey(),
    /** Null of the bank that is everybody's. */
    ownerId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** The one it lies in. */
    within: uuid().references((): AnyPgColumn => bankCategories.id),
    name: jsonb().$type<Localized>().notNull(),
    revision: integer().notNull().default(1),
  },
  (category) => [
    index('bank_categories_owner').on(category.ownerId),
    index('bank_categories_within').on(category.within),
  ],
);

/** Questions that are kept to be asked again, each with its key. A quiz has copies: nothing here changes it. */
export const bankQuestions = pgTable(
  'bank_questions',
  {
    id: uuid().primaryKey(),
    /** Null of the bank that is everybody's. */
    ownerId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    category: uuid().references(() => bankCategories.id, { onDelete: 'set null' }),
    tags: text().array().notNull().default([]),
    question: jsonb().$type<Question>().notNull(),
    marking: jsonb().$type<QuestionMarking>().notNull(),
    /** Search key of its texts in every language, and of its tags. */
    searchKey: text().notNull(),
    revision: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** Until it is forgotten it can be restored. */
    deletedAt: moment(),
  },
  (question) => [
    index('bank_questions_listed')
      .on(question.ownerId, question.createdAt, question.id)
      .where(sql`${question.deletedAt} is null`),
    index('bank_questions_category').on(question.category),
  ],
);

/** Which published quizzes ask a question of a bank. */
export const bankUses = pgTable(
  'bank_uses',
  {
    bankQuestion: uuid()
      .notNull()
      .references(() => bankQuestions.id, { onDelete: 'cascade' }),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** The copy. */
    questionId: text().notNull(),
    /** What marks of the copy add up under, while it asks and marks what the bank does; null where it does not. */
    itemKey: text(),
    points: doublePrecision().notNull(),
  },
  (use) => [
    primaryKey({ columns: [use.bankQuestion, use.projectId, use.questionId] }),
    index('bank_uses_project').on(use.projectId),
  ],
);
