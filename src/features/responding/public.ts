/** What other features' servers may ask of responding. */
export { deleteRun } from './server/delete-run.ts';
export { questionnaireOf, questionnairesOf } from './server/questionnaire-of.ts';
