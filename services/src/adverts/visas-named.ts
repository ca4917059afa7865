/** The visas and permits that an employer sponsors, by the names that laws and adverts give them. */

/** Names that are of nothing else. */
export const certainVisas = String.raw`skilled[- ]?worker|h-?1-?bs?|h-?2-?[ab]s?|green ?cards?|lmias?|aewv|blue cards?`;
/** Names that are of a visa where "visa", "route" or the like stands behind them. */
export const visasByLaw = String.raw`minister of religion|(?:international )?sports ?person|creative worker|(?:senior or )?specialist worker|graduate trainee|global business mobility|seasonal (?:agricultural )?worker|scale-?up(?: worker)?|religious worker|accredited employer work(?:er)?|temporary skill shortage|skills in demand|employer nomination(?: scheme)?|intra-company transfer|straight to residence|work to residence|t[25]|p-1[ab]?|r-1|eb-?[123]`;
/** Short names by letters or numbers, of visas wherever visas are spoken of. */
export const visasInShort = String.raw`o-1|l-1|e-3|tn`;
export const healthAndCare = String.raw`health (?:and|&) (?:social )?care(?: worker)?`;
