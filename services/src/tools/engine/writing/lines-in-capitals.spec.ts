import { unshoutedLine } from './unshouted-line.js';

describe('a line in capitals is quoted', () => {
  it.each([
    [
      'REDUCED UNPLANNED DOWNTIME OF LINE 3 BY 18% IN ONE YEAR',
      'Reduced unplanned downtime of line 3 by 18% in one year',
    ],
    ['SERVED 120 COVERS A NIGHT', 'Served 120 covers a night'],
    ['TRAINED NEW STARTERS ON THE TILLS', 'Trained new starters on the tills'],
    ['WROTE 35 TASK LISTS IN SAP', 'Wrote 35 task lists in SAP'],
  ])('in small letters where all its words are known: %s', (line, said) => expect(unshoutedLine(line)).toBe(said));

  it.each(['DELIVERED PARCELS ACROSS LEEDS AND BRADFORD', 'LED A TEAM OF 8 AT ZAYTOUN MALL'])(
    'as it stands where one of them may be a name: %s',
    (line) => expect(unshoutedLine(line)).toBe(line),
  );

  it('as it stands where only a word of it is in capitals', () => {
    expect(unshoutedLine('Ran the SAP help desk')).toBe('Ran the SAP help desk');
  });
});
