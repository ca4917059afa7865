import { Board } from '../testing/a-board.js';
import { aLine } from '../testing/some-jobs.js';
import { begunAtEnd } from './begun-at-end.js';
import { sameWork } from './same-work.js';
import { otherSpellings } from './spelling-variants.js';

describe('the everyday name of a trade', () => {
  const titles = [
    'Drafting technologists and technicians',
    'Deckhands/Headers',
    'Apiary Technician',
    'Industrial butchers and meat cutters, poultry preparers and related workers',
    'Slaughterers and Meat Packers',
    'Tree Trimmer/Climber',
    'REFUSE AND RECYCLABLE MATERIAL COLLECTORS',
    'Bricklayers',
    'Carpenters',
    'Electricians (except industrial and power system)',
    'Retail salespersons',
    'Security guards and related security service occupations',
    'Delivery and courier service drivers',
    'Delivery Driver',
    'Taxi and limousine drivers and chauffeurs',
    'Agricultural service contractors, farm supervisors and specialized livestock workers',
    'Tractor Operator',
    'Early childhood educators and assistants',
    'Nursery Worker',
    'Nurse',
    'Kindergarten Teacher',
    'Stable Attendant',
    'Roofers and shinglers',
    'Receptionists',
    'Program leaders and instructors in recreation, sport and fitness',
    'Home Support Worker, Housing',
    'Solicitor, Immigration',
    'Legal administrative assistants',
    'Medical Doctor',
    'Physician',
    'Orthopedic Surgeon',
    'Doctor of Veterinary Medicine',
    'Veterinary Surgeon',
    'Chiropractic Doctor',
    'Quarryman',
    'Landscape Laborer',
  ];
  const day = (at: number) => String((at % 28) + 1).padStart(2, '0');
  // what is meant first is the oldest
  const lines = titles.map((title, at) =>
    aLine({
      title,
      company: 'Example',
      location: 'Oslo, Norway',
      posted_at: `2025-${at < 28 ? '01' : '02'}-${day(at)}`,
    }),
  );
  const inTown = aLine({
    title: 'Segmental Paver',
    company: 'Example',
    location: 'Commerce City, CO, United States',
  });
  const board = new Board([...lines, inTown]);

  const search = async (searchQuery: string) => {
    const { jobs, nextSteps, corrected } = await board.matching({ searchQuery });
    return {
      titles: jobs.map(({ title }) => title),
      steps: nextSteps?.relaxed.map((step) => step.searchQuery) ?? [],
      corrected,
    };
  };

  it.each([
    ['drafter', 'Drafting technologists and technicians'],
    ['draftsman', 'Drafting technologists and technicians'],
    ['draughtsman', 'Drafting technologists and technicians'],
    ['draughtsperson', 'Drafting technologists and technicians'],
    ['draughtswoman', 'Drafting technologists and technicians'],
    ['draughtsmen', 'Drafting technologists and technicians'],
    ['sailor', 'Deckhands/Headers'],
    ['sailors in Oslo', 'Deckhands/Headers'],
    ['seaman', 'Deckhands/Headers'],
    ['beekeeper', 'Apiary Technician'],
    ['beekeepers', 'Apiary Technician'],
    ['abattoir', 'Slaughterers and Meat Packers'],
    ['slaughterhouse', 'Slaughterers and Meat Packers'],
    ['slaughterman', 'Slaughterers and Meat Packers'],
    ['arborist', 'Tree Trimmer/Climber'],
    ['tree surgeon', 'Tree Trimmer/Climber'],
    ['binman', 'REFUSE AND RECYCLABLE MATERIAL COLLECTORS'],
    ['brickie', 'Bricklayers'],
    ['chippy', 'Carpenters'],
    ['sparky', 'Electricians (except industrial and power system)'],
    ['salesman', 'Retail salespersons'],
    ['saleswoman', 'Retail salespersons'],
    ['salesmen', 'Retail salespersons'],
    ['doorman', 'Security guards and related security service occupations'],
    ['night watchman', 'Security guards and related security service occupations'],
    ['cabbie', 'Taxi and limousine drivers and chauffeurs'],
    ['milker', 'Agricultural service contractors, farm supervisors and specialized livestock workers'],
    ['nursery nurse', 'Early childhood educators and assistants'],
    ['stable hand', 'Stable Attendant'],
  ])('finds what adverts call it: %s', async (typed, title) => {
    const { titles, corrected } = await search(typed);
    expect(titles[0]).toBe(title);
    expect(corrected).toBeUndefined();
  });

  it.each([
    ['postman', ['delivery driver']],
    ['policewoman', ['security guard']],
    ['steeplejack', ['roofer']],
    ['telephonist', ['receptionist']],
    ['personal trainer', ['fitness instructor']],
    ['bodyguard', ['security guard']],
    ['policewoman in Oslo', ['security guard in oslo']],
    ['poet', []],
    ['soldier', []],
  ])('leads to what is nearest to it where nobody offers it: %s', async (typed, first) => {
    expect((await search(typed)).steps.slice(0, first.length)).toEqual(first);
  });

  it('leads to no word that was typed already, nor past one that is whole', async () => {
    expect(begunAtEnd('nursery nurs')).toBeDefined();
    expect((await search('bergen nursery nurs')).steps).not.toContain('bergen nursery nursery');
    for (const text of ['nursery nurse', 'stable hand', 'head cook']) expect(begunAtEnd(text)).toBeUndefined();
  });

  it('leads to no title that a list only tells apart', async () => {
    expect((await search('youth worker')).steps).not.toContain('support worker in housing');
  });

  it('may be where people work, if most are called one thing there', () => {
    expect(sameWork('abattoir')!.titles.flat()).toContain('knacker');
    expect(sameWork('crematorium')!.titles.flat()).toContain('crematorium technician');
    for (const text of ['general', 'head', 'senior', 'night', 'ice']) expect(sameWork(text)).toBeUndefined();
  });

  it.each(['e-commerce', 'e commerce', 'ecommerce', 'E-Commerce'])(
    'is no Commerce City with a letter too many: %s',
    async (typed) => {
      expect(await search(typed)).toEqual({ titles: [], steps: [], corrected: undefined });
    },
  );

  it.each(['doctor', 'doctors', 'doctor in Oslo', 'doctr'])(
    'is that of physicians before all else: %s',
    async (typed) => {
      expect((await search(typed)).titles).toEqual([
        'Medical Doctor',
        'Physician',
        'Orthopedic Surgeon',
        'Chiropractic Doctor',
        'Doctor of Veterinary Medicine',
      ]);
    },
  );

  it('is that of vets to who says so', async () => {
    expect((await search('vet')).titles).toContain('Veterinary Surgeon');
    expect((await search('surgeon')).titles).toContain('Veterinary Surgeon');
    expect((await search('veterinary doctor')).titles).toContain('Doctor of Veterinary Medicine');
  });

  it.each(['lawyer', 'lawyers', 'solicitor', 'attorney', 'legal counsel'])(
    'is none of an assistant: %s',
    async (typed) => {
      expect((await search(typed)).titles).toEqual(['Solicitor, Immigration']);
    },
  );

  it('says what an assistant is asked by', async () => {
    for (const typed of ['legal', 'law', 'legal assistant'])
      expect((await search(typed)).titles).toContain('Legal administrative assistants');
  });

  it.each(['human', 'woman', 'man', 'person', 'people', 'roman'])(
    'is not made of a word that names nobody: %s',
    (word) => {
      expect(otherSpellings(word)).toEqual([]);
    },
  );
});
