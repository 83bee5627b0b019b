/** What other features and the app may ask of projects. */

export { accountsReachedAt } from './server/accounts-reached-at.ts';
export { bankOfAccount } from './server/bank/bank-of-account.ts';
export { forgetDeletedBankQuestions } from './server/bank/forget-deleted-bank-questions.ts';
export { placeOfBankCategory, placeOfBankQuestion } from './server/bank/place-in-bank.ts';
export { settingsAtFirst } from './server/beginning.ts';
export { forgetDeletedCategories } from './server/categories/forget-deleted-categories.ts';
export { placeOfCategory } from './server/categories/place-of-category.ts';
export { seedCategories } from './server/categories/seed-categories.ts';
export { countProjectsUnder } from './server/company/count-projects-under.ts';
export { takeProjectsAlong } from './server/company/take-projects-along.ts';
export { createProject } from './server/create-project.ts';
export { deleteUnusedImages } from './server/images/delete-unused-images.ts';
export { getImage } from './server/images/get-image.ts';
export type { ImageKeeping } from './server/images/image-keeping.ts';
export { storedImage } from './server/images/stored-image.ts';
export { countProjects } from './server/list/count-projects.ts';
export { countProjectsOf } from './server/list/count-projects-of.ts';
export { projectMails } from './server/mail-templates.ts';
export { requirePublic } from './server/oversight/require-public.ts';
export { peopleOfProject } from './server/people-of-project.ts';
export { placeOfProject } from './server/place-of-project.ts';
export { bringPlaces } from './server/places/bring-places.ts';
export { placeOfPlace } from './server/places/place-of-place.ts';
export { projectsOfAccount } from './server/projects-of-account.ts';
export { closeEndedProjects } from './server/publishing/close-ended-projects.ts';
export { closeFullProject } from './server/publishing/close-full-project.ts';
export { publishProject } from './server/publishing/publish-project.ts';
export {
  keyedQuestionnaireOf,
  keyedQuestionnairesOf,
  knownQuestionnaire,
  type MarkedVersion,
  questionnaireOf,
} from './server/questionnaire-of.ts';
export { recordReading } from './server/record-reading.ts';
export { tellOfGoing } from './server/retention/tell-of-going.ts';
export { takesAnswers } from './server/takes-answers.ts';
export { companyRoleOf, ownedOrShared, requireVisible, statusAt, takesAnswersAt } from './server/visible-projects.ts';
