import { cpuUsage } from 'node:process';
import { analysisBlocks, textOfBlock } from './analysis-blocks';
import { learningParts } from './learning-lines';
import { withoutMarkup } from './plain-text';

const titles = (content: string) => analysisBlocks(content).map(({ title }) => title);

describe('the text of an analysis', () => {
  it('becomes one card for each block, titled by its first line', () => {
    expect(analysisBlocks('Strengths\nFive years.\nNamed models.\n\nGaps\nNo export finance.')).toEqual([
      { title: 'Strengths', paragraphs: ['Five years.\nNamed models.'], tone: 'positive', icon: 'badge-check' },
      { title: 'Gaps', paragraphs: ['No export finance.'], tone: 'caution', icon: 'warning' },
    ]);
  });

  it.each([
    ['Key strengths', 'positive', 'badge-check'],
    ['Match overview', 'positive', 'file-text'],
    ['Strong points', 'positive', 'file-text'],
    ['Skill gaps', 'caution', 'warning'],
    ['What is missing', 'caution', 'file-text'],
    ['Improvement tips', 'purple', 'lightbulb'],
    ['Tips', 'purple', 'file-text'],
    ['Recommendations', 'info', 'target'],
    ['Suggested wording', 'info', 'file-text'],
    ['Skills', 'grey', 'list-checks'],
    ['Overview', 'grey', 'file-text'],
  ])('colours "%s" %s', (title, tone, icon) => {
    expect(analysisBlocks(`${title}\nA line.`)).toMatchObject([{ title, tone, icon }]);
  });

  it('heads the first three blocks by itself where they bring no titles', () => {
    const plain = ['It fits well.', 'Send it today.', 'One more thing.', 'And another.'];
    expect(titles(plain.join('\n\n'))).toEqual(['Key Insights', 'Recommendations', 'Additional Notes']);
    expect(analysisBlocks(plain.join('\n\n'))[2]?.paragraphs).toEqual(['One more thing.', 'And another.']);
  });

  it('keeps a title and its paragraphs together across blank lines', () => {
    expect(analysisBlocks('## **Strengths**\n\nFive years.\n\n- Named models\n- Units')).toEqual([
      {
        title: 'Strengths',
        paragraphs: ['Five years.', '• Named models\n• Units'],
        tone: 'positive',
        icon: 'badge-check',
      },
    ]);
  });

  it('is without the marks of markdown, and otherwise word for word', () => {
    const line = 'Use **C++** and `git`, see [the guide](https://x.test): 2 * 3 * 4, snake_case_name, *really*.';
    expect(withoutMarkup(line)).toBe('Use C++ and git, see the guide: 2 * 3 * 4, snake_case_name, really.');
    expect(titles('```\nStrengths:\nA\n```\n\n---\n\nGaps\nB')).toEqual(['Strengths', 'Gaps']);
  });

  it.each(['[', '[a](', '`', '*a ', '**a '])('is read in time that grows with it, however often it says %j', (run) => {
    const before = cpuUsage();
    withoutMarkup(`${run.repeat(200_000 / run.length)}x`);
    expect(cpuUsage(before).user / 1_000).toBeLessThan(2_000);
  });

  it('is copied with its title', () => {
    const [block] = analysisBlocks('Gaps\n\nNone.\n\nReally.');
    expect(block && textOfBlock(block)).toBe('Gaps\n\nNone.\n\nReally.');
  });

  it('is nothing where nothing was said', () => {
    expect(analysisBlocks(' \n\n\t')).toEqual([]);
  });
});

describe('recommended learning', () => {
  it('has items, sub-headings and paragraphs by how a line starts', () => {
    expect(learningParts('# Credit risk\n- Read **one** rating\n* Rebuild a scorecard\n• Ask\n\nThen apply.')).toEqual([
      { kind: 'heading', text: 'Credit risk' },
      { kind: 'list', items: ['Read one rating', 'Rebuild a scorecard', 'Ask'] },
      { kind: 'paragraph', text: 'Then apply.' },
    ]);
  });
});
