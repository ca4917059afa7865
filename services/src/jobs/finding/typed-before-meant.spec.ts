import { aLine } from '../testing/some-jobs.js';
import { searchAmong } from './testing/search-among.js';

describe('a word as it is typed', () => {
  const jobs: [title: string, skills?: string[]][] = [
    ['Machinist', ['Lathe']],
    ['Plasterers, drywall installers and lathers'],
    ['Electrician - Motor Vehicle'],
    ['Electrical Technician'],
    ['Electrician'],
    ['Carpenter'],
    ['Helpers-Carpenters'],
    ['Supervisors, carpentry trades'],
    ['Office Clerk'],
    ['Customs Officer'],
    ['Porter', ['Office']],
    ['Welder'],
    ['Assembler', ['Weld inspection']],
    ['RN, Nights'],
    ['Registered Nurse'],
    ['Laborer, Nights'],
    ['Labourer'],
  ];
  // the ones that are meant are the older ones: nothing but what they say puts them first
  const lines = jobs.map(([title, skills = []], at) =>
    aLine({
      title,
      skills,
      company: 'Example',
      location: 'Oslo, Norway',
      description: 'Work.',
      posted_at: `2025-01-${String(at + 1).padStart(2, '0')}`,
    }),
  );
  const search = searchAmong(lines);

  const titles = async (text: string) => (await search(text)).titles;

  it('stands before other titles of the same work, the whole title first', async () => {
    expect(await titles('electrician')).toEqual([
      'Electrician',
      'Electrician - Motor Vehicle',
      'Electrical Technician',
    ]);
    expect(await titles('registered nurse')).toEqual(['Registered Nurse', 'RN, Nights']);
    expect(await titles('rn')).toEqual(['RN, Nights', 'Registered Nurse']);
  });

  it('is the same in its British and its American spelling', async () => {
    for (const text of ['labourer', 'laborer'])
      expect([text, await titles(text)]).toEqual([text, ['Labourer', 'Laborer, Nights']]);
  });

  it('stands in a skill before longer words of titles that it begins', async () => {
    expect(await titles('lathe')).toEqual(['Machinist', 'Plasterers, drywall installers and lathers']);
    expect(await titles('office')).toEqual(['Office Clerk', 'Porter', 'Customs Officer']);
  });

  it('finds who does the work first where the words are of one family', async () => {
    expect(await titles('weld')).toEqual(['Welder', 'Assembler']);
  });

  it('is who does the work where the last letters are missing and one before them', async () => {
    expect(await titles('carpentr')).toEqual(['Carpenter', 'Helpers-Carpenters', 'Supervisors, carpentry trades']);
    expect((await titles('carpentry'))[0]).toBe('Supervisors, carpentry trades');
    expect(await titles('electricia')).toEqual(['Electrician - Motor Vehicle', 'Electrician'].toReversed());
  });
});
