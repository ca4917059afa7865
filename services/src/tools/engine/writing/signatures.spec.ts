import { letter } from '../testing/texts.js';

const ADVERT = 'Electrician, Bright Ltd, Leeds\nWiring, testing and fault finding. 18th Edition.';
const CV =
  '\n4 Holt Street, Leeds\n\nExperience\nElectrician, Ace Ltd, Leeds, 2018 - 2024\n- Wired and tested 120 houses\n- Found faults in old wiring';

const signed = async (head: string) => (await letter(`${head}${CV}`, ADVERT)).split('\n').at(-1);

describe('the signature of a letter', () => {
  it.each([
    'Name            Callum Rennie',
    'Name\tCallum Rennie',
    'NAME   CALLUM RENNIE',
    'Full name   Callum Rennie',
    'Full Name - Callum Rennie',
    'Name | Callum Rennie',
    'Name: Callum Rennie',
    'Candidate   Callum Rennie',
    'Name   Callum Rennie     Phone 07700 900111',
    'Personal details\nName   Callum Rennie\nPhone   07700 900111',
    'Name and surname: Callum Rennie',
    'Name & Surname   Callum Rennie',
    'Name / Surname | Callum Rennie',
    'First name and surname: Callum Rennie',
    'Surname and name: Rennie Callum',
    'SURNAME, NAME: RENNIE CALLUM',
    'Surname / First name   RENNIE Callum',
  ])('leaves out what says that it is a name: %j', async (head) => {
    expect(await signed(head)).toBe('Callum Rennie');
  });

  it.each([
    'MRTPI',
    'MCIPS',
    'CMIOSH',
    'MISTRUCTE',
    'FRAES',
    'MRSC CCHEM',
    'MBACP',
    'FCIM',
    'CMGR MCMI',
    'MRCVS',
    'FRCA',
    'MRICS',
  ])('leaves out letters behind a name in capitals: %s', async (letters) => {
    expect(await signed(`HELEN FAIRWEATHER ${letters}`)).toBe('Helen Fairweather');
  });

  it.each([
    ['ANNA MARIA SCHMIDT', 'Anna Maria Schmidt'],
    ['JO ANN MCINNES', 'Jo Ann McInnes'],
    ['WEI LING NG', 'Wei Ling Ng'],
    ['JOHN PAUL PRYCE', 'John Paul Pryce'],
    ['IAN ALEX FRASER', 'Ian Alex Fraser'],
  ])('keeps what is a name: %s', async (head, name) => {
    expect(await signed(head)).toBe(name);
  });
});
