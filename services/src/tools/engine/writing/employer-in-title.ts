import type { AdvertFacts } from '../reading/advert-reader.js';
import { occupationOf } from '../reading/occupation-families.js';
import { namesPerson } from '../reading/occupations.js';
import { isPlaceOnly } from '../reading/places.js';
import { skillsNamedIn } from '../reading/skill-finder.js';
import { namesOrganisation } from '../reading/work-done.js';
import { knowsWord } from '../vocabulary/known-words.js';

const MOST_WORDS_OF_A_NAME = 4;
/** What a department, a shift or a section is called, though no list has the word. */
const OF_WHAT_KIND =
  /(?:ology|iatry|ics|ary|therapy|care|ing|tion|ment|ships?|services?)$|^(?:midweek|weekends?|larder|grill|brasserie|banqueting|bank|relief|level|band|grade|year|stage|team|full|part|perm|permanent|temp|temporary|remote|hybrid|urgent|immediate)$/i;

/**
 * "Site Engineer, Balfour Beatty, York": who is looking for somebody, named between what and where in the first line. A name
 * has a word that no list knows, so that "Staff Nurse, Intensive Care, Leeds" stays the title of a post.
 */
export function withEmployerOfTitle(advert: AdvertFacts): AdvertFacts {
  const { company, title, titleLine } = advert;
  if (company !== null) return { ...advert, company: company.replace(HOW_LARGE, '') || company };
  if (title === null || titleLine === null) return advert;
  const [role = '', name = '', place = '', ...more] = (titleLine.split(/\.(?=\s|$)/)[0] ?? '').split(/,\s+/);
  const isSo =
    more.length === 0 && isPlaceOnly(place) && occupationOf(role) !== null && title.startsWith(role) && isName(name);
  if (isSo) return { ...advert, title: role, company: name };
  // "Lead Data Engineer, Some Bank": of a name without a place nobody knows whether it is one itself
  const [own = '', last = '', ...rest] = title.split(/,\s+/);
  if (rest.length > 0 || last === '' || occupationOf(own) === null) return advert;
  if (isPlaceOnly(last)) return { ...advert, title: own };
  return isName(last) ? { ...advert, title: own, company: namesOrganisation(last) ? last : null } : advert;
}

/** "Some Logistics (450 employees, five depots)": what a bracket says of an employer is no part of its name. */
const HOW_LARGE = /\s*\([^()]*(?:\d|,|\p{Ll} \p{Ll})[^()]*\)/gu;

function isName(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => !/^(?:and|of|the|&)$/.test(word));
  return (
    words.length <= MOST_WORDS_OF_A_NAME &&
    words.every((word) => /^\p{Lu}[\p{L}'’&.-]+$/u.test(word)) &&
    occupationOf(text) === null &&
    skillsNamedIn(text).length === 0 &&
    (namesOrganisation(text) ||
      (/^The \p{Lu}/u.test(text) && !words.some((word) => OF_WHAT_KIND.test(word))) ||
      (!namesPerson(text) &&
        words.some((word) => word.length > 2 && !OF_WHAT_KIND.test(word) && !knowsWord(word.toLowerCase()))))
  );
}
