import { allAre } from './testing/all-are.js';

describe('what is denied in a few words beside a promise of sponsorship', () => {
  it('takes nothing of it where it names something else', () =>
    allAre('offers', [
      'We offer visa sponsorship with no minimum stay.',
      'Visa sponsorship available (no age limit).',
      'Visa sponsorship offered with no tie-in period and no dress code.',
      'We sponsor visas, no bond, no dress code.',
      'Visa sponsorship offered – no sleep-ins, no waking nights.',
      'Benefits: visa sponsorship, free parking, no dress code, no weekend work',
      'Visa sponsorship available – overtime not guaranteed.',
      'We offer visa sponsorship – minimum hours are not guaranteed.',
      'Visa sponsorship available (no lone working).',
      'Visa sponsorship available, prior experience not needed.',
      'Sponsorship is given from day one, not after a probation.',
      'Visa sponsorship available but you will need to find your own accommodation, we don’t provide it.',
    ]));

  it('takes nothing of it where nobody needs a licence to drive, to guard or to lift', () =>
    allAre('offers', [
      'Visa sponsorship available (licence not required).',
      'Visa sponsorship available (forklift licence not required)',
      'We sponsor visas (SIA licence not required, we train you).',
      'Sponsorship available, HGV licence not essential as training is given.',
      'Sponsorship available – no personal licence required.',
    ]));

  it('refuses where it may be of sponsorship, of this post, of people or of the room for them', () =>
    allAre('refuses', [
      'Visa sponsorship (sponsor licence not held).',
      'Visa sponsorship – no plans at present.',
      'Visa sponsorship (no availability)',
      'Visa sponsorship, no provision.',
      'We sponsor visas for nurses, no domestics.',
      'We are a sponsor, no vacancies qualify at present.',
      'Licensed sponsor, no CoS left.',
      'We sponsor visas for weekend work, but there is no weekend work.',
      'Friendly team, no weekends, no nights, no visa sponsorship.',
      'No visa sponsorship (forklift licence not required).',
      'Visa sponsorship, driving licence and relocation not offered.',
    ]));

  it('leaves it a condition where how it ends is what is not sure', () =>
    allAre('conditional', [
      'Visa sponsorship available but not guaranteed.',
      'Visa sponsorship available, an extension is not guaranteed.',
      'H-1B transfers are considered, new petitions are not guaranteed.',
    ]));
});

describe('a licence that the work needs', () => {
  it('is none of a sponsor', () =>
    allAre('silent', [
      'No licence needed.',
      'A licence is not required for this role.',
      'Candidates without a licence will not be considered.',
      'Must have own transport and a clean licence.',
    ]));
});
