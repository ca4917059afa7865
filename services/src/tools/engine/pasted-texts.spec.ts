import { BuiltInEngine } from './built-in-engine.js';
import { linesOf } from './text/clean.js';
import { aCall } from './testing/texts.js';

const engine = new BuiltInEngine();
const requirements = async (cvText: string, jobDescription: string) =>
  (await engine.analyseCv({ cvText, jobDescription }, aCall())).requirements;

const cv = (line: string): string =>
  `Jo Hall\nYork\n\nExperience\nSoftware Developer, Acme Ltd, 2018 - 2024\n- ${line}\n- Answered questions`;

describe('a pasted text', () => {
  it('has the letter o for a bullet where several lines begin with it', () => {
    expect(linesOf('o Confined spaces\n  o CCNSG safety passport')).toEqual([
      '• Confined spaces',
      '• CCNSG safety passport',
    ]);
  });

  it.each(['o Confined spaces\nSMSTS', 'O Brother\nO Level Maths', 'of use\nor not'])(
    'keeps a letter that is no bullet: %j',
    (text) => {
      expect(linesOf(text)).toEqual(text.split('\n'));
    },
  );

  it('gives no name that begins with the letter', async () => {
    const asked = await requirements(
      cv('Wrote Java'),
      'Pipefitter\nRequirements\no CCNSG safety passport\no Confined spaces\no Welding',
    );
    expect(asked.map(({ name }) => name).filter((name) => /^o /i.test(name))).toEqual([]);
  });

  it.each(['<script>alert(2)</script>', '<style type="text/css">b { color: red }</style>', '<SCRIPT>x()</SCRIPT >'])(
    'asks for nothing by what it carries for a browser: %s',
    async (markup) => {
      const job = 'Java Developer\nRequirements\n- Java\n- Docker';
      const plain = await requirements(cv('Wrote Java'), job);
      expect(await requirements(cv('Wrote Java'), `${job}\n${markup}`)).toEqual(plain);
    },
  );

  it('keeps a tag that somebody names', () => {
    expect(linesOf('Moved <script> tags to modules')).toEqual(['Moved <script> tags to modules']);
  });
});
