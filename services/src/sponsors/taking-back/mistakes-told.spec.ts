import { found } from '../testing/register-app.js';
import { aRegister, importRegister } from '../testing/some-registers.js';
import { good, wrongRegisterHere } from '../testing/wrong-register.js';

describe('a register that is taken back, and of which people have heard', () => {
  const here = wrongRegisterHere();
  const gone = 'Leaving Robotics Ltd is no longer in the register of licensed sponsors';
  const wrongOf = (name: string) => `What you heard of ${name} was a mistake`;

  it('was a mistake, which each of them hears once, whatever it said: gone, there, or rated otherwise', async () => {
    await here.goodOne();
    await here.follow('leaving robotics', 'falling kitchens', 'settled one', 'settled two');
    const id = await here.wrongOne();
    const heard = await here.titles();
    expect([...heard].sort()).toEqual([
      'Falling Kitchens Ltd is rated otherwise: B rating',
      gone,
      'Settled One Ltd is not in the register under this name any more',
    ]);
    await here.takeBack(id).expect(200);
    const corrected = await here.titles();
    expect(corrected.slice(heard.length * -1)).toEqual(heard);
    expect(corrected.slice(0, heard.length * -1).sort()).toEqual(
      ['Falling Kitchens Ltd', 'Leaving Robotics Ltd', 'Settled One Ltd'].map(wrongOf),
    );
    const { body } = await here.ada.get('/api/notices');
    const notice = body.notices.find(({ title }: { title: string }) => title === wrongOf('Falling Kitchens Ltd'));
    expect(notice).toMatchObject({
      text: 'The register of 21 September 2026 was not the right one and has been taken back. The page of this employer says again what the register before it does.',
      href: `/sponsors/${(await found(here.ada, 'falling kitchens')).id}`,
    });
    expect(await here.titles()).toEqual(corrected);
    const mails = await here.api.database.dataSource.query('SELECT subject FROM mail_outbox WHERE key LIKE $1', [
      `licence-mistake:${id}:%`,
    ]);
    expect(mails).toEqual([{ subject: 'What you heard of 3 employers was a mistake' }]);
  });

  it.each([
    ['left', 'Leaving Robotics Ltd', gone],
    ['rated otherwise', 'Falling Kitchens Ltd', 'Falling Kitchens Ltd is rated otherwise: B rating'],
    ['without a route', 'Many Routes Ltd', 'Many Routes Ltd is no longer in the register for Scale-up'],
  ])('was a mistake, though the file in force is sent again and changes nothing: %s', async (_, name, heard) => {
    await here.goodOne();
    await here.follow(name);
    const id = await here.wrongOne();
    expect(await here.titles()).toEqual([heard]);
    await here.takeBack(id).expect(200);
    expect(await importRegister(here.registers, '2026-08-21', good)).toMatchObject({ state: 'unchanged' });
    expect(await here.titles()).toEqual([wrongOf(name), heard]);
    expect(await importRegister(here.registers, '2026-08-21', good)).toMatchObject({ state: 'unchanged' });
    expect(await here.titles()).toEqual([wrongOf(name), heard]);
  });

  it('was a mistake as soon as it is taken back: no other round or register has to come', async () => {
    await here.goodOne();
    await here.follow('leaving robotics');
    const id = await here.wrongOne();
    await here.titles();
    await here.takeBack(id).expect(200);
    const { notices } = (await here.ada.get('/api/notices')).body;
    expect(notices[0]).toMatchObject({ title: wrongOf('Leaving Robotics Ltd') });
  });

  it('was a mistake for whoever tracks a job there as well', async () => {
    await here.goodOne();
    await here.api.database.dataSource.query(
      `INSERT INTO job_applications (user_id, job_title, company_name, job_location) VALUES ($1, 'Cook', 'Leaving Robotics Ltd', 'Leeds')`,
      [here.ada.user.id],
    );
    const id = await here.wrongOne();
    expect(await here.titles()).toEqual([gone]);
    await here.takeBack(id).expect(200);
    expect(await here.titles()).toEqual([wrongOf('Leaving Robotics Ltd'), gone]);
  });

  it('says so of an employer that only it had', async () => {
    await here.goodOne();
    const id = await here.wrongOne();
    await here.follow('wrongly there');
    await here.api.database.dataSource.query(
      `INSERT INTO sponsor_news (user_id, register_id, sponsor_id, kind, before, after, told_at)
       SELECT user_id, $1, sponsor_id, 'joined', '', '', now() FROM sponsor_watches JOIN sponsors ON id = sponsor_id
       WHERE name = 'Wrongly There Ltd'`,
      [id],
    );
    await here.takeBack(id).expect(200);
    expect(await here.titles()).toEqual([wrongOf('Wrongly There Ltd')]);
    expect((await here.ada.get('/api/notices')).body.notices[0]).toMatchObject({
      text: expect.stringContaining('The register before it does not have this employer.'),
      href: '/sponsors',
    });
  });

  it('leaves what the next one says to be news, be that the same', async () => {
    await here.goodOne();
    await here.follow('leaving robotics');
    const id = await here.wrongOne();
    expect(await here.titles()).toEqual([gone]);
    await here.takeBack(id).expect(200);
    const withoutIt = aRegister(
      ...good
        .toString()
        .split('\n')
        .slice(1)
        .filter((one) => !one.startsWith('Leaving')),
    );
    await importRegister(here.registers, '2026-10-21', withoutIt, { covers: 'all' });
    expect(await here.titles()).toEqual([gone, wrongOf('Leaving Robotics Ltd'), gone]);
  });

  it('may be followed by another mistake, and each is put right', async () => {
    await here.goodOne();
    await here.follow('leaving robotics');
    for (const _ of [1, 2]) {
      const id = await here.wrongOne();
      await here.titles();
      await here.takeBack(id).expect(200);
    }
    const wrongly = wrongOf('Leaving Robotics Ltd');
    expect(await here.titles()).toEqual([wrongly, gone, wrongly, gone]);
  });
});
