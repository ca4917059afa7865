/**
 * Who and what a sentence on money speaks of, whatever its words: a price and a paper in one sentence ask, a price and a
 * customer do not. By these the reader knows wordings that it has never met.
 */
const roles: readonly (readonly [string, string])[] = [
  ['PRICE', String.raw`£|prices?|costs?|charges?|chargeable|fees?|rates?|quotes?|amounts?|sums?|contributions?|deposits?|security|bonds?|balance|budgets?|tokens?|commissions?|instal+ments?|advance|funds?|savings|cash|money|bills?|payments?|loans?|debts?|expenses?|cheap\w*|expensive|dear|afford\w*|free|percent|%|half|part|packages?`],
  ['HAND', String.raw`pay|pays|paid|paying|payable|sends?|transfers?|hands?|settles?|settled|clears?|cleared|brings?|leaves?|lodges?|contributes?|invests?|buys?|bought|purchased?|returns?|returned|repays?|repaid|raise|arrange|remit|wire|earns?|earned|ow(?:e|es|ed|ing)|takes?|taken|keeps?|kept|wants?|asks?|asked|expects?|deducted|recovered|sells?|sold`],
  ['MIDDLE', String.raw`agents?|agency|solicitors?|lawyers?|consultants?|consultancy|coordinators?|officers?|madam|mr|mrs|partners?|brokers?|directors?|managers?|office|recruiters?|middlem[ae]n|boss|landlord|banker|centre|trainers?`],
  ['PAPER', String.raw`visas?|cos|certificates?|sponsorships?|sponsors?|sponsored|sponsoring|licen[cs]es?|papers?|paperwork|documents?|letters?|permits?|files?|embassy|slots?|places?|interviews?|selected|chosen|offers?|biometrics|passport|lmias?|contract|application|medical|orientation`],
  ['YOU', String.raw`you|your|yours|yourself|candidates?|applicants?|workers?|nurses?|carers?|recruits?|family|relatives?|wife|husband|brother|everyone|everybody|anyone|people|those|who`],
  ['US', String.raw`we|our|us|employers?|company|hospital|hotel|school|firm|trust|home`],
  ['CUSTOMER', String.raw`customers?|clients?|guests?|parents?|members?|patients?|tenants?|students?|suppliers?|donors?|visitors?|families|residents?|users?|children|diners|tables?|shop|till|sales?|stock`],
  ['WAGE', String.raw`salary|salaries|wages?|payslips?|annum|hour|hourly|overtime|payroll|shifts?|weekly|monthly|yearly|pension|holidays?|bonus\w*|rota`],
  ['PERK', String.raw`meals?|lunch\w*|dinners?|breakfasts?|parking|uniforms?|tools?|training|travel|relocation|gym|discount|scheme|allowance|tips|laptop|phone|van|course|rent|flat|room|accommodation|coffee|food|childcare|tuition`],
  ['TIME', String.raw`before|after|once|when|until|upon|first|starts?|begins?|arrival|arrive|now|today|soon|later|then|within|landing`],
  ['NOT', String.raw`not|no|never|nobody|nothing|without|none|cannot`],
  ['|', String.raw`[.;?!:]`],
]; // prettier-ignore
const known = roles.map(([role, words]): [string, RegExp] => [role, new RegExp(`^(?:${words})$`)]);
const LONGEST_ROW = 4;

/** The words of adverts are few, and each is met many times. */
const roleOf = new Map<string, string | undefined>();
const MOST_WORDS = 5_000;

function roleOfWord(word: string): string | undefined {
  if (roleOf.has(word)) return roleOf.get(word);
  if (roleOf.size >= MOST_WORDS) roleOf.clear();
  const role = known.find(([, of]) => of.test(word))?.[0];
  roleOf.set(word, role);
  return role;
}

/** The roles of a sentence: each, every two together, and up to four in their order. */
export function rolesOf(sentence: string): string[] {
  const words = sentence
    .toLowerCase()
    .replace(/n['’]t\b/g, ' not')
    .replace(/[£$€]\s?[\d.,]+k?/g, ' £ ')
    .match(/£|\p{L}[\p{L}-]*|[%.;?!:]/gu);
  const met = (words ?? []).flatMap((word) => roleOfWord(word) ?? []);
  const all = [...new Set(met)].sort();
  const row = ['^', ...met, '$'];
  const rows = row.flatMap((_, from) =>
    row.slice(from + 1, from + LONGEST_ROW).map((_, more) => `row:${row.slice(from, from + more + 2).join(' ')}`),
  );
  const pairs = all.flatMap((one, at) => all.slice(at + 1).map((other) => `both:${one} ${other}`));
  return [...new Set([...all.map((role) => `role:${role}`), ...pairs, ...rows])];
}
