/**
 * "We will sponsor nurses, but we cannot sponsor healthcare assistants." Two trades, one of which is promised a visa and
 * the other denied one. Alone it is a condition: whoever reads it may be either. In an advert that speaks of the second it
 * refuses. What is denied to applicants, newcomers or people from abroad is denied to whoever needs it, and is none of these.
 */

/** People by what they need or are to the employer, and no trade. */
const noTrade = String.raw`(?:others?|workers?|applicants?|candidates?|foreigners?|newcomers?|outsiders?|employees?|persons?|staff|starters?|beginners?|holders?|seekers?|members?|partners?|leavers?|commuters?|freelancers?|contractors?|part-timers?|consultants?|travellers?|visitors?|customers?|offers?|transfers?|switchers?|joiners?|learners?|dependants?|grants?|participants?|migrants?|trainers?|orders?|letters?|papers?|papers|ever|never|number)`;
const plainWord = String.raw`(?!(?:this|these|that|those|any|anyone|all|every|you|your|them|it|one|new|overseas|international|foreign|visas?|existing|current|other|external|non-\w+|from|for|the|an?|such|such as|both|either|nor|or|but|sponsor\w*|part-time|temporary|seasonal|agency|bank|${noTrade})\b)[\w-]+`;
const trade = String.raw`(?:${plainWord} ){0,3}?(?!${noTrade}\b)(?:\w{2,}(?:ers|ors|ists|ians|ants)|nurses|chefs|cooks|midwives|clerks|mechanics|paramedics|porters|vets|radiographers)`;
const giver = String.raw`(?:we|the \w+|our \w+)`;
const give = String.raw`(?:(?:can|will|do|does|are able to|also|happily|gladly|only) )*sponsors?(?: (?:visas? )?for)?`;
const withhold = String.raw`(?:(?:can|do|does|will|are|could)(?:n't| not)|cannot|won't|(?:are )?unable to)(?: (?:be able to|able to|currently|yet))* sponsor(?: (?:visas? )?for)?`;
const turn = String.raw`,? (?:but|however|though|although|while|whereas|yet|and),? `;

const forms = [
  String.raw`^\W*${giver} ${give} (?<promised>${trade})${turn}(?:${giver} )?(?:${withhold}|not)(?: sponsor)? (?<denied>${trade})\W*$`,
  String.raw`^\W*(?:although |while |though )?${giver} ${withhold} (?<denied>${trade})(?:${turn}|, )(?:${giver} )?${give} (?<promised>${trade})\W*$`,
  String.raw`^\W*(?<promised>${trade}) (?:can|will) be sponsored${turn}(?<denied>${trade}) (?:cannot|will not|can't|won't)(?: be(?: sponsored)?)?\W*$`,
].map((rule) => new RegExp(rule, 'i')); // prettier-ignore

const tradesIn = (said: string) => {
  for (const form of forms) {
    const { promised, denied } = form.exec(said)?.groups ?? {};
    if (promised !== undefined && denied !== undefined) return { promised, denied };
  }
  return undefined;
};

/** `said` in plain words, one sentence. */
export const isForOneTrade = (said: string): boolean => tradesIn(said) !== undefined;

const one = (people: string) => people.toLowerCase().replace(/s$/, '').trim();
const countOf = (what: string, text: string) => text.split(what).length - 1;
const MOST_READ = 40_000;

/** Whether `text` speaks of such people in more than what is `said`. */
export function speaksOf(people: string, said: string, text: string): boolean {
  const trade = one(people);
  return countOf(trade, text.slice(0, MOST_READ).toLowerCase()) > countOf(trade, said.toLowerCase());
}

/** Whether the rest of `text` speaks of the trade that is denied a visa. */
export function isDeniedToThisTrade(said: string, text: string): boolean {
  const denied = tradesIn(said)?.denied;
  return denied !== undefined && speaksOf(denied, said, text);
}
