import { aCall, engine } from './testing/texts.js';

const JOB = 'Joiner wanted in Swansea. First fix and second fix. CSCS card. Own tools.';
const advised = async (cvText: string) => {
  const { changes } = await engine.optimiseCv({ cvText, jobDescription: JOB }, aCall());
  return changes.find(({ summary }) => summary.startsWith('Your CV has no headings'))?.summary ?? '';
};

describe('the heading of work', () => {
  it.each([
    [
      'the first line with dates, below who and where somebody is',
      'Ioan Popescu - Joiner / Carpenter - Swansea\n07700 900456\n\nBay Builders, Swansea 2018 - now: first and second fix\nTimisoara, Romania 2012-2018, roofs and stairs\nCSCS blue card',
      'Bay Builders, Swansea 2018 - now: first and second fix',
    ],
    [
      'the years of whoever is self-employed',
      'Huw Bevan, Carpenter, Neath\n07700 900789\nTime served carpenter, 20 years on the tools\n\nSelf-employed since 2010: first and second fix, roofs\nRedrow Homes 2004 - 2010: site carpenter, timber frame\nCSCS gold card',
      'Self-employed since 2010: first and second fix, roofs',
    ],
    [
      'the first post, below a title of its own line',
      'Huw Bevan\nCarpenter\nNeath, huw@example.com\n\nSite carpenter, Redrow Homes, Neath, 2004 - 2010\nTimber frame, first fix on 40 plots\nCarpenter, Barratt, Swansea, 2010 - 2020\nSecond fix',
      'Site carpenter, Redrow Homes, Neath, 2004 - 2010',
    ],
    [
      'the first post, below name, title and contact in one line',
      'Huw Bevan | Carpenter | Neath | 07700 900789\nCSCS gold card\n2010 to now: Carpenter, Barratt, Swansea. Second fix on 40 plots.\n2004-2010: Site carpenter, Redrow Homes. Timber frame.',
      '2010 to now: Carpenter, Barratt, Swansea. Second fix on 40 plots.',
    ],
    [
      'the first post, where only an e-mail stands between it and the name',
      'Ioan Popescu, joiner\nioan@example.com\nJoiner, Bay Builders, Swansea, 2018 - present\nHanging doors\nCarpenter, Some Homes, Cluj, 2012 - 2018',
      'Joiner, Bay Builders, Swansea, 2018 - present',
    ],
  ])('goes above %s', async (_, cv, line) => {
    expect(await advised(cv)).toContain(`Put “Experience” above “${line}”`);
  });

  it.each([
    [
      'a number on a register',
      'Grace Adeyemi\nRegistered Nurse\nNMC PIN 19F0123O, active since March 2020\n\nStaff Nurse, Acute Ward, Leeds Infirmary, 2020 - 2025\nGave IV antibiotics',
      'Staff Nurse, Acute Ward, Leeds Infirmary, 2020 - 2025',
    ],
    [
      'dates alone, below the post that they are of',
      'Ana Pop\nana@example.com\nManagement Accountant, Hartley Foods, London\n2021 - present\nMonth end and budgets\nAccounts Assistant, Redfern Ltd\n2018 - 2021',
      'Management Accountant, Hartley Foods, London',
    ],
  ])('does not go above %s', async (_, cv, line) => {
    expect(await advised(cv)).toContain(`Put “Experience” above “${line}”`);
  });

  it('and that of qualifications stands above none that has run out', async () => {
    const said = await advised(
      'Ana Pop\nana@example.com\nHGV driver, Some Haulage, 2018 - 2024\nTrunking\nADR expired 2021\nCPC to 2028',
    );
    expect(said).toContain('“Qualifications” above “CPC to 2028”');
  });

  it('goes above no line that only says who somebody is', async () => {
    expect(
      await advised(
        'Huw Bevan, Carpenter, Neath\n07700 900789\n20 years on the tools\nFirst and second fix\nCSCS card',
      ),
    ).not.toContain('“Experience” above “Huw');
  });
});
