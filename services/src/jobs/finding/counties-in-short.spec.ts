import { Board } from '../testing/a-board.js';
import { aLine } from '../testing/some-jobs.js';

describe('"Co" for a county', () => {
  const places = [
    'Newry, United Kingdom', 'Antrim, United Kingdom', 'Ballymena, United Kingdom', 'Portadown, United Kingdom',
    'Coleraine, United Kingdom', 'Darlington, United Kingdom', 'Maidstone, United Kingdom', 'Leeds, United Kingdom',
    'Denver, CO, United States', 'Kent, WA, United States', 'Omagh, United Kingdom', 'Dungannon, United Kingdom',
    'Enniskillen, United Kingdom', 'Cork, Ireland', 'Ballina, Co. Mayo, Ireland', 'Tralee, Ireland',
    'Tyrone, GA, United States', 'Cork, Ireland', 'Galway, Ireland', 'Dublin, OH, United States',
  ]; // prettier-ignore
  const lines = places.map((location, at) =>
    aLine({
      title: 'Roofer',
      location,
      company: location.startsWith('Leeds') ? 'Marks & Co' : location.startsWith('Denver') ? 'Mayo' : `Example ${at}`,
      description: 'Work.',
    }),
  );
  const board = new Board(lines);

  const towns = async (searchQuery: string) => {
    const page = await board.matching({ searchQuery });
    return page.jobs.map(({ location }) => location!.split(',')[0]).sort();
  };

  it.each([
    ['county down', ['Newry']],
    ['co down', ['Newry']],
    ['co. down', ['Newry']],
    ['Co. Down', ['Newry']],
    ['Newry, Co Down', ['Newry']],
    ['Newry, Co. Down', ['Newry']],
    ['Newry Co Down', ['Newry']],
    ['roofer co down', ['Newry']],
    ['roofer in Co. Antrim', ['Antrim', 'Ballymena']],
    ['co antrim', ['Antrim', 'Ballymena']],
    ['co. armagh', ['Portadown']],
    ['co derry', ['Coleraine']],
    ['co londonderry', ['Coleraine']],
    ['co durham', ['Darlington']],
    ['co. durham', ['Darlington']],
    ['co kent', ['Maidstone']],
    ['county kent', ['Maidstone']],
    ['co tyrone', ['Dungannon', 'Omagh']],
    ['Co. Tyrone', ['Dungannon', 'Omagh']],
    ['county tyrone', ['Dungannon', 'Omagh']],
    ['roofer in Co Tyrone', ['Dungannon', 'Omagh']],
    ['co fermanagh', ['Enniskillen']],
    ['roofer co. fermanagh', ['Enniskillen']],
    ['Omagh, Co Tyrone', ['Omagh']],
    ['co cork', ['Cork', 'Cork']],
    ['Co. Cork', ['Cork', 'Cork']],
    ['county mayo', ['Ballina']],
    ['roofer co mayo', ['Ballina']],
    ['Ballina, Co Mayo', ['Ballina']],
    ['co kerry', ['Tralee']],
    ['County Kerry', ['Tralee']],
    ['Co. Galway', ['Galway']],
  ])('is understood: %s', async (text, expected) => {
    expect(await towns(text)).toEqual(expected);
  });

  it('stays Colorado, and a company', async () => {
    expect(await towns('denver, co')).toEqual(['Denver']);
    expect(await towns('marks & co leeds')).toEqual(['Leeds']);
  });

  it('leads nowhere where it is part of a name', async () => {
    const page = await board.matching({ searchQuery: 'donegal roofer group' });
    const steps = page.nextSteps!.relaxed.map((one) => one.searchQuery);
    expect(steps).toEqual(['roofer']);
  });

  it('is not understood without it where others are called so: Tyrone in Georgia, the Mayo Clinic', async () => {
    expect(await towns('tyrone')).toEqual(['Tyrone']);
    expect(await towns('mayo')).toEqual(['Ballina', 'Denver']);
    expect(await towns('dublin')).toEqual(['Dublin']);
  });

  it.each([
    ['co dublin', 'Ireland'],
    ['County Sligo', 'Ireland'],
    ['co. leitrim', 'Ireland'],
    ['roofer donegal', 'roofer Ireland'],
    ['roofer Co Donegal', 'roofer Ireland'],
    ['Letterkenny, Co Donegal', 'Ireland'],
    ['roofer Sligo, Co. Sligo', 'roofer Ireland'],
    ['Castlederg, Co Tyrone', 'Northern Ireland'],
    ['Lisburn, Co Down', 'County Down'],
  ])('leads to what lies around a county without jobs: %s', async (searchQuery, step) => {
    const page = await board.matching({ searchQuery });
    const { relaxed } = page.nextSteps!;
    expect(relaxed[0]?.searchQuery).toBe(step);
  });
});
