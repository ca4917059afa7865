import type { Search } from '../api';
import { NO_SEARCH, readAddress, writeAddress } from './search-address';

const read = (query: string) => readAddress(new URLSearchParams(query));

describe('the address of a search', () => {
  it('says what is asked in the names of the API, lists repeated', () => {
    const search: Search = {
      ...NO_SEARCH,
      searchQuery: 'nurse',
      sort: 'relevance',
      location: ['Leeds', 'Oslo'],
      jobType: ['Full-time'],
    };
    const address = writeAddress(search, 3).toString();
    expect(address).toBe('searchQuery=nurse&location=Leeds&location=Oslo&jobType=Full-time&page=3');
    expect(read(address)).toEqual({ search, page: 3, isNoPage: false, unknown: [] });
  });

  it('leaves out what is as usual', () => {
    expect(writeAddress(NO_SEARCH, 1).toString()).toBe('');
  });

  it.each(['0', '-1', '1e-3', 'abc', '2.5', ''])('takes page “%s” for the first one', (page) => {
    expect(read(`page=${page}`).page).toBe(1);
  });

  it('cuts nothing off a long text', () => {
    expect(read(`searchQuery=${'a'.repeat(10_000)}`).search.searchQuery).toHaveLength(10_000);
  });

  it('says an order only where it is not the usual one', () => {
    expect(writeAddress({ ...NO_SEARCH, searchQuery: 'nurse', sort: 'desc' }, 1).get('sort')).toBe('desc');
    expect(read('searchQuery=nurse&sort=desc').search.sort).toBe('desc');
    expect(read('searchQuery=nurse').search.sort).toBe('relevance');
    expect(read('sort=relevance').search.sort).toBe('desc');
  });

  it('tells what it does not understand from what is not said', () => {
    expect(read('sort=foo&salaryMin=-5&postedWithin=&remote=maybe&searchQuery=nurse').unknown).toEqual([
      'sort=foo',
      'salaryMin=-5',
      'remote=maybe',
    ]);
    expect(read('sort=relevance&salaryMin=30000&postedWithin=7&remote=false').unknown).toEqual([]);
  });

  it('asks for all that is paid in a currency by an amount of 0', () => {
    const { search, unknown } = read('salaryMin=0&salaryCurrency=usd');
    expect(search).toEqual({ ...NO_SEARCH, salaryMin: 0, salaryCurrency: 'USD' });
    expect(unknown).toEqual([]);
    expect(writeAddress(search, 1).toString()).toBe('salaryMin=0&salaryCurrency=USD');
    expect(read('salaryMin=&postedWithin=0').search).toEqual(NO_SEARCH);
  });

  it('takes an unknown order for the usual one and drops empty and double choices', () => {
    expect(read('sort=sideways&location=&location=Leeds&location=Leeds').search).toEqual({
      ...NO_SEARCH,
      location: ['Leeds'],
    });
  });
});
