import { processorMs } from '../platform/testing/processor-time.js';
import { beginning, fromHtml, fromMarkdown, plainText, unfilledIn } from './article-text.js';

const GOV = 'https://www.gov.uk';

describe('the text of an article', () => {
  it('keeps headings, lists, tables, links and bold of an HTML page', () => {
    const html = `<div class="govspeak"><h2 id="a">Who can <strong>apply</strong></h2>
      <p>You must <a href="/skilled-worker-visa">have an offer</a>.</p>
      <ul><li>one</li><li><p>two</p><ul><li>nested</li></ul></li></ul>
      <table><thead><tr><th>Route</th><th>Fee</th></tr></thead><tbody><tr><td>Work</td><td>£719</td></tr></tbody></table></div>`;
    expect(fromHtml(html, GOV)).toBe(
      [
        '## Who can **apply**',
        'You must [have an offer](https://www.gov.uk/skilled-worker-visa).',
        '- one\n- two\n  - nested',
        '| Route | Fee |\n| --- | --- |\n| Work | £719 |',
      ].join('\n\n'),
    );
  });

  it('lets no script, event handler or script address through', () => {
    const html = `<p onclick="steal()">Read <a href="javascript:steal()">this</a><script>steal()</script>
      <img src=x onerror=steal()> <a href="data:text/html,x">and that</a></p><style>p{}</style>`;
    expect(fromHtml(html, GOV)).toBe('Read this and that');
    expect(fromMarkdown('A [trap](javascript:steal) <img src=x onerror=steal()>and <b>bold</b>', GOV)).toBe(
      'A trap and bold',
    );
  });

  it('makes relative addresses absolute and drops places on the same page', () => {
    expect(fromMarkdown('[QTS](/train/qts) or [below](#more)', GOV)).toBe(
      '[QTS](https://www.gov.uk/train/qts) or below',
    );
  });

  it('names the places that its publisher fills in, and takes no sum of money for one', () => {
    expect(unfilledIn('At least $salaries_starting_min$, or {{ more }}; $salaries_starting_min$')).toEqual([
      '$salaries_starting_min$',
      '{{ more }}',
    ]);
    expect(unfilledIn('From $50 to $60, 5% {n}, US$ and A$')).toEqual([]);
  });

  it('is one line of words for an excerpt', () => {
    expect(plainText('## Who\n\nYou **must** [apply](https://x.org).\n\n- one\n\n| a | b |\n| --- | --- |')).toBe(
      'Who. You must apply. one. a b',
    );
  });

  it('is cut between blocks, or after a word where one block is too long', () => {
    expect(beginning('First block.\n\nSecond block.', 20)).toBe('First block.');
    expect(beginning('one two three four', 11)).toBe('one two…');
    expect(beginning('short', 11)).toBe('short');
  });

  it.each(['[](', '![](', '[', '<a ', '<!--', '\n', ' \n', '|\n\t', ' ', '# ', '- \n', '<%', '| ', 'x\n\n'])(
    'is read in time that grows with it, however often it says %j',
    (run) => {
      const began = processorMs();
      for (const text of [run.repeat(200_000 / run.length), `x${run.repeat(200_000 / run.length)}x`]) {
        fromMarkdown(text, GOV);
        plainText(text);
        unfilledIn(text);
      }
      expect(processorMs() - began).toBeLessThan(3_000);
    },
  );
});
