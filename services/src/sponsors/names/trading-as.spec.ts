import { processorMs } from '../../platform/testing/processor-time.js';
import { readName } from './company-name.js';
import { matchName } from './name-match.js';

const answer = (name: string, entry: string) => {
  const known = [{ id: 1, name: entry, town: '', isNormalised: false }];
  return matchName(name, '', known).result;
};

describe('a company that trades under another name, however that is written', () => {
  it.each([
    ['Complete Projects Consulting Limited', 'Complete Projects Consulting Limited (TA Complete Projects)'],
    ['Juno Food Ltd', 'Juno Food ltd (TA HomeCooks)'],
    ['Lyons Business Service Ltd', 'Lyons Business Service Ltd (TA Mail boxes)'],
    ['Next Generation ICT Limited', 'Next Generation ICT LTD (TA Fractional Teams)'],
    ['India Business Consultancy Ltd', 'India Business Consultancy Ltd (TA) India Business Group'],
    ['AR5 Group Limited', "AR5 GROUP LIMITED,TA McDonald's"],
    ['Elite Dessert Ltd', 'ELITE DESSERT LTD, TA TREATZ BRIGHTON'],
    ['Adaptos Ltd', 'Adaptos Ltd/ TA Sonder'],
    ['Aduna Ltd', 'Aduna Ltd / TA Aduna Superfoods'],
    ['Avoy Technologies Limited', 'Avoy Technologies Limited /ta SnapSea'],
    ['Tony O’Flaherty Ltd', "Tony O'Flaherty Ltd. TA Home Instead Wandsworth"],
    ['Spice of Rye Limited', 'Spice of Rye Limited/TA Mahdi Lounge'],
    ['Juno Food Ltd', 'Juno Food Ltd [TA HomeCooks]'],
    ['Juno Food Ltd', 'Juno Food Ltd - TA HomeCooks'],
    ['Juno Food Ltd', 'Juno Food Ltd (T/A HomeCooks)'],
    ['Juno Food Ltd', 'Juno Food Ltd (trading as HomeCooks)'],
    ['Sea Fresh Ltd', 'Sea Fresh Ltd t/s Monsoon Indian Restaurant'],
    ['Sea Fresh Ltd t/a Monsoon Indian Restaurant', 'Sea Fresh Ltd t/s Monsoon Indian Restaurant'],
    ['Cafe Sweet Ltd', 'CAFE SWEET LTD T/D as CAFE SWEET'],
    ['Griller No1 Ltd', 'GRILLER NO1 LTD t/d as Griller'],
    ['Nevona Ltd', 'Nevona Ltd T/D Esso Yarnbrook Service Station'],
    ['Lothians Dental Group Ltd', 'Lothians Dental Group LTD T/N West End Dental'],
    ['Bubbly Gems Ltd', 'Bubbly Gems Ltd, T//A Gems'],
    ['J&NT Ltd', 'J&NT LTD trades as Shree Shringar'],
    ['Edkey Cinema Company Ltd', 'EDKEY CINEMA COMPANY LIMITED, Traded as Regent Cinema'],
    ['Go Far Together Ltd', 'Go Far Together Limited d/b/a Black Women in Asset Management'],
    ['Frexpress Ltd', 'FREXPRESS LIMITED (Trading Name:Chickasso)'],
    ['A360 Ltd', 'A360 LTD with trading name A360 group healthcare'],
    ['Juno Food Ltd (TA HomeCooks)', 'Juno Food Ltd'],
    ['Juno Food Ltd T/A HomeCooks', 'Juno Food Ltd (TA HomeCooks)'],
  ])('is met by its own name: "%s", "%s"', (name, entry) => {
    expect(answer(name, entry)).toBe('match');
  });

  it('has the name in brackets as what it trades as, without the bracket', () => {
    expect(readName('Juno Food Ltd (TA HomeCooks)')).toMatchObject({
      own: { core: 'juno food', form: 'ltd' },
      trading: [{ core: 'homecooks' }],
    });
    expect(readName('Knells Country House /TA Horizon Homes Limited')).toMatchObject({
      own: { core: 'knells country house' },
      trading: [{ core: 'horizon homes', form: 'ltd' }],
    });
  });

  it.each([
    'AK & TA Radcliffe Limited',
    'T S Stores Limited',
    'TS Food and Wine',
    'T D Builders (London) Ltd',
    'A/T Systems Ltd',
    'Aival (trading name)',
    'London Venue is a trading name of London Venues Ltd',
    'HNP TA Limited',
    'Kiox-TA Ltd',
    'I.T.A Tax Accounting',
    'R.T.A. RECOVERY AND STORAGE LTD',
    'TA Associates (UK), LLP',
    'Reserve Forces (TA Centre)',
    'Example Training (TA) Ltd',
    'Example Training Ltd (TA)',
    'Nguyen Ta Noodles Ltd',
    'Ms Ta Nguyen',
    'Ta Moko Espresso Ltd',
  ])('trades under nothing where TA is a part of the name: "%s"', (name) => {
    expect(readName(name).trading).toEqual([]);
  });

  it('reads a name of many limiteds and spaces at once', () => {
    const began = processorMs();
    readName(`${'ltd '.repeat(70)}(ta`);
    readName(`Mr ${'x ta'.repeat(70)}`);
    expect(processorMs() - began).toBeLessThan(200);
  });
});
