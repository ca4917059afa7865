import { placed } from './reading/work-done.js';
import { AUDITOR, needing, WAREHOUSE_NOTES } from './testing/some-cvs.js';
import { letter } from './testing/texts.js';
import { articled, postSaid } from './writing/post-said.js';
import { rightSaid } from './writing/right-said.js';

describe('a letter says', () => {
  it('work of one’s own with its place, and with an article', () => {
    expect(articled(postSaid('Self-employed joiner, Cluj'))).toBe('a self-employed joiner in Cluj');
    expect(placed('Self-employed joiner, Cluj', false)).toBe('As a self-employed joiner');
  });

  it('the sponsorship that is needed, without an article', () => {
    expect(rightSaid('Requires Skilled Worker sponsorship', 'needs')).toMatch(/\bSkilled Worker sponsorship\b/);
    expect(rightSaid('Requires Skilled Worker sponsorship', 'needs')).not.toMatch(/\ba Skilled Worker spon/);
  });
});

describe('a cover letter', () => {
  it('names the employer that stands on a line of its own, and takes no rank for one', async () => {
    const text = await letter(AUDITOR, needing('Audit Manager', 'IFRS', 'Excel'));
    expect(text).toContain('at Deloitte Haskins & Sells LLP');
    expect(text).not.toMatch(/\bat (?:Executive|Assistant Manager)\b/i);
  });

  it('names a post without its dates and its story, and a visa that is needed as needed', async () => {
    const text = await letter(WAREHOUSE_NOTES, needing('Warehouse Operative', 'Loading and unloading', 'Picking'));
    expect(text).toMatch(/I work as a forklift operator at Tema Port logistics,/);
    expect(text).toContain('I need a visa.');
    expect(text).not.toMatch(/hold a need|to date|pick rate/);
  });
});
