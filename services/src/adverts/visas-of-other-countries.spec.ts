import { readAdvert } from './read-advert.js';

describe("another country's programme, visa, authority or place", () => {
  const answer = (text: string, country = 'United Kingdom') => readAdvert(text, country).answer;

  it.each([
    'American work visas are sponsored by us.',
    'We offer visa sponsorship to the USA.',
    'We help you move to Canada and sponsor your visa.',
    'Our Sydney clinic sponsors visas.',
    'Our US hospitals sponsor nurses.',
    'We sponsor nurses to work in Australia.',
    'We sponsor doctors who relocate to Canada.',
    'We sponsor chefs for our restaurants in Qatar.',
    'We sponsor EB-3 immigrant visas for registered nurses.',
    'We sponsor H-2A workers for the harvest.',
    'The farm sponsors work permits under the Temporary Foreign Worker Program.',
    'We are an Accredited Employer with Immigration New Zealand and can sponsor your work visa.',
    'We are recognised sponsors with the IND and can sponsor your visa.',
    'We are recognised sponsors with the IND.',
    'We sponsor EB-2 petitions.',
    'We sponsor PERM.',
    'We sponsor PERM labor certification for engineers.',
    'We sponsor an Employment Pass in Singapore.',
    'We sponsor your Employment Pass in Singapore.',
    'We sponsor work visas for Dubai.',
    'We sponsor German work visas.',
    'We sponsor Irish work permits.',
    'We sponsor the Highly Skilled Migrant visa for the Netherlands.',
    'We sponsor visas for our New Zealand farms.',
    'Visa sponsorship is available on our New Zealand farms.',
    'We sponsor work visas in Dubai for chefs.',
    'Visa sponsorship for Germany is provided.',
    'We offer visa sponsorship in Ireland for nurses.',
    'We sponsor visas for nurses in Saudi Arabia.',
    'We sponsor Canadian work permits.',
    'We sponsor US work visas.',
    'We offer Australian visa sponsorship.',
    'We provide Dutch work permits.',
    'Swiss work permits sponsored.',
    'J-1 visa sponsorship is provided.',
    'We file I-140 petitions for our staff and sponsor visas.',
    'Sponsorship of US visas is available.',
    'We arrange UAE residence visas.',
    'Work permit for Malta provided.',
    'We sponsor visas for our Dublin office.',
    'Sponsorship through Service Canada is available.',
    'We sponsor New Zealand work visas.',
    'USCIS petitions sponsored for nurses.',
  ])('is no promise for a job here: %s', (sentence) => {
    expect(answer(sentence)).toBe('silent');
  });

  it.each([
    ['We sponsor EB-3 immigrant visas for registered nurses.', 'United States'],
    ['We sponsor H-2A workers for the harvest.', 'United States'],
    ['The farm sponsors work permits under the Temporary Foreign Worker Program.', 'Canada'],
    ['We are an Accredited Employer with Immigration New Zealand and can sponsor your work visa.', 'New Zealand'],
    ['We are recognised sponsors with the IND and can sponsor your visa.', 'Netherlands'],
    ['We sponsor PERM.', 'United States'],
    ['We sponsor your Employment Pass in Singapore.', 'Singapore'],
    ['We sponsor work visas for Dubai.', 'United Arab Emirates'],
    ['We sponsor German work visas.', 'Germany'],
    ['We sponsor Irish work permits.', 'Ireland'],
    ['We sponsor the Highly Skilled Migrant visa for the Netherlands.', 'Netherlands'],
    ['We sponsor visas for our New Zealand farms.', 'New Zealand'],
    ['We sponsor visas for our Dublin office.', 'Ireland'],
  ])('is one for a job there: %s', (sentence, country) => {
    expect(answer(sentence, country)).toBe('offers');
  });

  it.each([
    'We sponsor visas for nurses to work in the UK or Ireland.',
    'We sponsor nurses who move from Australia to the UK.',
    'We sponsor nurses who used to work in Dubai.',
    'Work with us visa sponsorship offered.',
    'We sponsor visas; our group works in Germany and France.',
    'We sponsor nurses from India and the Philippines.',
    'We offer visa sponsorship to candidates from the US and Canada.',
    'We sponsor visas for Irish chefs.',
    'We sponsor visas for Canadian and American teachers.',
    'We sponsor visas for nurses trained in Ireland.',
    'We sponsor visas for vets who qualified in Spain or Portugal.',
    'We sponsor Skilled Worker visas for people living in Dubai.',
    'We are a US company and sponsor UK visas.',
    'We sponsor UK work visas for our American colleagues.',
    'We sponsor visas for our offices in London, Germany and the UK.',
    'Visa sponsorship available. We also have farms in New Zealand.',
    'Visa sponsorship is available. Our parent company is in Germany.',
    'We sponsor overseas workers.',
    'We sponsor visas for chefs of Italian food.',
    'PERM ROLE. VISA SPONSORSHIP AVAILABLE.',
    'We are an accredited Living Wage employer and sponsor visas.',
    'Visa sponsorship for Spanish speakers is available.',
    'We offer visa sponsorship for German teachers.',
    'Visa sponsorship in the UK for nurses from Spain.',
    'We offer Skilled Worker sponsorship to nurses registered in Australia.',
    'Visa sponsorship and relocation from Australia to the UK.',
    'We sponsor visas for Spanish and Italian nationals.',
    'We sponsor visas in Dublin and London.',
    'We sponsor visas at our Dublin office and in the UK.',
    'If you have a Swiss work permit, we can sponsor you in the UK.',
    'We sponsor workers who have an Irish work permit.',
    'We sponsor Hong Kong visa (BNO) holders.',
    'We sponsor S Pass holders.',
    'We sponsor workers with a German work permit.',
    'We sponsor nurses holding a Saudi work visa.',
    'We sponsor people on a Dubai visa.',
    'Visa sponsorship is available to Dutch residence permit holders.',
    'We sponsor visas at our Malta Street clinic.',
    'We sponsor visas at our Vienna Road home.',
    'We sponsor visas for our Paris House restaurant.',
  ])('leaves a promise for this country as it is: %s', (sentence) => {
    expect(answer(sentence)).toBe('offers');
  });
});

const answer = (text: string, country = 'United Kingdom') => readAdvert(text, country).answer;

describe('a promise for posts in another country', () => {
  it.each([
    ['Visa sponsorship is available for our US roles.', 'United Kingdom'],
    ['We sponsor visas for our offices in Germany and the Netherlands.', 'United Kingdom'],
    ['Visa sponsorship: available for roles based in Dubai.', 'United Kingdom'],
    ['Relocate to Canada! We offer visa sponsorship for Canada.', 'United Kingdom'],
    ['Sponsorship available for US-based employees.', 'United Kingdom'],
  ])('is no promise for this one: %s', (sentence, country) => {
    expect(answer(sentence, country)).toBe('silent');
  });

  it.each([
    ['Visa sponsorship is available for our US roles only.', 'United Kingdom'],
    ['Visa sponsorship is available for UK roles only.', 'Ireland'],
    ['Visa sponsorship is available in the UK and New Zealand only.', 'Australia'],
  ])('refuses it where it is for those alone: %s', (sentence, country) => {
    expect(answer(sentence, country)).toBe('refuses');
  });

  it.each([
    ['Visa sponsorship is available for our UK roles.'],
    ['We sponsor visas for our offices in London, Germany and the UK.'],
    ['We sponsor nurses from India and the Philippines.'],
    ['We offer visa sponsorship to candidates from the US and Canada.'],
    ['Contact us for sponsorship.'],
  ])('is one where the post is among them, or only people come from there: %s', (sentence) => {
    expect(['offers', 'conditional']).toContain(answer(sentence));
  });
});

describe('who may apply', () => {
  it.each([
    ['Settled or pre-settled status required.', 'United Kingdom'],
    ['EU Settlement Scheme status required.', 'United Kingdom'],
    ['Eligibility: British nationals with 5 years UK residency (SC clearance).', 'United Kingdom'],
    ['U.S. Citizenship required.', 'United States'],
    ['The successful applicant must hold Australian citizenship or permanent residency.', 'Australia'],
    ['To be eligible you must be an Australian or New Zealand citizen or permanent resident.', 'Australia'],
    ['Must be a U.S. Person as defined by ITAR.', 'United States'],
    ['Permanent residents and citizens of Canada only.', 'Canada'],
  ])('is nobody who needs a visa: %s', (sentence, country) => {
    expect(answer(sentence, country)).toBe('refuses');
  });

  it.each([
    ['You need settled status or a visa that we sponsor.', 'United Kingdom'],
    ['Must be an Australian citizen, or we sponsor your visa.', 'Australia'],
  ])('may be others too: %s', (sentence, country) => {
    expect(answer(sentence, country)).not.toBe('refuses');
  });

  it('is anybody by the open wording of the Job Bank', () => {
    const open =
      'Who can apply for this job?\nThe employer accepts applications from:\nCanadian citizens and permanent or temporary residents of Canada\nOther candidates with or without a valid Canadian work permit';
    expect(answer(open, 'Canada')).not.toBe('refuses');
    expect(answer(`${open}\nWe have an approved LMIA.`, 'Canada')).toBe('offers');
    expect(
      answer(
        'The employer accepts applications from:\nCanadian citizens and permanent residents of Canada only.',
        'Canada',
      ),
    ).toBe('refuses');
  });
});

describe('a word of sponsorship that means something else', () => {
  it.each([
    ['Support worker. Queensland Blue Card required. We will pay for your blue card.', 'Australia'],
    ['Applicants need a Blue Card (working with children check), paid by us.', 'Australia'],
    ['We will sponsor your Blue Card application (QLD).', 'Australia'],
    ['Candidates with an EU Blue Card or permanent residence preferred.', 'Germany'],
    ['EU Blue Card holders should mention it.', 'Germany'],
    ['We provide CSCS green card training and Blue Card renewal.', 'United States'],
    ['Skilled worker position, £15 per hour.', 'United Kingdom'],
    ['Skilled Worker needed for carpentry.', 'United Kingdom'],
    ['The CoS will be provided with a laptop. Chief of Staff role.', 'United Kingdom'],
    ['COS (Chief of Staff) reporting to the CEO. COS will be offered a bonus.', 'United Kingdom'],
    ['We do not sponsor political parties.', 'United Kingdom'],
    ['We do not sponsor professional memberships.', 'United Kingdom'],
  ])('says nothing of a visa: %s', (sentence, country) => {
    expect(answer(sentence, country)).toBe('silent');
  });

  it.each([
    ['We will sponsor your EU Blue Card.', 'Germany'],
    ['Skilled Worker visa available.', 'United Kingdom'],
    ['Skilled Worker sponsorship offered. The Chief of Staff will interview you.', 'United Kingdom'],
    ['Green card sponsorship available.', 'United States'],
  ])('is one where it means it: %s', (sentence, country) => {
    expect(answer(sentence, country)).toBe('offers');
  });

  it('is a condition where only those who are here already are sponsored', () => {
    expect(answer('We offer sponsorship to candidates that are already in the UK.')).toBe('conditional');
    expect(answer('Sponsorship available to applicants inside the UK.')).toBe('conditional');
  });
});

describe('a permit that is tied to an employer', () => {
  it.each([
    'Closed work permit support is offered.',
    'Employer-specific (closed) work permits are supported.',
    'We assist with closed work permits.',
  ])('is closed by its name and no refusal: %s', (sentence) => {
    expect(readAdvert(sentence, 'Canada').answer).not.toBe('refuses');
  });

  it('is refused where it is refused', () => {
    expect(readAdvert('We do not support closed work permits.', 'Canada').answer).toBe('refuses');
  });
});

const misread = (texts: string[], expected: string) =>
  texts.filter((text) =>
    [text, `A fine job.\n\n${text}\nA week of leave.`].some((advert) => readAdvert(advert).answer !== expected),
  );

describe('a visa by the name that a law gives it', () => {
  it('is offered where it is sponsored', () => {
    const texts = [
      'The church will sponsor a Minister of Religion visa.',
      'The church will sponsor a T2 visa for the appointed priest.',
      'The club can sponsor an International Sportsperson visa for the coach.',
      'The ballet will sponsor a Creative Worker visa for the dancer.',
      'We can sponsor a Global Business Mobility visa for the transferee.',
      'The synagogue will sponsor an R-1 visa for the rabbi.',
      'The farm sponsors H-2A visas for its pickers.',
      'H-2B visas are provided to our landscaping crew.',
      'We will sponsor a subclass 482 visa for the chef.',
      'We can sponsor an Accredited Employer Work Visa for builders.',
      'We support Accredited Employer Work Visas for carpenters.',
      'The company sponsors a Critical Skills Employment Permit for engineers.',
    ];
    expect(misread(texts, 'offers')).toEqual([]);
  });

  it('is refused where it is not', () => {
    const texts = [
      'The church cannot sponsor a Minister of Religion visa.',
      'The club will not sponsor an International Sportsperson visa.',
      'H-2B visas are not provided to this crew.',
    ];
    expect(misread(texts, 'refuses')).toEqual([]);
  });
});

describe('people who are sponsored', () => {
  it('come from elsewhere, whatever help there is beside it', () => {
    const texts = [
      'We are proud to sponsor nurses from around the world, including help with the OSCE.',
      'We are proud to sponsor carers from across the world, plus help with their training.',
      'Sponsorship to New Zealand on an AEWV is provided for the right electrician.',
      'Sponsorship to Australia is available for diesel mechanics.',
    ];
    expect(misread(texts, 'offers')).toEqual([]);
    expect(misread(['Sponsorship to New Zealand is not provided.'], 'refuses')).toEqual([]);
  });

  it('may be sponsored in something that is no visa', () => {
    const texts = [
      'The trust will sponsor nurses through the OSCE.',
      'We sponsor nurses through their OSCE, including travel.',
      'Sponsorship of a New Zealand rugby team is our pride.',
      'The church sponsors a school in Kenya.',
      'The club is looking for a shirt sponsor.',
    ];
    expect(misread(texts, 'silent')).toEqual([]);
  });
});
