import { Board } from '../testing/a-board.js';
import { aLine } from '../testing/some-jobs.js';

describe('a county with a side of the compass in its name', () => {
  const inTheKingdom = [
    'Bognor Regis', 'Worthing', 'Hove', 'Brighton', 'Hull', 'Beverley', 'Grimsby', 'Scunthorpe', 'Harrogate', 'Sheffield', 'Leeds',
    'Northampton', 'Kettering', 'Coventry', 'Crewe', 'Chester', 'Kilmarnock', 'Irvine', 'Ayr', 'Hamilton', 'Airdrie',
    'Livingston', 'Musselburgh', 'Weston-super-Mare', 'Keynsham', 'Stornoway', 'Portree', 'Holyhead', 'Llandudno', 'Wrexham',
    'Cardiff', 'Swansea', 'Newtown', 'Aberystwyth', 'Haverfordwest', 'Norwich', 'Ipswich', 'Clydebank', 'Kirkintilloch',
  ].map((town) => `${town}, United Kingdom`); // prettier-ignore
  const places = [
    ...inTheKingdom, 'Ynys Mon, Wales', 'Rye, East Sussex', 'Rye Harbour East Sussex, United Kingdom', 'Thirsk, N. Yorks',
    'Remote, North Wales', 'Dalby, New South Wales', 'Wales, South Yorkshire', 'Sidlesham, W. Sussex',
  ]; // prettier-ignore
  const lines = places.map((location, at) =>
    aLine({
      title: 'Roofer',
      location,
      company: `Example ${at}`,
      description: 'Work east and west, north and south.',
    }),
  );
  const board = new Board(lines);

  const towns = async (searchQuery: string) => {
    const page = await board.matching({ searchQuery, limit: 50 });
    return page.jobs.map(({ location }) => location!.split(',')[0]).sort();
  };

  it.each([
    ['East Sussex', ['Brighton', 'Hove', 'Rye', 'Rye Harbour East Sussex']],
    ['roofer in East Sussex', ['Brighton', 'Hove', 'Rye', 'Rye Harbour East Sussex']],
    ['E. Sussex', ['Brighton', 'Hove', 'Rye', 'Rye Harbour East Sussex']],
    ['West Sussex', ['Bognor Regis', 'Sidlesham', 'Worthing']],
    ['w sussex', ['Bognor Regis', 'Sidlesham', 'Worthing']],
    ['East Yorkshire', ['Beverley', 'Hull']],
    ['East Riding', ['Beverley', 'Hull']],
    ['East Riding of Yorkshire', ['Beverley', 'Hull']],
    ['E Yorks', ['Beverley', 'Hull']],
    ['North Yorkshire', ['Harrogate', 'Thirsk']],
    ['North Yorks', ['Harrogate', 'Thirsk']],
    ['South Yorkshire', ['Sheffield', 'Wales']],
    ['West Yorkshire', ['Leeds']],
    ['North Lincolnshire', ['Scunthorpe']],
    ['North East Lincolnshire', ['Grimsby']],
    ['West Northamptonshire', ['Northampton']],
    ['North Northamptonshire', ['Kettering']],
    ['West Midlands', ['Coventry']],
    ['roofer west midlands', ['Coventry']],
    ['Cheshire East', ['Crewe']],
    ['Cheshire West and Chester', ['Chester']],
    ['East Ayrshire', ['Kilmarnock']],
    ['North Ayrshire', ['Irvine']],
    ['South Ayrshire', ['Ayr']],
    ['South Lanarkshire', ['Hamilton']],
    ['North Lanarkshire', ['Airdrie']],
    ['West Lothian', ['Livingston']],
    ['East Lothian', ['Musselburgh']],
    ['West Dunbartonshire', ['Clydebank']],
    ['East Dunbartonshire', ['Kirkintilloch']],
    ['North Somerset', ['Weston-super-Mare']],
    ['Bath and North East Somerset', ['Keynsham']],
  ])('has its own towns and none of its neighbour: %s', async (text, expected) => {
    expect(await towns(text)).toEqual(expected);
  });

  it.each([
    ['Sussex', ['Bognor Regis', 'Brighton', 'Hove', 'Rye', 'Rye Harbour East Sussex', 'Sidlesham', 'Worthing']],
    ['Somerset', ['Keynsham', 'Weston-super-Mare']],
    ['Cheshire', ['Chester', 'Crewe']],
    ['Northamptonshire', ['Kettering', 'Northampton']],
    ['Lincolnshire', ['Grimsby', 'Scunthorpe']],
    ['Lothian', ['Livingston', 'Musselburgh']],
    ['Worthing, West Sussex', ['Worthing']],
    ['South East', ['Bognor Regis', 'Brighton', 'Hove', 'Rye', 'Rye Harbour East Sussex', 'Sidlesham', 'Worthing']],
    ['New South Wales', ['Dalby']],
    ['East Midlands', ['Kettering', 'Northampton']],
    ['roofer in the East Midlands', ['Kettering', 'Northampton']],
    [
      'Yorkshire and the Humber',
      ['Beverley', 'Grimsby', 'Harrogate', 'Hull', 'Leeds', 'Scunthorpe', 'Sheffield', 'Thirsk', 'Wales'],
    ],
  ])('leaves what is around it as it is: %s', async (text, expected) => {
    expect(await towns(text)).toEqual(expected);
  });

  it.each([
    ['Western Isles', ['Stornoway']],
    ['Outer Hebrides', ['Stornoway']],
    ['Hebrides', ['Stornoway']],
    ['Na h-Eileanan Siar', ['Stornoway']],
    ['Eilean Siar', ['Stornoway']],
    ['Isle of Anglesey', ['Holyhead', 'Ynys Mon']],
    ['Anglesey', ['Holyhead', 'Ynys Mon']],
    ['Ynys Môn', ['Holyhead', 'Ynys Mon']],
    ['Ynys Mon', ['Holyhead', 'Ynys Mon']],
    ['North Wales', ['Holyhead', 'Llandudno', 'Remote', 'Wrexham', 'Ynys Mon']],
    ['roofer in north wales', ['Holyhead', 'Llandudno', 'Remote', 'Wrexham', 'Ynys Mon']],
    ['North East Wales', ['Wrexham']],
    ['Mid Wales', ['Aberystwyth', 'Newtown']],
    ['West Wales', ['Aberystwyth', 'Haverfordwest']],
    ['South Wales', ['Cardiff', 'Swansea']],
    ['East Anglia', ['Ipswich', 'Norwich']],
    ['West Riding', ['Leeds', 'Sheffield', 'Wales']],
  ])('may be an area, or another name of a county: %s', async (text, expected) => {
    expect(await towns(text)).toEqual(expected);
  });

  it('does not take the nation for the village of its name', async () => {
    for (const text of ['Yorkshire', 'England', 'South Yorkshire', 'South Wales'])
      expect(await towns(text)).not.toContain('Ynys Mon');
    expect(await towns('Wales')).toContain('Ynys Mon');
  });

  it.each(['north wales', 'east sussex', 'western isles', 'ynys mon'])('is suggested: %s', async (q) => {
    const { body } = await board.ada.get('/api/jobs/suggest').query({ q }).expect(200);
    const { suggestions } = body as { suggestions: { value: string }[] };
    expect(suggestions.map(({ value }) => value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())).toContain(q);
  });

  it('is corrected and parted as it was', async () => {
    const { corrected } = await board.matching({ searchQuery: 'East Sussx' });
    expect(corrected).toBe('east sussex');
  });
});
