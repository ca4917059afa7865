import type { StudyQuestionReply } from '../../career-engine.js';
import { studyTest } from '../study/study-test.js';

/** Gives everybody else a turn. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The questions of the first test of a text. */
export const testOf = async (studyMaterial: string): Promise<StudyQuestionReply[]> =>
  (await studyTest({ studyMaterial, batch: 0, asked: [] }, breathe)).questions;
