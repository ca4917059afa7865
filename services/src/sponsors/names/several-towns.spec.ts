import { RegisterImport } from '../import/register-import.js';
import { aRegister, importRegister } from '../testing/some-registers.js';
import { testApp, type TestApp } from '../../platform/testing/test-app.js';
import { SponsorsModule } from '../sponsors.module.js';

describe('a name without a legal form that several towns have had', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await testApp([SponsorsModule]);
    const registers = new RegisterImport(api.database.dataSource);
    const line = (name: string, town = '') => `${name},${town},,Worker (A rating),Skilled Worker`;
    const older = [line('Mosaic Church', 'Leeds'), line('Mosaic Church', 'Coventry'), line('Willow Church', 'Hull')];
    older.push(line('University of Example', 'Leeds'), line('University of Example', 'Yorkshire'));
    older.push(line('Quillfen Church', 'Hull'));
    await importRegister(registers, '2021-01-05', aRegister(...older));
    await importRegister(
      registers,
      '2026-01-05',
      aRegister(line('MOSAIC CHURCH'), line('Willow Church'), line('University of Example'), line('Quillfen Church')),
    );
  });
  afterAll(() => api.close());

  it.each([
    // one entry without a town, and two that it may be
    ['Mosaic Church', 'Leeds', 'review'],
    ['Mosaic Church', 'Coventry, West Midlands', 'review'],
    ['Mosaic Church', 'Aberdeen', 'review'],
    ['University of Example', 'Leeds', 'match'],
    ['University of Example', 'Aberdeen', 'review'],
    ['Mosaic Church', '', 'review'],
    ['Willow Church', 'Hull', 'match'],
    // one that is here, and others that are called after a tree as well
    ['Willow Church', '', 'review'],
    ['Quillfen Church', '', 'match'],
  ])('%s in "%s": %s', async (name, town, result) => {
    const ada = await api.as({ username: 'ada' });
    const path = `/api/sponsors/match?name=${encodeURIComponent(name)}&town=${encodeURIComponent(town)}`;
    expect((await ada.get(path)).body).toMatchObject({ result });
  });
});
