import { describe, expect, it } from '@jest/globals';
import { asked } from '../testing/asked-for.js';
import { analysed, named } from '../testing/texts.js';

const state = async (held: string, ask: string, name: string) =>
  named(
    await analysed(
      `Jo Tester\nLeeds\n\nExperience\nDesign Engineer, Some Firm, Leeds, 2016 - 2022\n- Drew parts in ${held}\n`,
      `Design Engineer\nRequirements\n- ${ask}\n- Polite on the phone`,
    ),
    name,
  )?.state;

describe('drawing with a computer', () => {
  it.each([
    'CAD',
    'AutoCAD',
    'SolidWorks',
    'Revit',
    'CATIA V5',
    'computer-aided design',
    'Autodesk Inventor',
    'PTC Creo',
  ])('is shown by any program for it: %s', async (held) =>
    expect(await state(held, 'Experience with CAD', 'CAD')).toBe('met'),
  );

  it.each([
    ['CAD', 'AutoCAD'],
    ['CAD drawings', 'AutoCAD'],
    ['SolidWorks', 'AutoCAD'],
    ['AutoCAD', 'SolidWorks'],
    ['Autodesk Inventor', 'SolidWorks'],
    ['a CAD package', 'SolidWorks'],
  ])('%s is a start on %s, and no more', async (held, ask) => expect(await state(held, ask, ask)).toBe('partly'));

  it('is not shown by other programs', async () => {
    expect(await state('Excel', 'CAD', 'CAD')).toBe('missing');
    expect(await state('AutoCAD', 'AutoCAD', 'AutoCAD')).toBe('met');
  });
});

it.each([
  ['GD&T', ['GD&T', 'Geometric dimensioning and tolerancing']],
  ['GD&T', ['Knowledge of GD&T', 'Geometric Dimensioning & Tolerancing']],
  ['GD&T', ['Understanding of Geometrical Dimensioning and Tolerancing', 'GD&T to BS 8888']],
  ['PPAP', ['PPAP', 'Production part approval process']],
  ['APQP', ['Advanced product quality planning', 'APQP']],
])('asks for %s once, in short and in full', async (name, lines) =>
  expect(await asked(`Design Engineer\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`)).toEqual([name]),
);
