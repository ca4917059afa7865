/**
 * The words by which a denial behind a promise is one of the promise itself: what is given and what it rests on, the post
 * that it is for, and whoever needs it. A clause without any of them denies something else.
 */

/** Of what else a licence is: to drive, to guard, to serve, to mend. */
const trades = String.raw`(?:driv(?:ing|er's|ers)|fork-?lift|lift|truck|hgv|lgv|pcv|psv|c1|cat(?:egory)? \w|bus|car|van|taxi|private hire|motor-?cycle|motor-?bike|moped|tractor|plant|crane|counter-?balance|reach|sia|security|door supervis(?:or|ion)|cctv|gas|refrigerant|electrical|personal|premises|alcohol|bar|liquor|gambling|food|pilot'?s?|flying|aircraft|engineer'?s|boat|firearms?|shotgun|spray(?:ing)?|pesticide|waste|scaffold\w*|chainsaw|teaching|operator'?s?|trade|software|music|tv)`;

export const sponsoring = String.raw`(?:sponsor\w*|visas?|certificates?|permits?|permission|(?<!\b${trades} )licen[cs]e\w*|allocat\w*|quotas?|capacity|rights?|status|citizen\w*|residen\w*|settled|leave to)`;
export const thePost = String.raw`(?:roles?|posts?|positions?|jobs?|vacanc\w+|grades?|bands?|salar\w+)`;
export const byPronoun = String.raw`(?:this|these|that|those|it|one|such)`;
export const whoApplies = String.raw`(?:candidates?|applicants?|overseas|abroad|international\w*|foreign\w*|immigra\w*|need\w*|requir\w*|qualif\w*|eligib\w*|anyone|everyone|staff|people)`;
