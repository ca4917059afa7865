import { analysed } from '../testing/texts.js';

describe('what is “not essential but useful”', () => {
  const CV =
    'Ana Reed\nLeeds\n\nExperience\nHousing Officer, Some Firm, Leeds, 2015 - present\n- Ran lettings on the SAP housing system\n';
  const asked = async (ad: string) =>
    (await analysed(CV, `Housing Officer\nSome Firm\nLeeds\n\n${ad}`)).requirements
      .filter(
        ({ kind, name }) =>
          (kind === 'skill' || kind === 'certificate' || kind === 'language') && !/report/i.test(name),
      )
      .map(({ name, importance }) => `${name}: ${importance}`);

  it.each([
    ['Experience with SAP housing systems or PDA not essential but useful', 'SAP'],
    ['Experience with Northgate is not essential but would be useful', 'Experience with Northgate'],
    ['Knowledge of tenancy fraud, not required but an advantage', 'Knowledge of tenancy fraud'],
    ['Welsh speaker not essential but helpful', 'Welsh'],
    ['A driving licence is not required, although it would be a plus', 'Driving licence'],
  ])('is a wish, by its own name: %s', async (said, name) => {
    expect(await asked(`Requirements\n- ${said}\n- Report writing`)).toEqual([`${name}: preferred`]);
    expect(await asked(`You will write reports. ${said}.`)).toEqual([`${name}: preferred`]);
  });

  it('is one in brackets as well', async () => {
    expect(await asked('Requirements\n- CIH qualification (not essential but desirable)\n- Report writing')).toEqual([
      'CIH qualification: preferred',
    ]);
  });

  it.each(['Experience with SAP not essential', 'A degree is nice but not required'])(
    'is nothing where it is not wished for: %s',
    async (said) => {
      expect(await asked(`Requirements\n- ${said}\n- Report writing`)).toEqual([]);
    },
  );

  it('leaves what is asked behind the “but” as it is', async () => {
    expect(await asked('Requirements\n- Experience is not essential but Excel is required')).toEqual([
      'Excel: required',
    ]);
  });
});
