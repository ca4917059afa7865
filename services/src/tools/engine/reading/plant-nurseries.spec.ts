import { analysed, work } from '../testing/texts.js';
import { readCv } from './cv-reader.js';

describe('a nursery of plants is none of children', () => {
  const CV = (post: string, ...duties: string[]) =>
    `Ana Reed\nLeeds\n\nExperience\n${post}, 2019 - present\n${duties.map((duty) => `- ${duty}\n`).join('')}`;
  const WITH_PLANTS = CV('Nursery Assistant, Hillier Garden Centre, Leeds', 'Potting on and watering 4,000 plants');
  const WITH_CHILDREN = CV('Nursery Assistant, Bluebell Nursery, Leeds', 'Key person for six children under two');
  const OF_PLANTS =
    'Nursery Assistant\nHillier Garden Centre, Leeds\nYou will pot on and water our plants.\nRequirements\n- Potting and watering\n- 1 year of experience in a plant nursery';
  const OF_CHILDREN =
    'Nursery Assistant\nBluebell Day Nursery, Leeds\nYou will look after children under two.\nRequirements\n- EYFS\n- 1 year of experience in childcare';

  const family = (cv: string) => readCv(cv, new Date()).posts[0]?.known?.family;

  it.each([
    ['Nursery Assistant, Hillier Garden Centre, Leeds', 'Potting on and watering'],
    ['Nursery Assistant, Coles Ltd', 'Propagation of shrubs in polytunnels'],
    ['Plant Nursery Assistant, Coles Ltd', 'Watering'],
    ['Nursery Supervisor, Bransford Webbs', 'Dispatch of hardy nursery stock'],
    ['Nursery Manager, Wyevale', 'Ran four glasshouses'],
    ['Nursery Worker, Coles Ltd', 'Took cuttings and graded seedlings'],
  ])('%s: %s', (post, duty) => {
    expect(family(CV(post, duty))).toBe('5112');
  });

  it.each([
    ['Nursery Assistant, Bluebell Nursery, Leeds', 'Key person for six children'],
    ['Nursery Assistant, Bluebell Nursery, Leeds', 'Planted seedlings in the garden with the children'],
    ['Nursery Assistant, Little Acorns', 'Set up activities'],
    ['Nursery Nurse, Greenhouse Day Nursery', 'Nappies and feeds'],
    ['Nursery Manager, Busy Bees', 'Prepared for Ofsted; grew tomato plants with pre-school'],
  ])('%s: %s', (post, duty) => {
    expect(family(CV(post, duty))).toBe('childcare');
  });

  it('so that neither answers an advert of the other', async () => {
    const stateOf = async (cv: string, job: string) => work(await analysed(cv, job))?.state;
    expect(await stateOf(WITH_PLANTS, OF_PLANTS)).toBe('met');
    expect(await stateOf(WITH_CHILDREN, OF_CHILDREN)).toBe('met');
    expect(await stateOf(WITH_PLANTS, OF_CHILDREN)).toBe('missing');
    expect(await stateOf(WITH_CHILDREN, OF_PLANTS)).toBe('missing');
  });

  it('and asks for no early years', async () => {
    const names = (await analysed(WITH_PLANTS, OF_PLANTS)).requirements.map(({ name }) => name);
    expect(names).not.toContain('Early childhood');
    const ofChildren = (await analysed(WITH_PLANTS, OF_CHILDREN)).requirements;
    expect(ofChildren.find(({ name }) => name === 'Early childhood')?.state).toBe('missing');
  });
});
