import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../platform/testing/temporary-folder.js';
import { Conflict } from '../../platform/refusals/refusals.js';
import { UnreadableRegister } from '../register/register-file.js';
import { RegisterProcess } from './register-process.js';

/** Answers whatever it is asked for with this, as the program that works on registers does. */
const answering = (answer: string): RegisterProcess => {
  const program = join(temporaryFolder('register-program'), 'register.mjs');
  writeFileSync(program, `process.once('message', (order) => { ${answer} });`);
  return new (class extends RegisterProcess {
    protected override readonly program = program;
  })();
};
const saying = (answer: string) => answering(`process.send(${answer}, () => process.exit(0))`);

describe('the program that works on registers', () => {
  it('is told which register to take back and for whom, and what came of that is answered', async () => {
    const registers = saying('{ result: order.takeBack }');
    expect(await registers.takeBack(7, 'grace')).toEqual({ id: 7, by: 'grace' });
  });

  it('refuses to take a register back, which is a conflict in its own words', async () => {
    const registers = saying(`{ refusal: 'Only the newest register can be taken back, not ' + order.takeBack.id }`);
    const refused = registers.takeBack(7, 'grace');
    await expect(refused).rejects.toBeInstanceOf(Conflict);
    await expect(refused).rejects.toThrow('Only the newest register can be taken back, not 7');
  });

  it('refuses a file, which is then none of a register', async () => {
    const refused = saying(`{ refusal: 'There is no column Route.' }`).run({
      bytes: Buffer.from('x'),
      name: 'x.csv',
      asOf: '2026-08-21',
    });
    await expect(refused).rejects.toBeInstanceOf(UnreadableRegister);
  });

  it('fails, or ends without a word, and neither is taken for a refusal', async () => {
    const failed = saying(`{ failure: 'Error: no database' }`).takeBack(7, 'grace');
    await expect(failed).rejects.toThrow('Error: no database');
    await expect(failed).rejects.not.toBeInstanceOf(Conflict);
    await expect(answering('process.exit(3)').takeBack(7, 'grace')).rejects.toThrow('ended with 3');
  });
});
