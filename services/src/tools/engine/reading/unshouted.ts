/** Short forms are spoken letter by letter: no vowel in them, or too many consonants at the beginning. */
const A_SHORT_FORM =
  /^(?:[^AEIOUY]+|(?!SCH|STR|SPR|SCR|SHR|SPL|THR|CHR|PHR)[^AEIOUY]{3,}.*|(?!OAK|INN|BAR|OLD|NEW|RED|FOX|SUN|SEA|BAY|ASH|ELM|BOX|ICE|TEA|PUB|SPA|PET|CAR|VAN|EYE|ONE|TWO|SIX|TEN|BIG|FIG|DOG|CAT|COW|HEN|PIG|RAM|OWL|BEE|HOP|CUP|POT|PAN|PIE|JAM|OIL|AIR|SKY|KEY|LAW|TAX|ART|TOP|HUB|GYM|TOY|BOX|WAY|DAY|KID|MAN|END|FLY|HAT|JOB|LEG|MAP|NUT|RIB|ROD|RYE|SON|TIN|WAX|WEB|ZOO).{1,3}|UNICEF|UNESCO|NATO|IKEA|ASDA|NHSBT|LLP|GMBH)$/;

/** "Morrisons Supermarkets" of "MORRISONS SUPERMARKETS"; a name of one word stays as it is written. */
export const unshouted = (name: string): string =>
  /^[\p{Lu}\s\d&'’.,-]+$/u.test(name) && /\p{Lu}{2,}\S* \S/u.test(name)
    ? name.replace(/(?<=\p{L}['’])S(?!\p{L})|\p{Lu}{2,}/gu, (word) => {
        if (word === 'S') return 's';
        if (word === 'LTD') return 'Ltd';
        if (word === 'ST') return 'St';
        if (SMALL.has(word)) return word.toLowerCase();
        return A_SHORT_FORM.test(word) ? word : word.charAt(0) + word.slice(1).toLowerCase();
      })
    : name;
/** "LEEDS" behind such a name. */
export const unshoutedTown = (town: string): string =>
  /^\p{Lu}{4,}(?:[ -]\p{Lu}+)*$/u.test(town)
    ? town.replace(/\p{Lu}+/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    : town;
/** "Chef de Partie (Pasta)" of "CHEF DE PARTIE (Pasta)", "HGV Driver" of "HGV DRIVER": what somebody is, where all of it is in capitals. */
export const unshoutedRole = (role: string): string => {
  const [shouted = ''] = /^[^(]*/.exec(role) ?? [];
  if (!/^[\p{Lu}\s\d&'’.,/+-]+$/u.test(shouted) || !/\p{Lu}{4}/u.test(shouted)) return role;
  const said = shouted.replace(/\p{Lu}{2,}/gu, (word) =>
    SMALL.has(word) ? word.toLowerCase() : isSaidInLetters(word) ? word : word.charAt(0) + word.slice(1).toLowerCase(),
  );
  return said + role.slice(shouted.length);
};
const isSaidInLetters = (word: string): boolean => A_SHORT_FORM.test(word) || IN_TITLES.test(word);
/** Short forms that are spoken as words. */
const IN_TITLES = /^(?:SENCO|SENDCO|SEND|EYFS|NEBOSH|IOSH|AUTOCAD|SCADA|MERN|MEAN|CAMHS|CISO|HVAC)$/;
const SMALL = new Set(['OF', 'AND', 'THE', 'FOR', 'IN', 'AT', 'ON', 'DE', 'TO']);
