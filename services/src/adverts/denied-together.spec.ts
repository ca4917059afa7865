import { readAdvert } from './read-advert.js';

const misread = (texts: string[], expected: string) =>
  texts.filter((text) =>
    [text, `A fine job.\n\n${text}\nA week of leave.`].some((advert) => readAdvert(advert).answer !== expected),
  );

describe('a visa and something else, denied by one verb', () => {
  it('are both denied, whatever joins them', () => {
    const texts = [
      'Visa sponsorship and relocation assistance are not available.',
      'Visa sponsorship and relocation assistance will not be provided.',
      'Visa sponsorship and relocation support cannot be offered.',
      'Please note that visa sponsorship and relocation assistance are not available.',
      'We regret that visa sponsorship and relocation are not available.',
      'Unfortunately, visa sponsorship and relocation support are not available for this role.',
      'Sponsorship and relocation are not provided.',
      'Visas and relocation are not provided.',
      'Visa sponsorship and/or relocation assistance is not available.',
      'Visa sponsorship as well as relocation support are not available.',
      'Visa sponsorship together with relocation assistance is not offered.',
      'Certificates of Sponsorship and relocation allowances are not provided.',
      'Sponsorship for work visas and relocation assistance are not offered.',
      'Skilled Worker visas and relocation assistance are not offered.',
      'H-1B sponsorship and relocation packages are not available.',
      'LMIA support and relocation costs are not provided.',
      'Sponsorship or relocation is not provided.',
      'Visas or relocation will not be provided.',
      'Visa sponsorship and dependant visas are not covered.',
      'Visa sponsorship and family relocation are not available.',
      'AEWV support and relocation assistance are not provided.',
      'Visa sponsorship, relocation not provided.',
    ];
    expect(misread(texts, 'refuses')).toEqual([]);
  });

  it('are offered together, or the visa alone by a verb of its own', () => {
    const texts = [
      'Visa sponsorship and relocation assistance are available.',
      'Sponsorship as well as relocation assistance are provided.',
      'Visa sponsorship is provided and relocation assistance is not available.',
      'We sponsor visas and relocation is not provided.',
      'We offer visa sponsorship and relocation assistance is not available.',
      'Visa sponsorship is available but relocation is not provided.',
      'Visa sponsorship: yes, and relocation is not included.',
      'Visa sponsorship available, relocation not provided.',
      'Relocation assistance is not available, but we sponsor visas.',
    ];
    expect(misread(texts, 'offers')).toEqual([]);
  });
});

describe('whoever is no sponsor', () => {
  it('refuses, by whatever verb it is said', () => {
    const texts = [
      'We cannot act as your sponsor.',
      "We can't act as your sponsor.",
      'We could not act as your sponsor.',
      'We would not act as your sponsor.',
      'We shall not act as your sponsor.',
      'Nor will we act as your sponsor.',
      'Neither can the school act as your sponsor.',
      'The trust cannot be your visa sponsor.',
      'We are not prepared to act as your sponsor.',
      'We are not willing to act as your sponsor.',
      'We are unwilling to act as a sponsor.',
      'We cannot serve as your visa sponsor.',
      'Our client is not in a position to act as your sponsor.',
      'The practice does not serve as a sponsor for H-1B visas.',
      'We will not be acting as sponsor for this post.',
    ];
    expect(misread(texts, 'refuses')).toEqual([]);
  });

  it('is none of those who are', () => {
    const texts = [
      'We can act as your sponsor.',
      'The trust will be your visa sponsor.',
      'The hospital will act as your sponsor and relocation costs are not covered.',
    ];
    expect(misread(texts, 'offers')).toEqual([]);
  });

  it('refuses by asking for residency where it is not accredited', () => {
    const texts = [
      'You must have NZ residency; we are not an accredited employer.',
      'NZ residency is essential, as we are not an accredited employer.',
      'You must be a New Zealand resident; we are not accredited.',
    ];
    expect(misread(texts, 'refuses')).toEqual([]);
    expect(misread(['We are an accredited employer.'], 'silent')).toEqual([]);
  });
});
