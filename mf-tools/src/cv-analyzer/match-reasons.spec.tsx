import { render, screen } from '@testing-library/react';
import type { JobRequirement } from '@landfall/contracts';
import { MatchReasons } from './match-reasons';

const aRequirement = (fields: Partial<JobRequirement>): JobRequirement => ({
  name: 'Triage',
  kind: 'skill',
  importance: 'required',
  state: 'missing',
  weight: 10,
  jobLine: null,
  cvLine: null,
  ...fields,
});

it('what an advert leaves unsaid is not held against the CV in words', () => {
  render(<MatchReasons requirements={[aRequirement({ name: 'What could not be compared', kind: 'unread' })]} />);
  expect(screen.getByText('The advert says too little of it, or in words that could not be read.')).toBeVisible();
  expect(screen.queryByText('No line of your CV was found that says so.')).toBeNull();
});
