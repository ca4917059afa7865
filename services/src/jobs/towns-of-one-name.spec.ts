import { readPlace } from './place.js';

describe('a town whose name another town of the United Kingdom has as well', () => {
  it.each([
    ['Newcastle, UK', 'Tyne and Wear . North East . England'],
    ['Newcastle upon Tyne, UK', 'Tyne and Wear . North East . England'],
    ['Newport, UK', 'Newport . Wales'],
    ['Ashford, UK', 'Kent . South East . England'],
    ['Bradford, UK', 'West Yorkshire . Yorkshire and The Humber . England'],
    ['Richmond, UK', 'Greater London . London . England'],
    ['Kingston, UK', 'Greater London . London . England'],
    ['Wells, UK', 'Somerset . South West . England'],
    ['Boston, UK', 'Lincolnshire . East Midlands . England'],
    ['Gillingham, UK', 'Medway . Kent . South East . England'],
    ['Whitchurch, UK', 'Shropshire . West Midlands . England'],
    ['Perth, UK', 'Perth and Kinross . Scotland'],
  ])('is the one that most people mean where nothing else is said: %s', (text, words) => {
    expect(readPlace(text).words).toMatch(new RegExp(`^${words}`));
  });

  it.each([
    ['Newcastle, County Down, UK', 'Newry Mourne and Down . County Down . Northern Ireland'],
    ['Newcastle, Co. Down', 'Newry Mourne and Down . County Down . Northern Ireland'],
    ['Newcastle, Northern Ireland', 'Newry Mourne and Down . County Down . Northern Ireland'],
    ['Newcastle, Staffordshire', 'Staffordshire . West Midlands . England'],
    ['Newcastle, Staffs, UK', 'Staffordshire . West Midlands . England'],
    ['Newcastle, Tyne and Wear', 'Tyne and Wear . North East . England'],
    ['Newcastle, England', 'Tyne and Wear . North East . England'],
    ['Newport, Isle of Wight', 'Isle of Wight . South East . England'],
    ['Newport, Shropshire, UK', 'Telford and Wrekin . Shropshire . West Midlands . England'],
    ['Newport, Wales', 'Newport . Wales'],
    ['Ashford, Surrey', 'Surrey . South East . England'],
    ['Richmond, North Yorkshire', 'North Yorkshire . Yorkshire and The Humber . England'],
    ['Richmond, London, UK', 'Greater London . London . England'],
    ['Richmond, Surrey, UK', 'Greater London . London . England . Surrey . South East'],
    ['Gillingham, Dorset, UK', 'Dorset . South West . England'],
    ['Cheadle, Greater Manchester', 'Stockport . Greater Manchester . North West . England'],
    ['Cheadle, Manchester, UK', 'Stockport . Greater Manchester . North West . England'],
    ['Cheadle, Stoke-on-Trent, UK', 'Staffordshire . West Midlands . England'],
    ['Rainham, Essex, UK', 'Greater London . London . England . Essex . East of England'],
    ['Rainham, Kent', 'Medway . Kent . South East . England'],
    ['Gillingham, Kent', 'Medway . Kent . South East . England'],
    ['Whitchurch, Hampshire', 'Hampshire . South East . England'],
    ['Whitchurch, Cardiff, UK', 'Cardiff . Wales'],
    ['Bangor, Gwynedd', 'Gwynedd . Wales'],
    ['Bangor, Wales', 'Gwynedd . Wales'],
    ['Bangor, Northern Ireland', 'Ards and North Down . County Down . Northern Ireland'],
  ])('is the one in what is named beside it: %s', (text, words) => {
    expect(readPlace(text)).toMatchObject({
      country: 'United Kingdom',
      words: expect.stringMatching(`^${words} . (?!England)`),
    });
  });

  it.each([
    ['Cheadle, Cheshire, UK', 'Stockport . Greater Manchester . North West . England . Cheshire'],
    ['Cheadle, Ches, UK', 'Stockport . Greater Manchester . North West . England . Cheshire'],
    ['Hale, Cheshire, United Kingdom', 'Trafford . Greater Manchester . North West . England . Cheshire'],
    ['Altrincham, Cheshire, UK', 'Trafford . Greater Manchester . North West . England . Cheshire'],
    ['Kingston, Surrey, UK', 'Greater London . London . England . Surrey . South East'],
    ['Kingston upon Thames, Surrey, UK', 'Greater London . London . England . Surrey . South East'],
    ['Kingston, Middlesex, UK', 'Greater London . London . England . Middlesex'],
    ['Richmond, Surrey, UK', 'Greater London . London . England . Surrey . South East'],
  ])('lies in the county of today and in that of old by which it is addressed: %s', (text, words) => {
    expect(readPlace(text)).toMatchObject({ country: 'United Kingdom', words: expect.stringMatching(`^${words}`) });
  });

  it.each([
    ['Hale, Surrey, UK', /Manchester|Cheshire/],
    ['Cheadle, Staffordshire, UK', /Manchester|Cheshire/],
    ['Kingston, Cambridgeshire, UK', /London|Surrey/],
    ['Kingston, Devon, UK', /London|Surrey/],
    ['Burton, Wirral, UK', /Staffordshire/],
    ['Richmond, North Yorkshire, UK', /London|Surrey/],
  ])('is not taken for one of a city near another county: %s', (text, others) => {
    expect(readPlace(text).words).not.toMatch(others);
  });

  it.each([
    ['Newport, England', /Newport|Wales/],
    ['Newport, Essex, UK', /Wales|Shropshire|Wight/],
    ['Newcastle, Shropshire, UK', /Tyne|Staffordshire|Down/],
    ['Gillingham, Norfolk, UK', /Kent|Dorset/],
  ])('is none that it cannot be: %s', (text, others) => {
    expect(readPlace(text).words).not.toMatch(others);
  });

  it.each([
    ['Grimsby, Lincolnshire, UK', 'North East Lincolnshire . Lincolnshire . Yorkshire and The Humber . England'],
    ['Croydon, Surrey, UK', 'Greater London . London . England . Surrey . South East'],
    ['Leeds, West Yorkshire', 'West Yorkshire . Yorkshire and The Humber . England'],
  ])('lies in the region that it is in, and not in that of most of its county: %s', (text, words) => {
    expect(readPlace(text).words).toMatch(new RegExp(`^${words} . (?!England|East Midlands)`));
  });
});
