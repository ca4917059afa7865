import { aLine } from '../jobs/testing/some-jobs.js';
import { guardedBoard } from './testing/guarded-board.js';

const scam = {
  id: 'scam',
  title: 'Night porter',
  description: 'Easy work. A registration fee of £250 is required first.',
};

describe('adverts that look like a scam', () => {
  const { take, listed, holds, decide, query } = guardedBoard();

  it('are held with the reason: not listed, and not lost', async () => {
    const result = await take(aLine(scam), aLine({ title: 'Baker' }));
    expect(result).toMatchObject({
      added: 2,
      held: [{ line: 1, reasons: ['It asks applicants for money'] }],
      rejected: [],
    });
    expect(await listed()).toEqual(['Baker']);
    expect(await holds()).toEqual([{ source_id: 'scam', state: 'held', kinds: ['asks-for-money'] }]);
    const [kept] = await query<{ description: string }>(
      `SELECT description FROM jobs WHERE source_id = 'scam' AND held_at IS NOT NULL`,
    );
    expect(kept!.description).toBe(scam.description);
  });

  it('stay held whoever writes the job, and come and go with what was decided', async () => {
    await take(aLine(scam));
    await query('UPDATE jobs SET removed_at = NULL');
    expect(await listed()).toEqual([]);
    await decide('released');
    await query('UPDATE jobs SET removed_at = NULL');
    expect(await listed()).toEqual(['Night porter']);
    expect(await take(aLine({ ...scam, salary: '' }), aLine({ title: 'Baker' }))).toMatchObject({ held: [] });
    expect(await listed()).toEqual(['Baker', 'Night porter']);
  });

  it.each(['held', 'released', 'refused'])(
    'keep what was decided (%s) when the same advert comes again',
    async (state) => {
      await take(aLine(scam));
      await decide(state);
      await query('UPDATE jobs SET removed_at = NULL');
      await take(aLine({ ...scam, skills: ['lifting'], description: ` ${scam.description}\n` }), aLine());
      expect(await holds()).toEqual([expect.objectContaining({ state })]);
      expect((await listed()).includes('Night porter')).toBe(state === 'released');
    },
  );

  it('are held, as their import says, where they were listed before and come again as they were', async () => {
    const line = aLine(scam);
    await take(line);
    // as a version listed it that did not know the trick
    await query('DELETE FROM advert_holds');
    await query('UPDATE jobs SET removed_at = NULL');
    expect(await listed()).toEqual(['Night porter']);
    const result = await take(line, aLine({ title: 'Baker' }));
    expect(result).toMatchObject({ added: 1, changed: 0, same: 1, held: [{ line: 1 }] });
    expect(await listed()).toEqual(['Baker']);
  });

  it('are judged by the words that an administrator gave the job, while their line stays what it was', async () => {
    const [bad, good] = [aLine(scam), aLine({ id: 'good', title: 'Cook' })];
    await take(bad, good);
    const rewrite = (id: string, description: string) =>
      query('UPDATE jobs SET description = $2, removed_at = NULL WHERE source_id = $1', [id, description]);
    await rewrite('scam', 'Easy work.');
    await rewrite('good', scam.description);
    expect(await take(bad, good, aLine())).toMatchObject({ same: 2, held: [{ line: 2 }] });
    expect(await listed()).toEqual(['Baker', 'Night porter']);
  });

  it('are asked about again when their text changes', async () => {
    await take(aLine(scam));
    await decide('released');
    await take(aLine({ ...scam, description: 'Pay the processing fee of £900 to our agent.' }));
    expect(await holds()).toEqual([{ source_id: 'scam', state: 'held', kinds: ['asks-for-money'] }]);
    expect(await listed()).toEqual([]);
  });

  it('are listed once nothing is wrong with a new text, unless an old one was refused', async () => {
    await take(aLine(scam));
    await take(aLine({ ...scam, description: 'Easy work.' }));
    expect(await holds()).toEqual([]);
    expect(await listed()).toEqual(['Night porter']);
    await take(aLine(scam));
    await decide('refused');
    await take(aLine({ ...scam, description: 'Easy work.' }));
    expect(await holds()).toEqual([{ source_id: 'scam', state: 'held', kinds: ['refused-before'] }]);
    expect(await listed()).toEqual([]);
  });

  it.each([
    ['a mailbox for an address', { url: 'mailto:sponsorjobs@outlook.com' }, 'personal-mailbox'],
    ['a bare mailbox for an address', { url: 'sponsorjobs@outlook.com' }, 'personal-mailbox'],
    ['a mailbox inside an address', { url: 'https://example.org/apply?to=hr.jobs%40gmail.com' }, 'personal-mailbox'],
    ['a chat for an address', { url: 'whatsapp://send?phone=447700900123' }, 'chat-number'],
    [
      'a chat behind the words of a link',
      { description: '<a href="https://wa.me/447700900123">Apply</a>' },
      'chat-number',
    ],
    [
      'money, in markup',
      { description: '<p>Candidates <b>pay</b> a <i>processing</i> fee of &pound;500.</p>' },
      'asks-for-money',
    ],
  ])('are held when they give %s', async (_, line, kind) => {
    await take(aLine({ id: 'hidden', ...line }));
    expect(await holds()).toEqual([{ source_id: 'hidden', state: 'held', kinds: [kind] }]);
  });

  it('remember when their source no longer has them', async () => {
    await take(aLine(scam), aLine({ title: 'Baker' }));
    await take(aLine({ title: 'Baker' }));
    const gone = async () => query<object>('SELECT is_gone FROM advert_holds');
    expect(await gone()).toEqual([{ is_gone: true }]);
    await take(aLine(scam));
    expect(await gone()).toEqual([{ is_gone: false }]);
  });
});
