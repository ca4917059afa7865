import { readAdvert } from './read-advert.js';
import { allAre } from './testing/all-are.js';

describe('what sponsorship depends on', () => {
  it.each([
    'Sponsorship may be available depending on your qualifications.',
    'Sponsorship may be available depending on your qualifications and experience.',
    'You may be eligible for sponsorship depending on your qualifications.',
    'We may be able to sponsor you, depending on your qualifications and experience.',
    'Sponsorship could be possible depending on qualifications held.',
    'Sponsorship depends on your degree.',
    'Sponsorship may be offered, subject to NMC registration.',
    'We could sponsor, dependent on qualifications.',
    'Whether sponsorship is offered will depend on your qualifications.',
    'Sponsorship might be offered based on qualifications and length of service.',
  ])('is not what is sponsored in “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('conditional');
  });

  it.each([
    'We may sponsor your degree, depending on your qualifications.',
    "Sponsorship for a master's is available depending on your qualifications.",
    'Sponsorship for professional qualifications may be available depending on your experience.',
    'We will sponsor you through your ACCA, depending on your exam results.',
    'We may sponsor your qualification.',
  ])('leaves the study that is sponsored in “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('silent');
  });
});

describe('an employer that is to become a sponsor', () => {
  it('leaves open whether the first is sponsored', () => {
    allAre('conditional', [
      'We have decided to become a sponsor and you will be the first.',
      'We have decided to become a licensed sponsor, and you would be our first sponsored worker.',
      'We are becoming a visa sponsor and you will be our first.',
      "We're in the process of becoming a sponsor, so you would be the first.",
      'The trust has agreed to become a sponsor and you will be our very first.',
      'Our bakery is planning to become a licensed sponsor, and you will be its first.',
      'We plan to become a sponsor this spring and you will be the first.',
      'We have just decided to register as a sponsor – you would be our first.',
      'The company intends to become a visa sponsor and you could be the first nurse.',
      'We hope to become a sponsor and this will be our first.',
    ]);
  });
  it('is none where the sponsor is of something else', () => {
    allAre('silent', [
      'We have decided to become a sponsor of the village fete.',
      'We have decided to become a sponsor of the local team.',
      'We are becoming a sponsor of the food festival and you will be there first.',
    ]);
  });
});

describe('visas for some grades', () => {
  it('are a condition', () => {
    allAre('conditional', [
      'The trust supports visa applications for grades 7 and up.',
      'We support visa applications for grade 7 and above.',
      'Our company supports visa applications for bands 6 and up.',
      'The university supports visa applications from grade 8 upwards.',
      'We sponsor visas for roles at band 6 and above.',
      'Visa support for grade 5 upwards.',
      'Visa sponsorship is offered for band 5 or higher.',
      'We provide sponsorship for staff at level 4 and over.',
      'We sponsor from grade 6 up.',
      'Visa sponsorship is available for posts at grade 6+.',
    ]);
  });
  it('are none where all grades have them', () => {
    allAre('offers', [
      'We support visa applications for all grades.',
      'We sponsor visas for all bands.',
      'We support visa applications for the successful candidate.',
      'We sponsor every grade.',
    ]);
  });
  it('are refused where they are denied', () => {
    allAre('refuses', [
      'We do not sponsor visas for bands 5 and below.',
      'We do not support visa applications for grades 7 and up.',
      'No visa sponsorship for grade 4 and above.',
    ]);
  });
});

describe('a need that may be met', () => {
  it.each([
    'Candidates who need sponsorship can apply; however, we cannot guarantee it.',
    'Candidates who need sponsorship can apply, but we cannot guarantee it.',
    "Applicants who require visa sponsorship are welcome to apply; however we can't guarantee it.",
    'Anyone who needs sponsorship may apply; this cannot be guaranteed, however.',
    'People who need a visa may apply; we make no promises, however.',
    'Nurses who need sponsorship should apply, although there is no guarantee of it.',
    'If you require sponsorship you are welcome to apply, but please note that we cannot guarantee that it will be offered.',
    'Candidates who need sponsorship can apply. However, we cannot guarantee it.',
    'Candidates who need sponsorship are welcome to apply. It cannot be guaranteed, though.',
    'We offer visa sponsorship. Please note this is not guaranteed.',
  ])('is promised to nobody in “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('conditional');
  });

  it.each([
    'Candidates who need sponsorship can apply; however, we cannot offer it.',
    'Candidates who need sponsorship cannot apply; we can guarantee it.',
    'Candidates who need sponsorship can apply elsewhere; we cannot offer it.',
  ])('is refused in “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('refuses');
  });

  it.each([
    'Candidates who need sponsorship can apply and we will sponsor them, but we cannot guarantee an interview.',
    'We offer visa sponsorship. We cannot guarantee overtime.',
    'We offer visa sponsorship. Parking is on site. It cannot be guaranteed.',
  ])('is met where something else is not sure: “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('offers');
  });
});
