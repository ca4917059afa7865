import { analysed } from '../testing/texts.js';

describe('what stands behind a label of wishes in one line is wished for, thing by thing', () => {
  const CV =
    'Ana Reed\nLisbon\n\nExperience\nSoftware Developer, Some Co, Lisbon, 2019 - present\n- Built APIs in Python\n';
  const asked = async (lines: string) =>
    (await analysed(CV, `Software Developer\n${lines}`)).requirements
      .filter(({ kind, name }) => kind === 'skill' && !['Python', 'Software development'].includes(name))
      .map(({ name, importance }) => `${importance} ${name}`)
      .toSorted();

  const labels = [
    'Bonus points for:',
    'Bonus points:',
    'Extra points for:',
    'Nice to have:',
    'Nice-to-haves:',
    'Nice to have -',
    'Useful -',
    'Optional -',
    'Also useful:',
    'Advantageous:',
    'Preferred:',
    'Preferred skills:',
    'Pluses:',
    'Would be a plus:',
    'It would be great if you know:',
    'Desirable but not essential:',
    'Optional:',
  ];

  it.each(labels)('%s', async (label) => {
    for (const before of ['Requirements\n- Python\n- ', 'You know Python well.\n', 'You know Python well. '])
      for (const things of ['GraphQL, Fooscript.', 'GraphQL, Fooscript'])
        expect([before, await asked(`${before}${label} ${things}`)]).toEqual([
          before,
          label.endsWith('-') && before.endsWith('. ')
            ? expect.anything()
            : ['preferred Fooscript', 'preferred GraphQL'],
        ]);
  });

  it.each([
    ['Requirements: GraphQL, Terraform', ['required GraphQL', 'required Terraform']],
    ['Bonus: £500, paid in June', []],
    [
      'Nice to have: GraphQL, Terraform. You must know Kubernetes.',
      ['preferred GraphQL', 'preferred Terraform', 'required Kubernetes'],
    ],
  ])('as nothing else is: %s', async (line, names) => {
    expect(await asked(`You know Python well.\n${line}`)).toEqual(names);
  });
});
