import { render, screen } from '@testing-library/react';
import type { JobRequirement } from '@landfall/contracts';
import { MatchReasons } from './match-reasons';
import { points, scored } from './points';

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
  render(
    <MatchReasons
      requirements={[aRequirement({ name: 'What could not be compared', kind: 'unread' })]}
      areToldBelow={false}
    />,
  );
  expect(screen.getByText('The advert says too little of it, or in words that could not be read.')).toBeVisible();
  expect(screen.queryByText('No line of your CV was found that says so.')).toBeNull();
});

it('what the sections below tell in words waits folded, and what nothing else tells is open', () => {
  const requirements = [aRequirement({ jobLine: 'You run triage at night' })];
  const { rerender } = render(<MatchReasons key="told" requirements={requirements} areToldBelow />);
  expect(screen.getByText('You run triage at night')).not.toBeVisible();
  rerender(<MatchReasons key="alone" requirements={requirements} areToldBelow={false} />);
  expect(screen.getByText('You run triage at night')).toBeVisible();
});

it('points that add up to 100 but for their rounding stand as the text of the analysis has them', () => {
  const weights = [24.2, ...Array.from({ length: 17 }, () => 4.5)];
  const shown = (all: number[]) =>
    scored(all.map((weight) => aRequirement({ weight }))).map(({ possible }) => points(possible));
  expect(shown(weights)).toEqual(weights.map(String));
  expect(shown([3, 1])).toEqual(['75', '25']);
});

it('on a phone the lists are folded until they are asked for, with their number and points in view', () => {
  const before = window.matchMedia;
  window.matchMedia = ((query: string) => ({
    matches: query.includes('width < 48rem'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  try {
    render(<MatchReasons requirements={[aRequirement({ jobLine: 'You run triage at night' })]} areToldBelow={false} />);
    expect(screen.getByRole('button', { name: /^Missing 1/ })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('You run triage at night')).not.toBeVisible();
  } finally {
    window.matchMedia = before;
  }
});
