import type { DemoSurvey } from '../demo-survey.ts';
import { bookFair } from './book-fair.ts';
import { course } from './course.ts';
import { shop } from './shop.ts';
import { travel } from './travel.ts';

/** The oldest first. */
export const demoSurveys: readonly DemoSurvey[] = [bookFair, course, shop, travel];
