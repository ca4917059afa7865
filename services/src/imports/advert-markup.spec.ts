import { lineOf, wordsOf } from './advert-markup.js';

describe('the words of an advert in HTML', () => {
  it('are plain text with a line for each block, without script and style', () => {
    const html =
      '<style>p { color: red }</style><p>Join <b>us</b> &amp; grow.</p><ul><li>Visa sponsorship <b>is</b> available.</li><li>Pension</li></ul><script>alert(1)</script>';
    expect(wordsOf(html)).toBe('Join us & grow.\n• Visa sponsorship is available.\n• Pension');
    expect(wordsOf('<table><tr><td>Visa sponsorship</td><td>No</td></tr></table>')).toBe('Visa sponsorship\nNo');
    expect(wordsOf('One<br>Two<br/>Three')).toBe('One\nTwo\nThree');
    expect(wordsOf('<div>A\n  long   line</div><div>B</div>')).toBe('A long line\nB');
  });

  it('keep the rows of a table of facts, and no other', () => {
    const row = (...cells: string[]) => `<tr>${cells.join('')}</tr>`;
    const [th, td] = ['th', 'td'].map((tag) => (text: string) => `<${tag}>${text}</${tag}>`) as [Cell, Cell];
    type Cell = (text: string) => string;
    const table = (...rows: string[]) => wordsOf(`<p>Nurse</p><table><tbody>${rows.join('\n')}</tbody></table>Apply`);
    expect(table(row(th('Salary'), th('Visa sponsorship')), row(td('£30,000'), td('<b>No</b>')))).toBe(
      'Nurse\n\nSalary | Visa sponsorship\n£30,000 | No\n\nApply',
    );
    expect(table(row(td('Salary'), td('Visa sponsorship')), row(td('£30,000'), td('')))).toContain('£30,000 | –');
    expect(table(row(td('A'), td('B'), td('C')), row(td('1'), td('2'), td('3')))).toContain('A | B | C\n1 | 2 | 3');
    expect(table(row(td('Place'), td('Leeds')), row(td('Visa sponsorship'), td('No')))).toContain(
      'Place\nLeeds\nVisa sponsorship\nNo',
    );
    const column = td(`<p>${'We bake bread. '.repeat(3)}</p><p>Apply.</p>`);
    expect(table(row(column, column, column), row(column, column, column))).not.toContain('|');
  });

  it('say where a link leads', () => {
    expect(wordsOf('<a href="https://wa.me/447700900123">Apply</a> now')).toBe(
      'Apply (https://wa.me/447700900123) now',
    );
    expect(wordsOf('<a href="mailto:a@example.org">a@example.org</a>')).toBe('a@example.org');
    expect(wordsOf('<a href="javascript:alert(1)">Apply</a>')).toBe('Apply');
  });

  it('have their entities read, once and where they were made harmless for another document', () => {
    expect(wordsOf('Research &amp; development&nbsp;&ndash; caf&eacute; &#163;30,000')).toBe(
      'Research & development – café £30,000',
    );
    expect(wordsOf('&lt;p&gt;Join us.&lt;/p&gt;&lt;p&gt;Visa &amp;amp; flights&lt;/p&gt;')).toBe(
      'Join us.\n\nVisa & flights',
    );
    expect(wordsOf('You know &lt;div&gt; and &lt;span&gt;')).toBe('You know <div> and <span>');
    expect(lineOf('Chef &amp; baker <b>(Leeds)</b>')).toBe('Chef & baker (Leeds)');
  });

  it.each([
    'Fewer than <5 years, more than >3',
    'Write to Mrs Example <jobs@example.org>',
    'R&D; AT&T; a < b & c',
    'One line\n\nAnother   line',
    'Two  spaces in a title',
    '',
  ])('of a text without markup are the text: %j', (text) => {
    expect(wordsOf(text)).toBe(text);
    expect(lineOf(text)).toBe(text);
  });

  it('keep the lines of a text that only marks some words', () => {
    expect(wordsOf('About us\nWe are <b>kind</b>.\n\nApply')).toBe('About us\nWe are kind.\n\nApply');
  });

  it('are read however deep, broken or long the markup is', () => {
    expect(wordsOf('<b>'.repeat(20_000) + 'deep')).toBe('deep');
    expect(wordsOf('<p>open <i>only</p> end')).toBe('open only\n\nend');
    expect(wordsOf('</p></div>x</script>')).toBe('x');
    expect(wordsOf(`${'<p '.repeat(50_000)}<p>x</p>`)).toMatch(/x$|^$/);
  });
});
