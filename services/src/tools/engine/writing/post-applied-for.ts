import { escaped } from '../../../platform/escaped.js';
import type { AdvertFacts } from '../reading/advert-reader.js';
import { endsInPerson } from '../reading/occupations.js';
import { isPlaceOnly } from '../reading/places.js';
import { knowsWord } from '../vocabulary/known-words.js';
import { withThe } from './with-the.js';

/** "Machine Learning Engineer, Some Company" names the employer once already. */
const withoutCompany = (title: string | null, company: string): string | null => {
  const at = title?.toLowerCase().indexOf(company.toLowerCase()) ?? -1;
  return title !== null && at > 0 ? title.slice(0, at).replace(/[\s,@|(–—-]+(?:at\s*)?$/i, '') : title;
};

/** "Some-Name (Roofing) Ltd", where the name was read without its bracket. */
export function asTheAdvertHasIt(company: string, advert: string): string {
  const words = company.split(/\s+/).map(escaped);
  const written = new RegExp(words.join(String.raw`\s(?:\([^()\n]{2,40}\)\s)?`), 'u').exec(advert)?.[0];
  return written?.includes('(') ? written : company;
}

/** "Cook in Charge", "Doctor in Acute Medicine": of what, where "Cook in Leeds" says where. */
function withItsField({ title, titleLine }: AdvertFacts): string | null {
  const behind = title !== null && titleLine?.startsWith(title) ? titleLine.slice(title.length) : '';
  const [said = '', field = ''] = /^ in (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?=$|[\s,.(–—-])/u.exec(behind) ?? [];
  const isField =
    field !== '' && !isPlaceOnly(field) && field.split(' ').every((word) => knowsWord(word.toLowerCase()));
  return isField ? `${title}${said}` : title;
}

/** "Negotiator and Manager (two roles)", "Lecturer / Tutor" of "two posts": nobody applies for both in one. */
function asOne(title: string | null, advert: string): string | null {
  const isOfTwo = title !== null && / (?:and|or|&|\/) /.test(title) && SEVERAL_POSTS.test(advert);
  return isOfTwo ? null : title;
}
const SEVERAL_POSTS =
  /\b(?:two|three|both|several|multiple|\d) (?:new |exciting |different |separate )?(?:roles|posts|positions|vacancies|jobs)\b/i;

/** "MANAGEMENT ACCOUNTANT" inside a sentence; short forms keep their capitals. */
const unshouted = (title: string): string =>
  /^\P{Ll}*$/u.test(title)
    ? title.replace(/\p{Lu}{4,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    : title;

/** "HGV Drivers" are looked for, and one of them applies. */
const inOne = (title: string): string =>
  title.replace(/^([^,(–—|:]*\p{Ll})s(?=$|[,(–—|:]|\s[(–—|-])/u, (many, one: string) =>
    /\p{Ll}(?:smith|wright)$/u.test(one) || (NAMES_A_PERSON.test(one) && endsInPerson(one)) ? one : many,
  );
const NAMES_A_PERSON =
  /(?:er|or|ist|ian|man|woman|smith|wright|mason|assistant|operative|nurse|technician|attendant|apprentice|steward|clerk|chef|cook|guard|pilot|mechanic|hand|host|agent)$/i;

/** What one applies for by its title: in small letters, and one of those who are looked for. */
export const titleSaid = (title: string): string => inOne(unshouted(title));

/** The sentence that a letter begins with; `text` is all of the advert. */
export function appliedFor(advert: AdvertFacts, text: string, company: string | null): string {
  const whole = asOne(withItsField(advert), text);
  const own = company ? withoutCompany(whole, company) : whole;
  const post = own === null ? 'the post you advertise' : `the post of ${titleSaid(own)}`;
  return `I am applying for ${post}${company ? ` at ${withThe(company)}` : ''}.`;
}
