import { BuiltInEngine } from '../built-in-engine.js';
import { aCall } from '../testing/texts.js';

const engine = new BuiltInEngine();

async function letterOf(summary: string, papers: string): Promise<string> {
  const { generatedCoverLetter } = await engine.writeCoverLetter(
    {
      cvText: `Amy Cole\n\n${summary}\n\nExperience\nStylist, Blush Hair, Leeds, 2019 to now\nCut and colour for regular clients\n\n${papers}`,
      jobDescription:
        'Hair Stylist\nGloss Salon, Leeds\n\nRequirements\n- Level 3 qualified stylist\n- NVQ Level 3 in hairdressing\n- Colour',
      customizations: '',
    },
    aCall(),
  );
  return generatedCoverLetter;
}

it.each([
  "hi! i'm a level 3 qualified stylist",
  "Hi, I'm a level 3 qualified stylist",
  'hello, im a level 3 qualified stylist',
  'Hey there! level 3 qualified stylist here',
  "Hiya i'm level 3 qualified",
  'Good morning, I am a level 3 qualified stylist',
  'hi all level 3 qualified stylist',
  "My name is Amy, i'm a level 3 qualified stylist",
  'Hello! NVQ level 3 qualified and looking for a salon',
  "hey i've got my level 3 qualification in hairdressing",
  'hi im level 3 qualified',
  'hi – level 3 qualified, ten years in',
])('a letter quotes no greeting as a qualification: %s', async (summary) => {
  expect(await letterOf(summary, '')).not.toMatch(
    /qualifications for this post: (?:h[ie]|good|my)|(?:hi|hello|hey)\b/i,
  );
});

it('a letter names the paper itself', async () => {
  expect(await letterOf("hi! i'm amy", 'Qualifications\nNVQ Level 3 in hairdressing, Leeds City College')).toContain(
    'My qualifications for this post: NVQ Level 3 in hairdressing',
  );
});
