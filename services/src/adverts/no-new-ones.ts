import { employed } from './people-named.js';

/**
 * "We sponsor care workers already with us. We are not taking new ones.": whoever reads an advert would be a new one. Behind a
 * promise it refuses; of clients, patients or bookings it says nothing.
 */

const people = String.raw`(?:ones|people|starters|joiners|recruits|hires|applicants|applications|candidates|employees|colleagues|team members|${employed})`;
const newOnes = String.raw`(?:(?:(?:any|the) )?(?:new|more|further|additional|other) (?:[\w-]+ )?${people}|(?:any )?(?:more|others|further)(?: of them)?|(?:any|no|some)(?:body|one) (?:new|else))`;
const take = String.raw`(?:tak(?:e|ing)(?: on)?|accept(?:ing)?|hir(?:e|ing)|recruit(?:ing)?|add(?:ing)?|sponsor(?:ing)?|employ(?:ing)?|appoint(?:ing)?|look(?:ing)? for)`;
const taken = String.raw`(?:taken(?: on)?|accepted|hired|recruited|added|sponsored|employed|appointed|considered|possible)`;
const now = String.raw`(?:now|yet|any ?more|currently|sadly|unfortunately|though|however|at (?:present|the moment|this time)|for (?:now|the moment)|this (?:year|time|season|round)|until (?:further notice|[\w ]{3,20})|from (?:overseas|abroad|[\w ]{3,20})|to sponsor)`;
const not = String.raw`(?:(?: (?:can|do|does|will|are|is|could|would|have|has)|'re|'ll|'ve)?(?: not|n't|not)| cannot| can't| won't| no longer|(?: are| is|'re)(?: no longer| unable to))`;
const before = String.raw`^\W*(?:(?:but|and|however|unfortunately|sadly|regrettably|alas|please note(?: that)?|now|currently|for now|at (?:present|the moment|this time)|this (?:year|time|season|round)),? )*`;
const we = String.raw`(?:we|they|the (?:trust|company|home|school|farm|hotel|employer|group|council|university))`;

const rules = [
  String.raw`${we}${not}(?: (?:be|been|currently|now|able to|looking to|going to|planning to))* ${take} ${newOnes}`,
  String.raw`${we}(?: (?:will|can|shall|are|have))?(?: (?:be|now|currently|therefore))* (?:${take}|taken(?: on)?|sponsored) no ${newOnes}`,
  String.raw`${we}(?:'ve| have)(?: now| since)* (?:stopped|ceased|paused|finished) ${take} ${newOnes}`,
  String.raw`${we} (?:have|has) no (?:room|places?|spaces?|capacity|plans?|budget|funds)(?: left)? (?:for|to ${take}) ${newOnes}`,
  String.raw`(?:there (?:is|are|will be) )?no ${newOnes}(?: (?:is|are|will be|can be)(?: being)?(?: ${taken})?)?`,
  String.raw`nobody (?:new|else) (?:is|will be|can be)(?: being)?(?: ${taken})?`,
  String.raw`${newOnes} (?:(?:are|is|will|can|could)(?: not|n't)|cannot|can't|won't)(?: (?:be|being|currently))* ${taken}`,
].map((rule) => new RegExp(String.raw`${before}${rule}(?:,? ${now}){0,2}\W*$`, 'i'));

/** A sentence right behind a promise, in plain words. */
export const takesNoNewOnes = (sentence: string): boolean => rules.some((rule) => rule.test(sentence));
