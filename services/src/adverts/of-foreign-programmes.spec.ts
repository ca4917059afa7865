import { readAdvert } from './read-advert.js';

const answer = (text: string, country = 'United Kingdom') => readAdvert(text, country).answer;

describe("another country's programme, visa, authority or place", () => {
  it.each([
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
  ])('leaves a promise for this country as it is: %s', (sentence) => {
    expect(answer(sentence)).toBe('offers');
  });
});
