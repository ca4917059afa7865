import { allAre } from './testing/all-are.js';

describe('nothing that is too much', () => {
  it('leaves the promise', () =>
    allAre('offers', [
      'No job is too small and no visa too costly: we sponsor.',
      "Sponsorship isn't something to worry about: we've got it covered.",
      'No distance is too far and no visa too complicated: we sponsor.',
      'No visa is too complicated for us: we sponsor them all.',
      'No role is too junior for sponsorship with us: we sponsor all grades.',
      'No question is too silly, no visa too tricky; we sponsor nurses from anywhere.',
      'No candidate is too far away: we sponsor visas.',
      'No paperwork is too much for us and we sponsor visas for this role.',
      'There is no place too remote: we will sponsor your visa wherever you are.',
    ]));

  it('leaves the refusal beside it', () =>
    allAre('refuses', [
      'No job is too small, but no visa sponsorship.',
      'No job is too small; we cannot sponsor.',
      'No job too small, no sponsorship.',
      'We are too small to sponsor visas.',
      'Sponsorship is too costly for us.',
      'No visa, no job.',
    ]));

  it('promises nothing without a word of sponsorship', () =>
    allAre('silent', ['No job is too small for our engineers.']));
});
