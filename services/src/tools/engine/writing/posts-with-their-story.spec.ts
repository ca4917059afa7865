import { BuiltInEngine } from '../built-in-engine.js';
import { aCall } from '../testing/texts.js';

const engine = new BuiltInEngine();

async function letterOf(line: string, heading: string): Promise<string> {
  const { generatedCoverLetter } = await engine.writeCoverLetter(
    {
      cvText: `Paul Reed\nPerth\n\n${heading}${line}\nGroundsman, Strathmore Forestry, 2010 to 2014. Chipping and dragging.\n\nTickets\nCS30, CS31, CS38`,
      jobDescription: 'Tree Surgeon\nTree Works Ltd, Perth\n\nRequirements\n- Sectional dismantles\n- NPTC CS38',
      customizations: '',
    },
    aCall(),
  );
  return generatedCoverLetter;
}

describe.each(['Experience\n', 'Work\n', ''])(
  'below “%s” the post that is held is told, whatever follows its dates',
  (heading) => {
    it.each([
      [
        'Lead climber, Tay Tree Care, April 2018 to now. Sectional dismantles with a lowering kit. Two groundsmen under me. Crown reductions near power lines.',
        'I work as a Lead climber',
      ],
      [
        'Lead gardener, Airthrey Estates, April 2018 to now. Twelve acres of garden. Two trainees under me. Pruned the old orchard each winter.',
        'I work as a Lead gardener at Airthrey Estates',
      ],
      ['Lead gardener, Airthrey Estates, April 2018 to now. Twelve acres of garden.', 'I work as a Lead gardener'],
      [
        'Head gardener, Airthrey Estates, 2018 - present. The hothouses are mine. My team is four.',
        'I work as Head gardener at Airthrey Estates',
      ],
      ['Roofer, Tay Roofing, June 2017 to date. I did slate and lead. Two lads with me.', 'I work as a Roofer'],
      ['Electrician, Forth Electrical, 2016 – now. My rewires pass first time.', 'I work as an Electrician'],
      [
        'Chef, The Old Mill, Ilkley, 2018 to now. I cook for 60 covers. Three commis under me.',
        'I work as a Chef at The Old Mill',
      ],
      ['Plumber, Tay Heating Ltd, 2018 - current. I fit boilers. One apprentice under me.', 'I work as a Plumber'],
      ['Joiner, Perth Timber, March 2018 - today. My own van.', 'I work as a Joiner'],
      ['Welder, Bute Steel, 2016 to 2024. I was on nights. Plate under me.', 'I last worked as a Welder at Bute Steel'],
      [
        'Care assistant, Maple Court, 2018 to now. Residents call me by name. Meals and medication.',
        'I work as a Care assistant',
      ],
      ['Bricklayer, Tay Homes, May 2018 to now. Footings to roof. Two labourers under me.', 'I work as a Bricklayer'],
    ])('%s', async (line, said) => {
      const letter = await letterOf(line, heading);
      expect(letter).toContain(said);
      expect(letter).not.toMatch(/worked as a Groundsman/);
    });
  },
);
