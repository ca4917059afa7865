import type { TestApp } from '../../platform/testing/test-app.js';
import type { SponsorCounts } from '../sponsors.dto.js';
import { emptyRegisters, registerApp, type Person } from '../testing/register-app.js';
import { aRegister, importRegister } from '../testing/some-registers.js';

const sponsorsIn = (town: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${town} Example ${at} Ltd,${town},,Worker (A rating),Skilled Worker`);

describe('a town that somebody looks for in the list of the sponsors’ towns', () => {
  let api: TestApp;
  let ada: Person;

  beforeAll(async () => {
    const app = await registerApp();
    api = app.api;
    await emptyRegisters(api);
    const larger = Array.from({ length: 60 }, (_, at) => sponsorsIn(`Larger${at}`, 2)).flat();
    const towns = [...larger, ...sponsorsIn('Manchester', 12), ...sponsorsIn('Manchestr', 1), ...sponsorsIn('Hull', 1)];
    await importRegister(app.registers, '2026-01-01', aRegister(...towns));
    ada = await api.as({ username: 'ada' });
  });
  afterAll(() => api?.close());

  const towns = async (places: string) => {
    const { body } = await ada.get(`/api/sponsors/filter-counts?places=${places}`).expect(200);
    return (body as SponsorCounts).town.map(({ value }) => value);
  };

  it('is shown by its right name besides where an entry has it with the same typing error', async () => {
    expect(await towns('Manchestr')).toEqual(['Manchester', 'Manchestr']);
  });

  it('is found however many larger ones are listed before it', async () => {
    expect(await towns('')).toHaveLength(50);
    expect(await towns('')).not.toContain('Hull');
    expect(await towns('Hu')).toEqual(['Hull']);
    expect((await ada.get('/api/sponsors?town=Hull')).body).toMatchObject({ total: 1 });
  });

  it('is shown alone where it is spelled right', async () => {
    expect(await towns('Manchester')).toEqual(['Manchester']);
    expect(await towns('hull')).toEqual(['Hull']);
  });
});
