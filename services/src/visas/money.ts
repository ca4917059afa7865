const whole = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', minimumFractionDigits: 2 });

export const pence = (pounds: number): number => Math.round(pounds * 100);

/** To the penny where there are pennies: two amounts that differ never look the same. */
export const inPounds = (pounds: number): string => (pence(pounds) % 100 === 0 ? whole : exact).format(pounds);
