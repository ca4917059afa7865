import type { TaskKind } from '../../tasks/task-kind.js';

export const UPLOAD_MODES = ['preview', 'all', 'valid'] as const;
export type UploadMode = (typeof UPLOAD_MODES)[number];

/** A file of jobs that an administrator sent, by its key in storage. */
export interface UploadTask {
  key: string;
  name: string;
  mode: UploadMode;
  /** The administrator, by name: what nobody else signs in the file is their word. */
  by: string;
}

export const JOB_UPLOAD: TaskKind<UploadTask> = {
  name: 'job-import',
  lane: 'bulk',
  isCharged: false,
  failure: 'The file was not taken; the jobs are as they were.',
  title: ({ name }) => name,
};
