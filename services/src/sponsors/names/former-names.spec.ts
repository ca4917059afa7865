import { matchName } from './name-match.js';

const known = (...names: string[]) => names.map((name, id) => ({ id, name, town: '', isNormalised: false }));

describe('a trust under another name', () => {
  const entries = known(
    'Bedfordshire Hospitals NHS Foundation Trust',
    'Royal Devon University Healthcare NHS Foundation Trust',
    "St. George's Healthcare NHS Trust",
    'University Hospitals Sussex NHS Foundation Trust',
    'East Suffolk and North Essex NHS Foundation Trust',
    'Wirral University Teaching Hospitals NHS Trust',
    'Countess of Chester NHS Foundation Trust',
    'Yum Food London Ltd T/A Royal',
    'Western International Group (UK) Ltd',
    'ST GEORGES SERVICES LTD',
  );

  it.each([
    ['Luton and Dunstable University Hospital NHS FT', 'Bedfordshire Hospitals NHS Foundation Trust'],
    ['Luton & Dunstable University Hospitals NHSFT', 'Bedfordshire Hospitals NHS Foundation Trust'],
    ['Royal Devon & Exeter NHS Trust', 'Royal Devon University Healthcare NHS Foundation Trust'],
    ["St George's University Hospitals NHS FT", "St. George's Healthcare NHS Trust"],
    ['Western Sussex Hospitals NHS FT', 'University Hospitals Sussex NHS Foundation Trust'],
    ['Wirral University Teaching Hospital NHS Foundation Trust', 'Wirral University Teaching Hospitals NHS Trust'],
    ['Countess of Chester Hospital NHS FT', 'Countess of Chester NHS Foundation Trust'],
  ])('is sure with the form of a trust, however that is written: "%s"', (name, entry) => {
    expect(matchName(name, '', entries)).toMatchObject({ result: 'match', sponsor: { name: entry } });
  });

  it.each([
    ['Luton and Dunstable University Hospital', 'Bedfordshire Hospitals NHS Foundation Trust'],
    ['Luton & Dunstable Hospital', 'Bedfordshire Hospitals NHS Foundation Trust'],
    ['Royal Devon and Exeter', 'Royal Devon University Healthcare NHS Foundation Trust'],
    ['St. George’s University Hospitals', "St. George's Healthcare NHS Trust"],
    ['Western Sussex Hospitals', 'University Hospitals Sussex NHS Foundation Trust'],
    ['Ipswich Hospital', 'East Suffolk and North Essex NHS Foundation Trust'],
  ])('is the first to look at without it: "%s"', (name, entry) => {
    const { result, candidates } = matchName(name, '', entries);
    expect([result, candidates[0]?.name]).toEqual(['review', entry]);
  });

  it.each([
    'Luton and Dunstable Taxis',
    'Luton and Dunstable University Hospital Ltd',
    'Ipswich',
    'Ipswich Healthcare',
  ])('is not "%s"', (name) => {
    expect(matchName(name, '', entries)).toMatchObject({ result: 'none' });
  });
});

describe('a trust under the name of years ago', () => {
  const entries = known(
    'The Royal Wolverhampton NHS Trust',
    'West London NHS Trust',
    'East London NHS Foundation Trust',
    'Oxford University Hospitals NHS Trust',
    'Croydon Health Services NHS Trust',
    'Whittington Health',
    'Hampshire Hospitals NHS Foundation Trust',
    'Torbay and South Devon NHS Foundation Trust',
    'Wye Valley NHS Trust',
    'Lift Schools',
    'Mayday Recruitment Ltd',
  );

  it.each([
    ['Royal Wolverhampton Hospitals NHS Trust', 'The Royal Wolverhampton NHS Trust'],
    ['West London Mental Health NHS Trust', 'West London NHS Trust'],
    ['East London and The City Mental Health NHS Trust', 'East London NHS Foundation Trust'],
    ['Oxford Radcliffe Hospitals NHS Trust', 'Oxford University Hospitals NHS Trust'],
    ['Mayday Healthcare NHS Trust', 'Croydon Health Services NHS Trust'],
    ['The Whittington Hospital NHS Trust', 'Whittington Health'],
    ['Winchester & Eastleigh Healthcare NHS Trust', 'Hampshire Hospitals NHS Foundation Trust'],
    ['South Devon Healthcare NHS FT', 'Torbay and South Devon NHS Foundation Trust'],
    ['Hereford Hospitals NHS Trust', 'Wye Valley NHS Trust'],
    ['Academies Enterprise Trust', 'Lift Schools'],
  ])('is the one of today: "%s"', (name, entry) => {
    expect(matchName(name, '', entries)).toMatchObject({ result: 'match', sponsor: { name: entry } });
  });

  it.each(['Mayday Healthcare Ltd', 'Whittington Services Ltd', 'Hereford Hotels'])('is not "%s"', (name) => {
    expect(matchName(name, '', entries).sponsor).toBeUndefined();
  });
});

it('knows a university by a former name turned round', () => {
  const entry = 'University of South Wales';
  expect(matchName('Glamorgan University', '', known(entry))).toMatchObject({ sponsor: { name: entry } });
});
