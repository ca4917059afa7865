import { describe, expect, it } from '@jest/globals';
import { readCv } from './reading/cv-reader.js';
import { analysed, letter, named } from './testing/texts.js';

const today = new Date('2026-11-24');
const job = (title: string, ...asks: string[]) =>
  `${title}\n\nWhat you need\n${asks.map((each) => `- ${each}`).join('\n')}`;
const audit = `Rajesh Tester

Professional Experience
Deloitte Haskins & Sells LLP, Mumbai
Assistant Manager - Audit & Assurance (July 2021 – Present)
- Leading statutory audits under IFRS
Executive - Audit (Aug 2018 – June 2021)
- Performed substantive testing in Excel`;
const notes = `Kwame Tester
Tema

warehouse operative and forklift driver, 4 yrs

jan 2023 to date - forklift operator, Tema Port logistics - load and unload containers with counterbalance, 60 pallets a shift
2021-2022 - picker packer at Jumia Accra - pick rate 110 an hour best in team

need visa`;

describe('a cover letter', () => {
  it('names the employer that stands on a line of its own, and takes no rank for one', async () => {
    const text = await letter(audit, job('Audit Manager', 'IFRS', 'Excel'));
    expect(text).toContain('at Deloitte Haskins & Sells LLP');
    expect(text).not.toMatch(/\bat (?:Executive|Assistant Manager)\b/i);
  });

  it('names a post without its dates and its story, and a visa that is needed as needed', async () => {
    const text = await letter(notes, job('Warehouse Operative', 'Loading and unloading', 'Picking'));
    expect(text).toMatch(/I work as a forklift operator at Tema Port logistics,/);
    expect(text).toContain('I need a visa.');
    expect(text).not.toMatch(/hold a need|to date|pick rate/);
  });
});

describe('dates', () => {
  it.each([
    ['Data Analyst Intern, Zoho, Chennai, Jan-Jun 2025', 'Data Analyst Intern, Zoho, Chennai', 6],
    ['Mar 2021 - to date - Staff Nurse, Some Hospital', 'Staff Nurse, Some Hospital', 69],
  ])('are read in “%s”', (line, title, months) => {
    const { posts } = readCv(`Priya Tester\n\nExperience\n${line}\n- Built SQL reports`, today);
    expect(posts[0]?.title).toBe(title);
    expect(posts[0]?.spans.map(({ from, to }) => to - from)).toEqual([months]);
  });
});

describe('an advert', () => {
  it('asks for nothing by what the employer is', async () => {
    const advert = `Audit Manager\n\nAbout the role\nFinch & Rowe is a top 30 firm. You will lead audits.\n\nRequirements\n- IFRS`;
    const { requirements } = await analysed(audit, advert);
    expect(requirements.map(({ name }) => name)).not.toContainEqual(expect.stringContaining('Finch'));
  });

  it('of a warehouse asks for stock counts and a tidy place, and for no hotel and no costing', async () => {
    const { requirements } = await analysed(notes, job('Warehouse Operative', 'Stock counts, housekeeping', 'Picking'));
    const names = requirements.map(({ name }) => name);
    expect(names).toContain('Stock control');
    expect(names).not.toContain('Hotel operations');
    expect(names).not.toContain('Cost accounting');
  });
});

it('has trained a commis in its own trade', async () => {
  const own =
    'Jean Tester\n\nExperience\n2022 - today  Chef de partie, Le Jardin, Lyon\nIn charge of the sauce section. Train two commis.';
  expect(named(await analysed(own, job('Sous Chef', 'Train junior chefs')), 'Training delivery')?.state).toBe('met');
});
