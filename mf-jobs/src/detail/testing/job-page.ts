import type { Job } from '@landfall/contracts';
import { aUser, openAt, type Opened } from '@landfall/sdk/testing';
import remote from '../../../remote';
import { aJob } from '../../testing/samples';

/** The page of a job: of one with these fields, or of what answers in its place. */
export const openJob = (job: Partial<Job> | (() => unknown), id = '7'): Opened =>
  openAt(`/job/${id}`, remote, {
    user: aUser(),
    api: { 'GET /api/jobs/:id': typeof job === 'function' ? job : () => aJob(job) },
    settings: { webSearch: 'https://search.example.org/?q=' },
  });
