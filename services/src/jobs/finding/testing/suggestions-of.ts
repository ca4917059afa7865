import { eventually } from '../../../platform/testing/eventually.js';
import type { Board } from '../../testing/a-board.js';
import type { SuggestionPage } from '../suggest.dto.js';

/**
 * What a board suggests to Ada. For the `describe` in which it is called: its tests begin once all jobs are counted, which
 * these letters show.
 */
export function suggestionsOf(board: Board, begun: string) {
  /** While a busy machine counts, the answer is to ask again. */
  const suggested = (q: string) =>
    eventually(async () => {
      const { body } = await board.ada.get('/api/jobs/suggest').query({ q }).expect(200);
      return (body as SuggestionPage).suggestions;
    });
  const values = async (q: string) => (await suggested(q)).map(({ kind, value }) => `${kind} ${value}`);
  /** How many jobs a search shows. */
  const shown = async (search: object) =>
    ((await board.ada.get('/api/jobs').query(search).expect(200)).body as { total: number }).total;

  beforeAll(() => eventually(async () => expect(await suggested(begun)).toHaveLength(1), 120_000));
  return { suggested, values, shown };
}
