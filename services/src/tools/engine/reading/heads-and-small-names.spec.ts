import { letter } from '../testing/texts.js';

const CV =
  '\n4 Holt Street, Leeds\n\nExperience\nElectrician, Ace Ltd, Leeds, 2018 - 2024\n- Wired and tested 120 houses';
const signed = async (head: string) => (await letter(head + CV, 'Electrician, Leeds\n- Wiring')).split('\n').at(-1);

describe('a letter is signed', () => {
  it.each([
    'Company   Role   Dates\nSamuel Boateng',
    'Company Dates\nSamuel Boateng',
    'Employer   Post   From   To\nOld Mill   Baker   2016   2020\nName: Samuel Boateng',
    'Employer | Position | From | To\nSamuel Boateng',
  ])('with no head of a table: %j', async (head) => expect(await signed(head)).toBe('Samuel Boateng'));

  it.each(['Job Title Company Period', 'Role Employer Years'])('with no head alone: %s', async (head) =>
    expect(await signed(head)).toBe('[Your name]'),
  );

  it.each([
    ['Lt Cdr James Holloway', 'James Holloway'],
    ['Lieutenant Commander James Holloway', 'James Holloway'],
    ['Wg Cdr Peter Lane', 'Peter Lane'],
    ['Sub Lt Tom Rudd', 'Tom Rudd'],
    ["Lt Cdr (Ret'd) James Holloway", 'James Holloway'],
    ['Sgt Maj Ivor Pugh', 'Ivor Pugh'],
    ['Gene Hackett', 'Gene Hackett'],
    ['Petra Lane', 'Petra Lane'],
  ])('without a rank: %s', async (head, name) => expect(await signed(head)).toBe(name));

  it.each([
    ['Maria dela Cruz', 'Maria dela Cruz'],
    ['MARIA DELA CRUZ', 'Maria dela Cruz'],
    ['Jose delos Reyes', 'Jose delos Reyes'],
    ['maria dela cruz', 'Maria dela Cruz'],
    ['jan van der berg', 'Jan van der Berg'],
    ['carmen de la fuente', 'Carmen de la Fuente'],
    ['nguyễn văn hải', 'Nguyễn Văn Hải'],
    ['priya nair', 'Priya Nair'],
    ["siobhán o'neill", "Siobhán O'Neill"],
  ])('with small words and in small letters: %s', async (head, name) => expect(await signed(head)).toBe(name));

  it.each(['hard working electrician', 'about me', 'looking for work', "john's cv", 'leeds, west yorkshire'])(
    'with nothing that is no name: %s',
    async (head) => expect(await signed(head)).toBe('[Your name]'),
  );
});
