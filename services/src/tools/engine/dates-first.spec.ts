import { analysed } from './testing/texts.js';

const ADVERT =
  'Quantity Surveyor\nSome Builder\nMaidstone\n\nRequirements\n- 3 years of experience as a quantity surveyor\n- Final accounts\n- Valuations';
const found = async (heading: string, first: string) => {
  const cv = `Ben Hill\nMaidstone\n\n${heading}\n${first}\n- Final accounts on housing\n- Valuations and cost plans\n\nEducation\nBSc Quantity Surveying, 2017\n`;
  const { requirements } = await analysed(cv, ADVERT);
  return requirements.map(({ name, state }) => `${name}: ${state}`);
};
const POST = '04/2018-present | Medway Build Ltd | Quantity Surveyor';

describe('a post that begins with its dates', () => {
  it.each([
    'Career summary',
    'CAREER SUMMARY',
    'Career profile',
    'Professional summary',
    'Career history',
    'Career to date',
  ])('is work under “%s”', async (heading) => {
    expect(await found(heading, POST)).toEqual(await found('Employment', POST));
    expect(await found(heading, POST)).toContain('3 years of experience: met');
  });

  it.each([
    POST,
    '2018-present | Medway Build Ltd | Quantity Surveyor',
    '04/2018 to present, Medway Build Ltd, Quantity Surveyor',
    '04.2018 – 11.2024 | Quantity Surveyor | Medway Build Ltd',
    'April 2018 - present | Medway Build Ltd | Quantity Surveyor',
  ])('is one however it is written: %s', async (post) => {
    expect(await found('Career summary', post)).toContain('Work as Quantity Surveyor: met');
  });

  it.each([
    'Quantity surveyor with housing schemes behind me and a liking for final accounts.',
    '2018-present was a time of growth, in which I kept the accounts of many a surveyor in order.',
  ])('is none where a summary tells something: %s', async (prose) => {
    expect(await found('Career summary', prose)).not.toContain('3 years of experience: met');
  });
});
