import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CvAnalysis } from '@landfall/contracts';
import { aUser, openAt, type FakeRoutes } from '@landfall/sdk/testing';
import remote from '../../../remote';
import { reads, upload } from '../../testing/documents';
import { fakeTasks } from '../../testing/fake-tasks';

const requirement = { kind: 'skill', importance: 'required', jobLine: null, cvLine: null } as const;

export const anAnalysis: CvAnalysis = {
  matchScore: 72,
  originalCvText: 'Ada Okafor',
  content: 'Strengths\nFive years on wards.\n\nGaps\nNo word of triage.',
  engine: 'built-in',
  requirements: [
    { ...requirement, name: 'Wound care', state: 'met', weight: 3, cvLine: 'Wound care on two wards' },
    { ...requirement, name: 'Triage', state: 'missing', weight: 1, jobLine: 'You run triage at night' },
  ],
};

const learns = { content: '# Triage\n- Read one guideline' };

export const analyzer = (reply: () => unknown = () => anAnalysis) =>
  ({
    'POST /api/tools/cv-analyzer': { kind: 'cv-analyzer', reply },
    'POST /api/tools/recommended-learning': { kind: 'recommended-learning', reply: () => learns },
  }) as const;

export const openAnalyzer = (api: FakeRoutes = fakeTasks(analyzer()).routes) =>
  openAt('/tools?tool=cv-analyzer', remote, { user: aUser(), api: { ...reads, ...api } });

export const jobField = () => screen.findByLabelText('Job description');

export const analyze = () => screen.findByRole('button', { name: /Analyze CV Match|Analyzing Match/ });

export async function fillIn() {
  await upload('Your CV');
  await userEvent.type(await jobField(), 'Nurse wanted');
}
