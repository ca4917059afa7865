import { aLine, asLines, importText } from '../../jobs/testing/some-jobs.js';
import { RulesRound } from './rules-round.js';
import { registersHere } from '../testing/registers-here.js';
import { aRegister, importRegister } from '../testing/some-registers.js';

describe('the rules by which jobs were matched with the register', () => {
  const here = registersHere();

  it('judges the jobs that it has again where the rules are others than those they were judged by', async () => {
    await importRegister(
      here.registers,
      '2026-01-01',
      aRegister('Campana Ltd T/A Taco Bell,,,Worker (A rating),Skilled Worker'),
    );
    const line = aLine({
      company: 'Campana Ltd',
      location: 'Exeter, United Kingdom',
      visa_type: '',
      sponsorship: 'unknown',
    });
    await importText(here.api.database.dataSource, 'some.jsonl', asLines(line));
    const query = <T>(sql: string) => here.api.database.dataSource.query<T>(sql);
    // as older rules had taken it: by a name that any restaurant may have
    await query(`UPDATE jobs SET company = 'Taco Bell'`);
    await query(`INSERT INTO system_state (key, value) VALUES ('sponsors.rules', '{"rules": "older"}')
      ON CONFLICT (key) DO UPDATE SET value = excluded.value`);
    expect(await here.api.app.get(RulesRound).judgeAgain()).toBe(true);
    expect(await query('SELECT is_unsponsored FROM jobs')).toEqual([{ is_unsponsored: true }]);
    expect(await query('SELECT name, decision FROM sponsor_reviews')).toEqual([{ name: 'Taco Bell', decision: null }]);
    expect(await here.api.app.get(RulesRound).judgeAgain()).toBe(false);
  });

  it('judges the entries that it has again where other rules said who may be a person', async () => {
    const lines = [
      'Transport for Example,Leeds,,Worker (A rating),Skilled Worker',
      'Tamsin Harbourne,Leeds,,,Scale-up',
    ];
    await importRegister(here.registers, '2026-01-01', aRegister(...lines));
    const query = <T>(sql: string) => here.api.database.dataSource.query<T>(sql);
    const flags = () =>
      query(`SELECT sponsors.name, sponsors.look_up_only AS own, sponsor_search.look_up_only AS searched
        FROM sponsors JOIN sponsor_search ON sponsor_id = sponsors.id ORDER BY name`);
    const right = [
      { name: 'Tamsin Harbourne', own: true, searched: true },
      { name: 'Transport for Example', own: false, searched: false },
    ];
    expect(await flags()).toEqual(right);
    await query('UPDATE sponsors SET look_up_only = NOT look_up_only');
    await query('UPDATE sponsor_search SET look_up_only = NOT look_up_only');
    await query(`INSERT INTO system_state (key, value) VALUES ('sponsors.rules', '{"rules": "older"}')
      ON CONFLICT (key) DO UPDATE SET value = excluded.value`);
    expect(await here.api.app.get(RulesRound).judgeAgain()).toBe(true);
    expect(await flags()).toEqual(right);
    expect(await query('SELECT sum(n)::int AS n FROM sponsor_kinds')).toEqual([{ n: 1 }]);
  });
});
