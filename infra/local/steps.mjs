/** What `npm start` says on its way. One line when a step is done; long steps also say when they begin. */
export const say = (text) => console.log(text);

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * @template T
 * @param {string} name what is true once it is done
 * @param {() => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const began = performance.now();
  const result = await work();
  say(`  ${name} (${seconds(began)})`);
  return result;
}
