/** Two posts at one employer, each with what was done in it. */
export const AUDITOR = `Rajesh Tester

Professional Experience
Deloitte Haskins & Sells LLP, Mumbai
Assistant Manager - Audit & Assurance (July 2021 – Present)
- Leading statutory audits under IFRS
Executive - Audit (Aug 2018 – June 2021)
- Performed substantive testing in Excel`;

/** Written as a note to oneself: a line for each post. */
export const WAREHOUSE_NOTES = `Kwame Tester
Tema

warehouse operative and forklift driver, 4 yrs

jan 2023 to date - forklift operator, Tema Port logistics - load and unload containers with counterbalance, 60 pallets a shift
2021-2022 - picker packer at Jumia Accra - pick rate 110 an hour best in team

need visa`;

/** An advert of a title and what it asks for. */
export const needing = (title: string, ...asks: string[]): string =>
  `${title}\n\nWhat you need\n${asks.map((each) => `- ${each}`).join('\n')}`;
