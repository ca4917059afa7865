import { trades } from './other-papers.js';

/**
 * The words by which a denial behind a promise is one of the promise itself: what is given and what it rests on, the post
 * that it is for, and whoever needs it. A clause without any of them denies something else.
 */

export const sponsoring = String.raw`(?:sponsor\w*|visas?|certificates?|permits?|permission|(?<!\b${trades} )licen[cs]e\w*|allocat\w*|quotas?|capacity|rights?|status|citizen\w*|residen\w*|settled|leave to)`;
export const thePost = String.raw`(?:roles?|posts?|positions?|jobs?|vacanc\w+|grades?|bands?|salar\w+)`;
export const byPronoun = String.raw`(?:this|these|that|those|it|one|such)`;
export const whoApplies = String.raw`(?:candidates?|applicants?|overseas|abroad|international\w*|foreign\w*|immigra\w*|need\w*|requir\w*|qualif\w*|eligib\w*|anyone|everyone|staff|people)`;
