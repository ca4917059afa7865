const figures = new Intl.NumberFormat('en-GB');

/** A number as every number of the product is written: 27,336. */
export const figure = (count: number): string => figures.format(count);
