import { sign } from './pay-currency.js';

const digits = String.raw`\d{1,9}(?:[,.'’]\d{1,3}){0,4}`;
const one = String.raw`(?:${sign}\s?${digits}|(?<![\d.,])${digits}\s?${sign})(?:\s?k(?![a-z]))?`;

/** Who pays for what the employer gives; a member of a team or of staff is paid. */
const customer = String.raw`(?<!(?:team|staff|crew|cast|panel|board|committee|faculty|bank|cabin|ensemble|band|chorus|choir|squad)[\s-])(?:members|residents|customers|parents|carers and parents|families|students|pupils|learners|guests|tenants|lodgers|patients|subscribers|visitors|passengers|delegates|attendees|participants|players|hirers|users|boarders|campers|leaseholders|householders|drinkers|diners|shoppers|motorists|fans|donors|supporters|non-members|everyone else|the public|(?:each|every|a|one) (?:member|resident|customer|parent|family|student|pupil|learner|guest|tenant|lodger|patient|subscriber|visitor|passenger|delegate|participant|player))`;
const adverb = String.raw`(?:(?:each|all|only|just|then|also|now|currently|usually|normally|typically|can|may|will|must|would|should|have to|need to|who join|who stay)\s){0,3}`;
const words = String.raw`(?:(?!(?:you|us|our staff|their (?:carers?|tutors?|nannies|nanny|assistants?|pas?|staff|workers?))(?!\p{L}))[\p{L}'’-]{1,20}\s){0,7}`;
const goesOn = String.raw`(?![^.;]{0,40}\s(?:to|for)\s(?:you|your work|their (?:own )?(?:carers?|tutors?|nannies|nanny|assistants?|pas?|staff|workers?))(?!\p{L}))`;

const paidByOthers = new RegExp(
  String.raw`(?<![\p{L}\d])${customer}\s${adverb}(?:pays?|spends?)\s${words}${one}${goesOn}(?:(?!\s(?:and|but|while)\s(?:we|you|your|our|the (?:pay|salary|wage)|pay|salary|staff|lifeguards)(?!\p{L}))[^.,;:!?()\n£€$]){0,80}`,
  'giu',
);

/** A sentence without what others pay: the "£30 a month" of a club's members is nobody's wage. */
export const withoutPaidByOthers = (sentence: string): string => sentence.replace(paidByOthers, '');
