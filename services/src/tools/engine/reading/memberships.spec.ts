import { GRADE, membershipsIn } from './memberships.js';

const read = (text: string) => membershipsIn(text).map(({ body, grade }) => [body.short, grade]);

it.each<[string, string, number | null]>([
  ['FRICS', 'RICS', GRADE.fellow],
  ['Chartered Fellow of the CIPD', 'CIPD', GRADE.fellow],
  ['MIET', 'IET', GRADE.member],
  ['MRTPI', 'RTPI', GRADE.chartered],
  ['Accredited member of BACP', 'BACP', GRADE.chartered],
  ['Associate or full member of the CIOB', 'CIOB', GRADE.associate],
  ['CIWEM Graduate', 'CIWEM', GRADE.graduate],
  ['Probationer RTPI', 'RTPI', GRADE.graduate],
  ['CIPD (Associate)', 'CIPD', GRADE.associate],
  ['IOSH Managing Safely', 'IOSH', GRADE.course],
  ['RICS accredited degree', 'RICS', GRADE.course],
  ['CIPD qualified', 'CIPD', null],
  ['We are an RIBA Chartered Practice', 'RIBA', null],
  ['ICE committee member', 'ICE', null],
])('“%s” names a step in %s', (text, body, grade) => {
  expect(read(text)).toEqual([[body, grade]]);
});

it.each(['Committee member of the ICE', 'Supervised by a chartered engineer', 'A team member'])(
  '“%s” names none',
  (text) => {
    expect(read(text)).toEqual([]);
  },
);

it('bodies in a row are named with one step', () => {
  expect(read('Chartered member of the IStructE or ICE')).toEqual([
    ['IStructE', GRADE.chartered],
    ['ICE', GRADE.chartered],
  ]);
  expect(read('Chartered status (ICE, IStructE)')).toEqual([
    ['ICE', GRADE.chartered],
    ['IStructE', GRADE.chartered],
  ]);
});

it.each(['Former member of the RICS', 'Past associate member of the RICS'])('“%s” has ended', (text) => {
  expect(membershipsIn(text)).toMatchObject([{ isPast: true, grade: null }]);
});
