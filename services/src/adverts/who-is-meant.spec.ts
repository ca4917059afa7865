import { readAdvert } from './read-advert.js';

describe('what other employers do not', () => {
  it.each([
    "While others don't sponsor, we sponsor every nurse we hire.",
    "Most nurseries won't sponsor. We do.",
    "While many nurseries don't sponsor, we do.",
    'Whilst many nurseries do not sponsor, we do.',
    "Others won't sponsor. We do.",
    "While others don't offer visa sponsorship, we do.",
    "Where others won't sponsor, we will sponsor every chef.",
    'Whilst others do not sponsor, we sponsor.',
    'While others refuse to sponsor, we sponsor all our carers.',
    'Many others cannot sponsor visas; we can.',
    "Most surgeries don't sponsor. We do.",
    "Many clinics won't sponsor visas, but we will.",
    'Most hospices do not sponsor; ours does.',
    "Most nurseries don't sponsor, but we sponsor every practitioner.",
    "Many garages won't sponsor. We will.",
    "Some kitchens don't sponsor chefs. We do.",
    "Most councils don't sponsor social workers, we do.",
    "Although most schools don't sponsor visas, we do.",
    "Other homes won't sponsor. We do.",
    "Many agencies don't offer visa sponsorship. We do.",
  ])('takes nothing from what we do: %s', (text) => {
    expect(readAdvert(text).answer).toBe('offers');
  });

  it.each([
    "Most nurseries won't sponsor. We don't either.",
    "Most nurseries won't sponsor. Neither do we.",
    "While others sponsor, we don't.",
    "Most nurseries won't sponsor and nor do we.",
    "Most of our nurseries won't sponsor. We do train staff.",
    "While our other homes don't sponsor, we pay well.",
    "Most nurseries won't sponsor. We do ask for the right to work.",
    'Others cannot be sponsored. We do train.',
    "While others don't sponsor, we can't either.",
    "While others don't sponsor, this nursery does not.",
    "Others don't need sponsorship. You must not.",
    "Most nurseries won't sponsor.",
    "Others won't sponsor.",
    "Others won't sponsor you and nor will we.",
    'Others do not sponsor. We do not sponsor.',
    "While our nurseries don't sponsor, we love children.",
    "Our nurseries won't sponsor. We do hope you understand.",
    "This nursery won't sponsor. We do interviews on Monday.",
    "Like most nurseries we won't sponsor.",
    "Most nurseries won't sponsor, including ours.",
    "All nurseries won't sponsor. We do not.",
  ])('is no promise of ours: %s', (text) => {
    expect(readAdvert(text).answer).toBe('refuses');
  });

  it('leaves what we promise as it is', () => {
    expect(readAdvert("Most nurseries won't sponsor. We do, for nurses with two years of experience.").answer).toBe(
      'conditional',
    );
  });

  it.each([
    "While others don't, we only sponsor nurses we already employ.",
    'We only sponsor nurses we already employ.',
    'We only sponsor nurses that we already employ.',
    "Although others don't sponsor, we only sponsor people already employed by us.",
    'While many homes do not sponsor, we only sponsor existing staff.',
    "While most schools won't, we sponsor current staff only.",
    'While other hotels cannot, sponsorship here is only for our own employees.',
    'We only sponsor doctors whom the Trust already employs.',
    'Sponsorship is limited to engineers we currently employ.',
    "Whilst others don't, we sponsor only carers the company already employs.",
  ])('refuses whoever comes from outside where we sponsor our own staff alone: %s', (text) => {
    expect(readAdvert(text).answer).toBe('refuses');
  });

  it.each([
    "While others don't, we sponsor nurses, as we do those we already employ.",
    "While others don't, we sponsor new nurses as well as those we already employ.",
    'We sponsor the nurses we already employ and new starters.',
  ])('promises it where others than our own are sponsored: %s', (text) => {
    expect(readAdvert(text).answer).toBe('offers');
  });
});
