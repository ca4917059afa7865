/** Beside these a number is a process, and neither a weight nor how many were welded. */
const BEFORE = String.raw`\b(?:9606(?:-1)?|15614(?:-1)?|process(?:es)?|coded|codings?|MIG|MAG|TIG|MMA|FCAW|GMAW|GTAW)`;
const BEHIND = String.raw`(?:MIG|MAG|TIG|MMA|FCAW|GMAW|GTAW|welding|coded|codings?)(?!\p{L})`;
const NO_MEASURE = String.raw`(?![\d%]| ?(?:mm|kg|m|t|mph|psi|amps?|hours?|people|staff|joints|welds)(?!\p{L}))`;

const byNumber = (number: string): RegExp =>
  new RegExp(
    String.raw`${BEFORE}(?:[ (/,:&–-]| and | or |1[1-4]\d){1,8}\b${number}\b${NO_MEASURE}|(?<![\d£$€.,-])\b${number}\b(?: ?[/,&] ?1[1-4]\d| (?:and|or) 1[1-4]\d){0,3}[ ):]{1,2}\(?${BEHIND}`,
    'giu',
  );

/** Processes by their numbers of EN ISO 4063, as welders call them: "coded to ISO 9606-1 (135, 136)", "141 TIG". */
export const WELDING_BY_NUMBER: readonly (readonly [string, RegExp])[] = [
  ['Stick welding', byNumber('111')],
  ['MIG welding', byNumber('13[15]')],
  ['Flux-cored welding', byNumber('13[68]')],
  ['TIG welding', byNumber('141')],
];
