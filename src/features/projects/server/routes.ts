import { signedIn } from '#kit/server/api/request-context.ts';
import { preparedRoute, type Route, route, whenDone } from '#kit/server/api/route.ts';
import * as categories from '../contract/categories.ts';
import * as categoryEntries from '../contract/category-entries.ts';
import * as dashboard from '../contract/dashboard.ts';
import * as exchange from '../contract/exchange.ts';
import * as images from '../contract/images.ts';
import * as list from '../contract/list.ts';
import * as oversight from '../contract/oversight.ts';
import * as placeEntries from '../contract/place-entries.ts';
import * as places from '../contract/places.ts';
import * as project from '../contract/project.ts';
import * as publishing from '../contract/publishing.ts';
import * as questionnaire from '../contract/questionnaire.ts';
import * as retention from '../contract/retention.ts';
import * as sharing from '../contract/sharing.ts';
import * as versions from '../contract/versions.ts';
import { bankRoutes } from './bank/bank-routes.ts';
import type { FindItemSums } from './bank/item-sums.ts';
import { createCategory } from './categories/create-category.ts';
import { deleteCategory } from './categories/delete-category.ts';
import { findCategories } from './categories/find-categories.ts';
import { findCategoryEntries } from './categories/find-category-entries.ts';
import { mergeCategory } from './categories/merge-category.ts';
import { orderCategories } from './categories/order-categories.ts';
import { renameCategory } from './categories/rename-category.ts';
import { restoreCategory } from './categories/restore-category.ts';
import { setCategoryState } from './categories/set-category-state.ts';
import { checkProject } from './check-project.ts';
import { handOverProject } from './company/hand-over-project.ts';
import { createProject } from './create-project.ts';
import { getDashboard } from './dashboard/get-dashboard.ts';
import type { FindLastResponses } from './dashboard/last-responses.ts';
import type { CountResponsesByDay } from './dashboard/responses-by-day.ts';
import { deleteProject } from './delete-project.ts';
import { duplicateProject } from './duplicate-project.ts';
import { getQuestionFile } from './exchange/get-question-file.ts';
import { readQuestions } from './exchange/read-questions.ts';
import { followLink } from './follow-link.ts';
import { getProject } from './get-project.ts';
import { hashProjectPassword } from './hash-project-password.ts';
import { createImage } from './images/create-image.ts';
import { createLogo } from './images/create-logo.ts';
import type { ImageKeeping } from './images/image-keeping.ts';
import { findProjects } from './list/find-projects.ts';
import { findAllProjects } from './oversight/find-all-projects.ts';
import { getAnyProject } from './oversight/get-any-project.ts';
import { putBackProject } from './oversight/put-back-project.ts';
import { takeDownProject } from './oversight/take-down-project.ts';
import { createPlace } from './places/create-place.ts';
import { findPlaceEntries } from './places/find-place-entries.ts';
import { findPlaces } from './places/find-places.ts';
import { getPlaceEntry } from './places/get-place-entry.ts';
import { updatePlace } from './places/update-place.ts';
import { closeProject } from './publishing/close-project.ts';
import { type MarkAgain, publishProject } from './publishing/publish-project.ts';
import { reopenProject } from './publishing/reopen-project.ts';
import type { ResponseCount } from './response-count.ts';
import { getRetention } from './retention/get-retention.ts';
import type { LookAtRetention } from './retention/look-at-retention.ts';
import { saveQuestionnaire } from './save-questionnaire.ts';
import { hashNewPassword, updateProject } from './update-project.ts';
import { findVersions } from './versions/find-versions.ts';
import { getVersion } from './versions/get-version.ts';
import type { CountResponsesByVersion } from './versions/responses-by-version.ts';

const placeRoutes: Route[] = [
  route(places.findPlaces, findPlaces),
  route(placeEntries.findPlaceEntries, ({ db }, { query }) => findPlaceEntries(db, query)),
  route(placeEntries.getPlaceEntry, ({ db }, { params }) => getPlaceEntry(db, params.id)),
  route(placeEntries.createPlace, (context, { body }) => createPlace(context.db, signedIn(context), body, context.now)),
  route(placeEntries.updatePlace, (context, { params, body }) =>
    updatePlace(context.db, signedIn(context), { ...params, ...body }, context.now),
  ),
];

const categoryRoutes: Route[] = [
  route(categoryEntries.findCategoryEntries, ({ db }, { query }) => findCategoryEntries(db, query)),
  route(categoryEntries.createCategory, (context, { body }) =>
    createCategory(context.db, signedIn(context), body, context.now),
  ),
  route(categoryEntries.renameCategory, (context, { params, body }) =>
    whenDone(renameCategory(context.db, signedIn(context), { ...params, ...body }, context.now)),
  ),
  route(categoryEntries.setCategoryState, (context, { params, body }) =>
    whenDone(setCategoryState(context.db, signedIn(context), { ...params, ...body }, context.now)),
  ),
  route(categoryEntries.mergeCategory, (context, { params, body }) =>
    whenDone(mergeCategory(context.db, signedIn(context), { ...params, ...body }, context.now)),
  ),
  route(categoryEntries.deleteCategory, (context, { params }) =>
    whenDone(deleteCategory(context.db, signedIn(context), params.id, context.now)),
  ),
  route(categoryEntries.restoreCategory, (context, { params }) =>
    whenDone(restoreCategory(context.db, signedIn(context), params.id, context.now)),
  ),
  route(categoryEntries.orderCategories, (context, { body }) =>
    whenDone(orderCategories(context.db, signedIn(context), body.ids, context.now)),
  ),
];

/** How many responses a project has, when they came in, when the last did, by which version, which go, and marks. */
interface Counting {
  responseCount: ResponseCount;
  markAgain: MarkAgain;
  responsesByDay: CountResponsesByDay;
  lastResponses: FindLastResponses;
  responsesByVersion: CountResponsesByVersion;
  lookAtRetention: LookAtRetention;
  findItemSums: FindItemSums;
}

export function projectsRoutes(
  {
    responseCount,
    responsesByDay,
    lastResponses,
    responsesByVersion,
    lookAtRetention,
    findItemSums,
    markAgain,
  }: Counting,
  keeping: ImageKeeping,
): Route[] {
  return [
    route(list.findProjects, (context, { query }) =>
      findProjects(context.db, signedIn(context), query, { ...context, responseCount, responsesByDay }),
    ),
    route(categories.findCategories, (context) => findCategories(context.db)),
    ...categoryRoutes,
    ...placeRoutes,
    ...bankRoutes(findItemSums),
    route(dashboard.getDashboard, (context) =>
      getDashboard(context.db, signedIn(context), context.now, { responseCount, responsesByDay, lastResponses }),
    ),
    preparedRoute(
      project.createProject,
      async (context, { body: { password } }) =>
        password === undefined ? null : await hashProjectPassword(context.db, signedIn(context), password, context.now),
      (context, { body }, passwordHash) =>
        createProject(context.db, signedIn(context), { ...body, passwordHash }, context.now),
    ),
    // `getSurvey` and `updateSurvey` are named after their prescribed addresses.
    route(project.getSurvey, (context, { params }) =>
      getProject(context.db, signedIn(context), params.id, context.now, responseCount),
    ),
    preparedRoute(
      project.updateSurvey,
      (context, { params, body }) =>
        hashNewPassword(context.db, signedIn(context), { id: params.id, password: body.password }, context.now),
      (context, { params, body }, newHash) => {
        const { db, now } = context;
        return updateProject(db, signedIn(context), { id: params.id, ...body }, { now, responseCount, newHash });
      },
    ),
    route(questionnaire.saveQuestionnaire, (context, { params, body }) =>
      saveQuestionnaire(context.db, signedIn(context), { id: params.id, ...body }, context.now),
    ),
    route(questionnaire.checkProject, (context, { params }) => checkProject(context.db, signedIn(context), params.id)),
    route(publishing.publishProject, (context, { params }) =>
      publishProject(context.db, signedIn(context), params.id, context.now, { responseCount, markAgain }),
    ),
    route(publishing.closeProject, (context, { params }) =>
      closeProject(context.db, signedIn(context), params.id, context.now, responseCount),
    ),
    route(publishing.reopenProject, (context, { params }) =>
      reopenProject(context.db, signedIn(context), params.id, context.now, responseCount),
    ),
    route(versions.findVersions, (context, { params, query }) =>
      findVersions(context.db, signedIn(context), { id: params.id, ...query }, responsesByVersion),
    ),
    route(versions.getVersion, (context, { params }) => getVersion(context.db, signedIn(context), params)),
    route(retention.getRetention, (context, { params, query }) =>
      getRetention(context.db, signedIn(context), { ...params, ...query }, { now: context.now, lookAtRetention }),
    ),
    route(exchange.getQuestionFile, (context, { params, query }) =>
      getQuestionFile(context.db, signedIn(context), params.id, query),
    ),
    route(exchange.readQuestions, async (_context, { query, body }) => readQuestions(body, query)),
    route(images.createImage, (context, { body }) =>
      createImage(context.db, signedIn(context), keeping, { sent: body }, context.now),
    ),
    route(images.createLogo, (context, { body }) =>
      createLogo(context.db, signedIn(context), keeping, body, context.now),
    ),
    route(sharing.followLink, (context, { params }) => followLink(context.db, params.code)),
    route(project.handOverProject, (context, { params, body }) =>
      whenDone(handOverProject(context.db, signedIn(context), { ...params, ...body }, context.now)),
    ),
    route(project.duplicateProject, (context, { params }) =>
      duplicateProject(context.db, signedIn(context), params.id, context.now),
    ),
    route(project.deleteProject, (context, { params }) =>
      whenDone(deleteProject(context.db, signedIn(context), params.id, context.now)),
    ),
    ...oversightRoutes(responseCount),
  ];
}

/** What the staff do with everybody's projects. */
function oversightRoutes(responseCount: ResponseCount): Route[] {
  return [
    route(oversight.findAllProjects, (context, { query }) =>
      findAllProjects(context.db, signedIn(context), query, { ...context, responseCount }),
    ),
    route(oversight.getAnyProject, (context, { params }) =>
      getAnyProject(context.db, signedIn(context), params.id, context.now, responseCount),
    ),
    route(oversight.takeDownProject, (context, { params, body }) =>
      whenDone(takeDownProject(context.db, signedIn(context), { ...params, ...body }, context)),
    ),
    route(oversight.putBackProject, (context, { params }) =>
      whenDone(putBackProject(context.db, signedIn(context), params.id, { ...context, responseCount })),
    ),
  ];
}
