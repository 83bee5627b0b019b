import { THEMES } from '#domain/colour/themes.ts';
import { VIEWS } from '#domain/questionnaire/views.ts';
import { GRADES } from '#domain/quiz/attempts.ts';
import { ON_CLOSE } from '#domain/quiz/clock.ts';
import { LOCALES } from '#domain/text/locale.ts';
import { auditSubject, saying } from '#kit/contract/audit.ts';
import { PROJECT_KINDS } from './contract/kinds.ts';
import { PROJECT_STATUSES } from './contract/project.ts';
import {
  LEADERBOARD_SEEN_BY,
  ONE_RESPONSE_PER,
  PRIVACIES,
  RESPONSE_METHODS,
  RETENTION_ENDS,
  SHOW_RESULTS,
} from './contract/settings.ts';
import { TAKEDOWN_REASONS } from './contract/takedown.ts';

/** What projects are about. */
export const categorySubject = auditSubject({
  kind: 'category',
  label: (t) => t('projects:category'),
  actions: {
    created: (t) => t('activities:content.created'),
    changed: (t) => t('activities:content.changed'),
    merged: (t) => t('categories:mergedAction'),
    deleted: (t) => t('activities:content.deleted'),
    restored: (t) => t('activities:content.restored'),
    ordered: (t) => t('activities:content.ordered'),
  },
  fields: {
    name: { label: (t) => t('categories:name') },
    active: {
      label: (t) => t('categories:offered'),
      says: { true: (t) => t('activities:shown.true'), false: (t) => t('activities:shown.false') },
    },
    mergedInto: { label: (t) => t('categories:mergedInto') },
  },
});

/** Divisions, districts and upazilas. */
export const placeSubject = auditSubject({
  kind: 'place',
  label: (t) => t('places:subject'),
  actions: {
    created: (t) => t('activities:content.created'),
    changed: (t) => t('activities:content.changed'),
  },
  fields: {
    name: { label: (t) => t('places:name') },
    active: {
      label: (t) => t('places:offered'),
      says: { true: (t) => t('activities:shown.true'), false: (t) => t('activities:shown.false') },
    },
  },
});

/** What questions of a bank are about. */
export const bankCategorySubject = auditSubject({
  kind: 'bankCategory',
  label: (t) => t('activities:subject.bankCategory'),
  actions: {
    created: (t) => t('activities:content.created'),
    changed: (t) => t('activities:content.changed'),
    deleted: (t) => t('activities:content.deleted'),
  },
  fields: {
    name: { label: (t) => t('activities:bank.name') },
    within: { label: (t) => t('activities:bank.within') },
  },
});

/** Questions that are kept to be asked again; their keys are told of nowhere. */
export const bankQuestionSubject = auditSubject({
  kind: 'bankQuestion',
  label: (t) => t('activities:subject.bankQuestion'),
  actions: {
    created: (t) => t('activities:content.created'),
    changed: (t) => t('activities:content.changed'),
    rewritten: (t) => t('activities:bank.rewritten'),
    deleted: (t) => t('activities:content.deleted'),
    restored: (t) => t('activities:content.restored'),
  },
  fields: {
    title: { label: (t) => t('activities:field.question') },
    tags: { label: (t) => t('activities:bank.tags') },
    category: { label: (t) => t('projects:category') },
  },
});

/** Projects of any kind, with their settings; what their questions were is in the versions. */
export const projectSubject = auditSubject({
  kind: 'project',
  label: (t) => t('activities:subject.project'),
  actions: {
    created: (t) => t('activities:project.created'),
    changed: (t) => t('activities:project.changed'),
    edited: (t) => t('activities:project.edited'),
    published: (t) => t('activities:project.published'),
    closed: (t) => t('activities:project.closed'),
    reopened: (t) => t('activities:project.reopened'),
    takenDown: (t) => t('activities:project.takenDown'),
    putBack: (t) => t('activities:project.putBack'),
    deleted: (t) => t('activities:project.deleted'),
    handedOver: (t) => t('activities:project.handedOver'),
    received: (t) => t('activities:project.received'),
    leaderboardNameRemoved: (t) => t('activities:project.leaderboardNameRemoved'),
    answerMarked: (t) => t('activities:project.answerMarked'),
    markedAgain: (t) => t('activities:project.markedAgain'),
    responseDeleted: (t) => t('activities:project.responseDeleted'),
    personDeleted: (t) => t('activities:project.personDeleted'),
    personExported: (t) => t('activities:project.personExported'),
    responsesEnded: (t) => t('activities:project.responsesEnded'),
    read: (t) => t('activities:project.read'),
  },
  security: ['read'],
  fields: {
    kind: {
      label: (t) => t('activities:field.kind'),
      says: saying(PROJECT_KINDS, (kind, t) => t(`projects:kindName.${kind}`)),
    },
    status: {
      label: (t) => t('activities:field.status'),
      says: saying(PROJECT_STATUSES, (status, t) => t(`projects:status.${status}`)),
    },
    reason: {
      label: (t) => t('projects:reason'),
      says: saying(TAKEDOWN_REASONS, (reason, t) => t(`projects:takedownReason.${reason}`)),
    },
    note: { label: (t) => t('projects:note') },
    marked: { label: (t) => t('activities:field.marked') },
    resultsMarked: { label: (t) => t('activities:field.resultsMarked') },
    resultsChanged: { label: (t) => t('activities:field.resultsChanged') },
    meanPercent: { label: (t) => t('activities:field.meanPercent') },
    passed: { label: (t) => t('activities:field.passed') },
    version: { label: (t) => t('activities:field.version') },
    questionnaire: { label: (t) => t('activities:field.questionnaire') },
    title: { label: (t) => t('activities:field.title') },
    description: { label: (t) => t('projects:description') },
    category: { label: (t) => t('projects:category'), unsaid: true },
    company: { label: (t) => t('projects:company'), unsaid: true },
    languages: {
      label: (t) => t('projects:languages'),
      says: saying(LOCALES, (locale, t) => t(`activities:language.${locale}`)),
    },
    privacy: {
      label: (t) => t('projects:privacy'),
      says: saying(PRIVACIES, (privacy, t) => t(`projects:privacyOf.${privacy}`)),
    },
    password: { label: (t) => t('projects:password'), unsaid: true },
    viewType: { label: (t) => t('projects:viewType'), says: saying(VIEWS, (view, t) => t(`projects:viewOf.${view}`)) },
    theme: { label: (t) => t('projects:theme'), says: saying(THEMES, (theme, t) => t(`projects:themeOf.${theme}`)) },
    cover: { label: (t) => t('projects:cover'), unsaid: true },
    reviewAnswers: { label: (t) => t('projects:reviewAnswers') },
    showProgress: { label: (t) => t('projects:showProgress') },
    allowBack: { label: (t) => t('projects:allowBack') },
    responseMethod: {
      label: (t) => t('projects:responseMethod'),
      says: saying(RESPONSE_METHODS, (method, t) => t(`projects:methodOf.${method}`)),
    },
    details: { label: (t) => t('projects:details'), unsaid: true },
    onePer: {
      label: (t) => t('projects:onePer'),
      says: saying(ONE_RESPONSE_PER, (onePer, t) => t(`projects:onePerOf.${onePer}`)),
    },
    showResults: {
      label: (t) => t('projects:showResults'),
      says: saying(SHOW_RESULTS, (show, t) => t(`activities:showResults.${show}`)),
    },
    reveal: { label: (t) => t('activities:field.reveal'), unsaid: true },
    totalMinutes: { label: (t) => t('projects:totalMinutes') },
    onClose: {
      label: (t) => t('projects:onClose'),
      says: saying(ON_CLOSE, (onClose, t) => t(`projects:onCloseOf.${onClose}`)),
    },
    questionSeconds: { label: (t) => t('projects:questionSeconds') },
    attemptsMost: { label: (t) => t('projects:attemptsMost') },
    attemptsDelay: { label: (t) => t('projects:attemptsDelay') },
    grade: { label: (t) => t('projects:grade'), says: saying(GRADES, (grade, t) => t(`projects:gradeOf.${grade}`)) },
    certificate: { label: (t) => t('projects:certificate') },
    leaderboard: {
      label: (t) => t('projects:leaderboard'),
      says: saying(LEADERBOARD_SEEN_BY, (seenBy, t) => t(`projects:leaderboardOf.${seenBy}`)),
    },
    hideNames: { label: (t) => t('projects:hideNames') },
    series: { label: (t) => t('projects:rounds'), unsaid: true },
    newPerDay: { label: (t) => t('projects:newPerDay') },
    retryPenalty: { label: (t) => t('projects:retryPenalty') },
    opensAt: { label: (t) => t('projects:opensAt'), isMoment: true },
    endsAt: { label: (t) => t('projects:endsAt'), isMoment: true },
    responseLimit: { label: (t) => t('projects:responseLimit') },
    closingText: { label: (t) => t('projects:closingText') },
    redirect: { label: (t) => t('projects:redirect') },
    quotas: { label: (t) => t('projects:quotas'), unsaid: true },
    retentionDays: { label: (t) => t('projects:retentionDays') },
    retentionEnd: {
      label: (t) => t('projects:retentionEnd'),
      says: saying(RETENTION_ENDS, (end, t) => t(`projects:retentionEndOf.${end}`)),
    },
    person: { label: (t) => t('activities:field.person') },
    responsesDeleted: { label: (t) => t('activities:field.responsesDeleted') },
    responsesAnonymised: { label: (t) => t('activities:field.responsesAnonymised') },
  },
});
