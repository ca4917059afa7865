import { matchName } from './name-match.js';
import { differenceOf } from '../difference/register-diff.js';
import { entriesOf } from '../register/register-entry.js';
import { readRegister } from '../register/register-file.js';
import { aRegister } from '../testing/some-registers.js';

const known = (...names: string[]) => names.map((name, id) => ({ id, name, town: '', isNormalised: false }));

describe('a name held against names of the register', () => {
  it.each([
    [
      'Royal Surrey County Hospital',
      ['Yum Food London Ltd T/A Royal', 'Royal Surrey NHS Foundation Trust', 'Horsefair Management Ltd T/A The Royal'],
      'Royal Surrey NHS Foundation Trust',
    ],
    [
      'University of Birmingham NHS',
      ['University of Wales', 'University of London', 'University of Birmingham'],
      'University of Birmingham',
    ],
  ])('"%s" offers none that only is of the same kind', (name, names, only) => {
    const { result, candidates } = matchName(name, '', known(...names));
    expect(result).toBe('review');
    expect(candidates.map((one) => one.name)).toEqual([only]);
  });

  it.each(['', 'Glasgow', 'Edinburgh'])('is the only government of its name, wherever its office is: %s', (town) => {
    const names = [
      { id: 1, name: 'Scottish Government', town: 'Edinburgh', isNormalised: false },
      { id: 2, name: 'Scottish Government Training Ltd', town: 'Glasgow', isNormalised: false },
    ];
    expect(matchName('Scottish Government', town, names)).toMatchObject({ result: 'match', sponsor: { id: 1 } });
  });

  it.each([
    ['Hywel Dda UHB', 'Hywel Dda University Health Board'],
    ['Hywel Dda U.H.B.', 'Hywel Dda University Health Board'],
    ['Wirral Metropolitan Borough Council', 'Wirral MBC'],
    ['Marlow Church of England Infant School', 'Marlow CofE Infant School'],
    ['Harbour Mfg Ltd', 'Harbour Manufacturing Limited'],
    ['Uni of Leeds', 'University of Leeds'],
    ['Harbour Hall Cooperative Academy', 'Harbour Hall Co-operative Academy'],
  ])('"%s" is the same written short or out as "%s"', (name, entry) => {
    const { result, reason, sponsor } = matchName(name, '', known(entry, 'Hywel Dda Taxis Ltd', 'Harbour Lights Ltd'));
    expect({ result, sponsor: sponsor?.name }).toEqual({ result: 'match', sponsor: entry });
    expect(reason).toContain('written short or out');
  });

  it('is another where one of them has an @, which is read as a word', () => {
    const answer = (name: string) => matchName(name, '', known('Best@Care Limited', 'BestCare Ltd'));
    expect(answer('Best Care Ltd').sponsor?.name).not.toBe('Best@Care Limited');
    expect(answer('Best@Care Ltd')).toMatchObject({ result: 'match', sponsor: { name: 'Best@Care Limited' } });
  });

  it.each(['Hywel Dda UHB Catering Ltd', 'Uni of Leeds Taxis', 'Unity of Leeds', 'Wirral MBC Ltd'])(
    'but "%s" is nobody that the register surely has',
    (name) => {
      const entries = known(
        'Hywel Dda University Health Board',
        'University of Leeds',
        'Wirral Metropolitan Borough Council',
      );
      expect(matchName(name, '', entries).result).not.toBe('match');
    },
  );

  it.each([
    ['Salford', 2],
    ['Cardiff', 1],
    ['', 1],
  ])('is the entry of its own name in "%s", or the body that all call so', (town, id) => {
    const names = [
      { id: 1, name: 'British Broadcasting Corporation', town: 'Birmingham', isNormalised: false },
      { id: 2, name: 'BBC', town: 'Salford', isNormalised: false },
    ];
    expect(matchName('BBC', town, names)).toMatchObject({ result: 'match', sponsor: { id } });
  });

  it('is looked for first at the trust of those hospitals, before bodies that begin alike', () => {
    const trust = 'University Hospitals Birmingham NHS Foundation Trust';
    const names = known('University of Birmingham', 'University Hospitals Dorset', trust);
    const { result, candidates } = matchName('University Hospitals Birmingham', '', names);
    expect(result).toBe('review');
    expect(candidates[0]!.name).toBe(trust);
  });

  it.each([
    ['Star 151 Ltd', 'STAR151 LTD'],
    ['3DLift Limited', '3D LIFT LTD'],
    ['Pure LiFi Ltd', 'PureLifi Ltd'],
  ])('"%s" is "%s": spaces tell no two companies apart', (name, entry) => {
    expect(matchName(name, 'Leeds', known(entry))).toMatchObject({ result: 'match', sponsor: { name: entry } });
    expect(matchName(name.replace(/L(?:td|imited)$/, 'PLC'), 'Leeds', known(entry)).result).toBe('review');
  });

  it('is that of a company’s shops which trades under the same name', () => {
    const names = known('Good Teeth Ltd T/A Storm Dental', 'Good Teeth Limited T/A Viceroy Street Dental Practice');
    for (const { name } of names)
      expect(matchName(name.replace('Limited', 'Ltd'), '', names)).toMatchObject({ sponsor: { name } });
  });

  it('is the city’s council whichever way it is turned', () => {
    const names = known('Royal Borough of Kingston upon Thames', 'Leeds City Council', 'Yum Food London Ltd T/A Royal');
    expect(matchName('City of Leeds Council', '', names)).toMatchObject({
      result: 'match',
      sponsor: { name: 'Leeds City Council' },
    });
  });

  it.each([
    ['London Borough of Brent', 'Brent Council'],
    ['Brent London Borough Council', 'Brent Council'],
    ['London Borough of Brent Council', 'London Borough of Brent'],
    ['St Andrews University', 'University of St Andrews'],
    ['NHS South East London ICB', 'NHS SOUTH EAST LONDON INTEGRATED CARE BOARD'],
    ['NHS Kent and Medway Integrated Care Board', 'NHS Kent and Medway ICB'],
    ['IBM United Kingdom Ltd', 'IBM UK Ltd'],
    ['Boeing UK Limited', 'Boeing United Kingdom Limited'],
    ['Barts and the London NHS Trust', 'Barts Health National Health Service Trust'],
  ])('"%s" is "%s"', (name, entry) => {
    const names = known(entry, 'London Borough of Barnet', 'Saint Andrews Limited', 'Kingston Council');
    expect(matchName(name, '', names)).toMatchObject({ result: 'match', sponsor: { name: entry } });
  });

  it.each([
    ['Barts Health', 'Barts Health National Health Service Trust'],
    ['Barts NHS Trust', 'Barts Health National Health Service Trust'],
    ['Barts Health NHS', 'Barts Health National Health Service Trust'],
    ['IBM UK', 'IBM United Kingdom Limited'],
    ['IBM', 'IBM UK Ltd'],
    ['South East London ICB', 'NHS SOUTH EAST LONDON INTEGRATED CARE BOARD'],
  ])('of "%s" "%s" is among those that it may be', (name, entry) => {
    const names = known('The Bart Ingredients Co Ltd', '3M United Kingdom PLC', 'South East Dental Ltd', entry);
    expect(matchName(name, 'London', names).candidates.map((one) => one.name)).toContain(entry);
  });

  it.each([
    ['J.P. Morgan Chase Bank N.A.', 'JPMorgan Chase Bank, National Association'],
    ['PwC LLP', 'PricewaterhouseCoopers LLP'],
    ['Cardiff City FC', 'Cardiff City Football Club Limited'],
    ['Swansea City AFC', 'Swansea City Association Football Club Limited'],
    ['Care UK', 'Care UK Care Services Ltd'],
    ['H&M', 'H & M Hennes & Mauritz UK Ltd'],
  ])('of "%s" the first that a person is shown is "%s"', (name, entry) => {
    const names = known(
      'Care No1 Ltd',
      'Care & Co Ltd',
      'M&H SONS LTD',
      'Cardiff City Council',
      'H&M BAY LIMITED',
      entry,
    );
    const { result, candidates } = matchName(name, '', names);
    expect([result, candidates[0]?.name]).toEqual(['review', entry]);
  });

  it.each([
    ['M & Co Accountants Limited', 'M & Co Accountants International Limited'],
    ['M & Co Accountants International Limited', 'M & Co Accountants Limited'],
    ['Harbour Lights Catering Ltd', 'Harbour Lights Catering Group Limited'],
    ['Harbour Lights Caterign Ltd', 'Harbour Lights Catering Group Limited'],
    ['Harbour Lights Catering Holdings Limited', 'Harbour Lights Catering Group Limited'],
    ['Quill Street Dental Surgeries Ltd', 'Quill Street Dental Surgery (Leeds) Limited'],
    ['Quill Street Dental Surgery London Ltd', 'Quill Street Dental Surgery (Leeds) Limited'],
  ])('of "%s" the closest comes first: "%s", however short others are', (name, entry) => {
    const names = known(
      'M&N ACCOUNTANTS LTD',
      'MM & Co Accountants Ltd',
      'M&K ACCOUNTANTS (UK) LIMITED',
      'Harbour Lights Cafe Ltd',
      'Harbour Lights Taxis Ltd',
      'Quill Street Deli Ltd',
      'Quill Street Dental Labs Ltd',
      entry,
    );
    const { result, candidates } = matchName(name, '', names);
    expect([result, candidates[0]?.name]).toEqual(['review', entry]);
  });

  it('takes a council that is of no place for no borough’s', () => {
    const names = known('Royal Borough of Kingston upon Thames', 'Royal Borough of Windsor and Maidenhead');
    expect(matchName('Health and Care Professions Council', '', names).candidates).toEqual([]);
  });

  it.each([
    ['University of Bath Spa', 'University of Bath'],
    ['Coventry University Limited', 'Coventry University'],
    ['Cardiff Council Ltd', 'Cardiff Council'],
    ['NHS England Ltd', 'NHS England'],
    ['Transport for London Ltd', 'Transport for London'],
    ['Scottish Government Limited', 'Scottish Government'],
    ['Police Scotland Ltd', 'Police Scotland'],
    ['Kent Police Ltd', 'Kent Police'],
    ['West Yorkshire Fire and Rescue Service Ltd', 'West Yorkshire Fire & Rescue Service'],
    ['Armen Sarkissian Ltd', 'Armen Sarkissian'],
    ['Environment Agency Ltd', 'Environment Agency'],
    ['Health Education England Ltd', 'Health Education England'],
    ['UK Research and Innovation Ltd', 'UK Research and Innovation'],
    ['Office for National Statistics Ltd', 'Office for National Statistics'],
    ['HM Revenue & Customs Ltd', 'HM Revenue & Customs'],
    ['Cancer Research UK Limited', 'Cancer Research UK'],
    ['Scottish Forum for Energy plc', 'Scottish Forum for Energy'],
    ['Defence Business Services Ltd', 'Defence Business Services'],
    ['Community Recovery Services Ltd', 'Community Recovery Services'],
  ])('"%s", a company, is not surely "%s", which is none', (name, entry) => {
    expect(matchName(name, '', known(entry))).toMatchObject({ result: 'review', candidates: [{ name: entry }] });
  });

  it.each([
    ['F and N PRIVATE LIMITED', 'F &N PRIVATE LIMITED'],
    ['F & N Private Limited', 'F AND N PRIVATE LIMITED'],
    ['Smith N and Company', 'Smith N & Co'],
    ['Harry and N Carpets Ltd', 'Harry & N Carpets Ltd'],
    ['Fish n Chips Kitchen Ltd', 'Fish and Chips Kitchen Ltd'],
    ['Cut n Dried Salons Ltd', 'Cut & Dried Salons Ltd'],
  ])('"%s" is "%s": a letter N is no "and" beside one', (name, entry) => {
    expect(matchName(name, '', known(entry)).candidates).toMatchObject([{ name: entry }]);
  });

  it.each([
    ['Leeds City Council', 'Leeds City Council Ltd'],
    ['Ministry of Justice', 'Ministry of Justice Limited'],
    ['HM Revenue and Customs', 'HM Revenue & Customs Ltd'],
  ])('"%s", a body of the state, is not surely "%s", which is a company', (name, entry) => {
    expect(matchName(name, '', known(entry))).toMatchObject({ result: 'review', candidates: [{ name: entry }] });
  });

  it.each([
    ['Quantrosoft Solutions Ltd', 'Quantrosoft Solutions'],
    ['Zephyrine Water Technologies Limited', 'ZEPHYRINE WATER TECHNOLOGIES'],
  ])('"%s" is "%s", whose legal form nobody wrote down', (name, entry) => {
    expect(matchName(name, '', known(entry))).toMatchObject({ result: 'match', sponsor: { name: entry } });
  });

  it.each([
    ['The Feathers Hotel', 'The Feathers Hotel'],
    ['Rosewood Lodge', 'Rosewood Lodge'],
    ['Uplands Nursing Home', 'Uplands Nursing Home'],
    ['Holland House Surgery', 'Holland House Surgery'],
    ['York House School', 'York House School'],
    ['Angel House Nursery', 'ANGEL HOUSE NURSERY'],
    ['Mint Room', 'Mint Room'],
    ["St George's Hospital", "St. George's Hospital Ltd"],
  ])('"%s" is what many towns have, and surely "%s" only in its own', (name, entry) => {
    const at = (town: string) => [{ id: 1, name: entry, town, isNormalised: false }];
    for (const town of ['', 'Carlisle']) expect(matchName(name, town, at(''))).toMatchObject({ result: 'review' });
    expect(matchName(name, 'Carlisle', at('Carlisle'))).toMatchObject({ result: 'match' });
  });

  it.each([
    ['Mint Room', 'Mint Room', ''],
    ['Mint Room', 'Mint Room', 'Carlisle'],
    ['WILFRED OXENHOLME', 'Wilfred Oxenholme', 'Hull'],
  ])('"%s" is for a person although the register has "%s", and that is said', (name, entry, town) => {
    const names = [
      { id: 1, name: entry, town: town && 'Leeds', isNormalised: false },
      { id: 2, name: `${entry} Holdings Ltd`, town: '', isNormalised: false },
      { id: 3, name: `${entry} T/A Corner Shop`, town: '', isNormalised: false },
    ];
    const { result, reason, candidates } = matchName(name, town, names);
    expect({ result, first: candidates[0]?.name }).toEqual({ result: 'review', first: entry });
    expect(reason).toMatch(/has this very name; without a legal form/);
    expect(matchName(name.slice(0, -1), town, names).reason).toMatch(/names like it, none of them surely the same/);
  });

  it.each([
    ['Mint Room', ['Mint Room', 'Mint Room Ltd']],
    ['Mint Room', ['Mint Room Ltd', 'Mint Room', 'Mint Room LLP']],
  ])('of "%s" it is said that others are called the same: %j', (name, entries) => {
    const { result, reason } = matchName(name, '', known(...entries));
    expect({ result, reason }).toEqual({
      result: 'review',
      reason: expect.stringMatching(/has this very name and others/),
    });
  });

  it.each([
    ['King Kebab', 'Hull'],
    ['Ejaz Ahmad', 'Hull'],
    ['Ejaz Ahmad T/A', 'Hull'],
    ['Ejaz Ahmad T/A Prince Kebab', 'Hull'],
  ])('"%s" alone is not surely the person who trades so, in the same town either', (name, town) => {
    const entry = { id: 1, name: 'Ejaz Ahmad T/A King Kebab', town: 'Hull', isNormalised: false };
    expect(matchName(name, town, [entry])).toMatchObject({ result: 'review' });
    expect(matchName('Ejaz Ahmad trading as King Kebab', town, [entry])).toMatchObject({ result: 'match' });
  });

  it.each([
    ['BABYLON HEALTH LIMITED', 'Babylon Healthcare Services Limited'],
    ['VJ Tech Ltd', 'VJ Technology Limited'],
    ['NHS North East London Clinical Commissioning Group', 'NHS North East London Integrated Care Board (ICB)'],
    ['NHS Tower Hamlets Clinical Commissioning Group', 'NHS North East London Integrated Care Board (ICB)'],
    ['Kent and Medway CCG', 'NHS Kent and Medway ICB'],
    ['NHA Care Homes Ltd. Carisbrooke Nursing Home', 'NHA CAREHOMES LTD'],
    ["St Dunstan's Educational Foundation", "St Dunstan's Education Group"],
    ['Swarco Traffic Ltd', 'SWARCO UK & Ireland Ltd'],
    ['Conway Healthcre Limited', 'Conway Group Healthcare Limited'],
    ['Hants HealthcareLtd', 'Hants Healthcare Ltd'],
    ['Creech Pharmacy/John Ware Ltd', 'JOHN WARE LIMITED'],
    ['John Ware Ltd', 'Creech Pharmacy/John Ware Ltd'],
    ['Distribution Technology Limited (Dynamic Planner)', 'Dynamic Planner Limited'],
    ['Ecole Jeannine Manuel UK', 'Jeannine Manuel School'],
    ['Jonathan Tuckey Design Ltd', 'Tuckey Design Studio Ltd'],
    ['Bower Cotton Solicitors LLP', 'Bower Cotton Hamilton LLP'],
    ['Calla Lily Personal Care Ltd', 'Calla Lily Clinical Care Ltd'],
    ['BRYN AWELON NURSING HOME LTD', 'Bryn Awelon Care Home Ltd'],
    ["Drapers' Academy", "Drapers' Multi-Academy Trust"],
    ['The Italia Conti Academy of Theatre Arts Ltd', 'Italia Conti Arts Centre Limited'],
    ['Richard Hannon Ltd', 'R Hannon Ltd'],
    ['Middeys Ltd', 'Mayhills Restaurant & Middeys Brasserie'],
    ['Shikumen Dining Ltd', 'The New Shikuman Restaurant Ltd'],
    ['Overseas Development Institute', 'ODI Global'],
    ['ODI', 'Overseas Development Institute'],
    ['Mike Whitfield Construction Ltd', 'MWC Group UK'],
    ['Standardscare Limited', 'STANDARD CARE LIMITED'],
  ])('"%s" has not left a register that has "%s"', async (before, after) => {
    expect(await goneFrom(before, after)).toMatchObject([{ state: 'unclear' }]);
  });

  it.each([
    ['Swarco Traffic Ltd', 'Bryn Awelon Care Home Ltd'],
    ['Whitby Medical Centre', 'Whitby Convenience Store'],
    ['Rochdale Passive Ltd', 'Masons Passive Fire Protection Ltd'],
    ['Settled Care Services Ltd', 'Willow Care Services Ltd'],
    ['Orchid Dental Imaging Ltd', 'ODI Ltd'],
  ])('"%s" has left a register that only has "%s"', async (before, after) => {
    expect(await goneFrom(before, after)).toMatchObject([{ state: 'left', events: [{ kind: 'left', after: '' }] }]);
  });

  it('says under which name an employer may still be there, unless that may be a person’s', async () => {
    const like = async (before: string, after: string) => (await goneFrom(before, after))[0]!.events[0]!.after;
    expect(await like('Swarco Traffic Ltd', 'SWARCO UK & Ireland Ltd')).toBe('SWARCO UK & Ireland Ltd');
    expect(await like('Halvorsen Kitchens Ltd', 'Halvorsen Grete')).toBe('');
    expect(await like('Harbour Lights Care Ltd', 'Harbour Lights Group Ltd')).toBe('Harbour Lights Group Ltd');
  });
});

/** Who is no longer in a register that has one entry. */
async function goneFrom(before: string, after: string) {
  const entries = async (name: string) =>
    entriesOf(readRegister(Buffer.from(aRegister(`${name},,,Worker (A rating),Skilled Worker`))).rows);
  const [old] = await entries(before);
  const sponsor = { ...old!, id: 1, state: 'listed' as const, asOf: '2026-08-21' };
  const crowd = Array.from({ length: 200 }, (_, at) => `Crowd${at} ${'Care Services Group'.split(' ')[at % 3]} Ltd`);
  const others = (await Promise.all(crowd.map(entries))).flat();
  return (await differenceOf([sponsor], [...(await entries(after)), ...others], 'all')).gone;
}
