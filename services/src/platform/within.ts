/** What came of `work`, or a rejection when it takes longer. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
