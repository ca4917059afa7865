/**
 * Who is meant by a noun: people whom an employer sponsors by a visa, people who are sponsored for something else, and
 * things whose name only ends as those for people do. Whoever asks what the verb "sponsor" has as its object asks here.
 */

/** Things and places: "flowers", "Easter", "Rovers". */
export const endsAlike = String.raw`flowers?|posters?|computers?|dinners?|suppers?|shelters?|rivers?|towers?|summers?|winters?|numbers?|papers?|easter|letters?|centers?|theaters?|corners?|borders?|colou?rs?|doors?|floors?|motors?|covers?|banners?|shoulders?|boosters?|dusters?|gutters?|newsletters?|chapters?|soccer|poker|snooker|cider|beer|november|movember|december|october|september|manchester|leicester|worcester|gloucester|chester|colchester|lancaster|doncaster|ulster|leinster|munster|harbou?r|tractors?|trailers?|minibuses|cancer|rother|water|air ambulance|lantern|restaurants?|pants|plants?|rovers|wanderers|tigers|steelers|panthers`;

const athlete =
  'player|athlete|runner|rider|swimmer|racer|golfer|footballer|cricketer|boxer|rower|cyclist|gamer|streamer|goalkeeper';
/** Of whom a match or a run is sponsored, and no visa unless one is named. */
export const athletes = `(?:${athlete})s`;

/** People who are sponsored for a match, a course or a cause, and more things that are taken for people by their ending. */
const sponsoredOtherwise = String.raw`(?:${athlete})s?|orders?|others?|or|for|their|users?|customers?|walkers?|influencers?|bloggers?|creators?|learners?|beginners?|members?|supporters?|volunteers?|fundraisers?|partners?|sponsors?|stickers?|lockers?|trailblazers?|transfers?|offers?|prayers?|hamsters?|tigers?|donors?|guests?|elephants?|grants?|refugees?|trees?|bees?|committees?|coffees?|fees?|degrees?|trustees?|employers?|providers?|charters?|calendars?|concerts?|explorers?|scholars?|elders?|bursars?|sisters?|brothers?|mothers?|fathers?|daughters?|toddlers?|youngsters?|teenagers?|pensioners?|prisoners?|strangers?|neighbours?|villagers?|rangers?|rovers?|wanderers?|warriors?|raiders?|panthers?|steelers?|sparklers?|crackers?|jumpers?|scooters?|choristers?|orchestras?|performers?|singers?|speakers?|exhibitors?|stallholders?`;

/** Whom an employer takes on, where the word does not end as one for people does, or may be of few letters. */
export const employed = String.raw`nurses?|doctors?|vets?|chefs?|cooks?|bakers?|carers?|surgeons?|registrars?|architects?|analysts?|midwi(?:fe|ves)|physios?|pharmacists?|dentists?|opticians?|optometrists?|baristas?|interpreters?|shepherds?|[a-z]+masons?|masons?|mechanics?|technicians?|techs|interns?|sysadmins?|devs?|engineers?|butchers?|tailors?|curates?|priests?|actuar(?:y|ies)|attorneys?|secretar(?:y|ies)|waitress(?:es)?|seamstress(?:es)?|hostess(?:es)?|pizzaiolos?|commis|kps?|shos?|hcas?|rgns?|rmns?|odps?|gps?|postdocs?|clerks?|judges?|lecturers?|professors?|assistants?|associates?|scientists?|academics?|specialists?|experts?|deckhands?|farmhands?|hands|au pairs?|nann(?:y|ies)|grooms?|guards?|pilots?|crew|staff|[a-z]{3,}m[ae]n|[a-z]+smiths?|[a-z]+wrights?|chambermaids?|housekeep(?:er|ers)|paramedics?|medics|clinicians?|consultants?|locums?|stewards?|valets?|jockeys?|bosuns?|gh?illies?|roughnecks?|roustabouts?`;

/** Who comes along with whoever is sponsored. */
export const family = String.raw`(?:dependants?|dependents?|spous\w+|partners?|husbands?|wife|wives|famil(?:y|ies)|children|relatives)\b`;

/** Any other word for people: who they are to each other or to us, or what they do that may be sponsored otherwise. */
export const anyPeople = String.raw`you|your|yours|yourself|me|my|us|him|his|her|them|their|it|its|these|those|this|that|some|many|most|all|any|every|everyone|everybody|each|both|another|none|anyone|anybody|someone|somebody|nobody|whoever|whom\w*|others|people|persons?|individuals?|candidates?|applicants?|applications?|appointees?|employees?|colleagues?|workforce|crews?|talents?|professionals?|nationals?|citizens?|internationals|foreign\w*|overseas|abroad|non-\w+|starters?|joiners?|starts|recruits?|graduates?|grads?|trainees?|refugees?|apprentices?|pairs?|herds?|heads?|leads?|chiefs?|aides?|fellows?|rns?|sho|medics?|imams?|rabbis?|pastors?|clergy|monks?|nuns?|athletes?|pros|guides?|labour|families|couples?|spouses?|dependants?|wives|husbands?|women|woman|men|man|ones?|[a-z]{2,}(?:women|woman|people|person|folk|hands?|herds?)|executives?|juniors?|seniors?|hosts?|hostess\w*|partners?`;

const endsAsPeople = String.raw`(?:ers?|ors?|ists?|ians?|ants?|eers?|yers?|ees?)`;
/** Who does something for a living: "the welder", "dental hygienists". */
export const doer = String.raw`(?!(?:${endsAlike})\b)[a-z-]{3,}${endsAsPeople}`;
export const doers = String.raw`(?!(?:${endsAlike})\b)[a-z-]{3,}(?:ers|ors|ists|ians|ants|eers|ees)`;
/** The same of those alone whom nobody sponsors for something else. */
export const employedDoer = String.raw`(?!(?:${endsAlike}|${sponsoredOtherwise})\b)[a-z-]{2,}(?:er|or|ist|ian|ant)s?`;

/** By its ending, in any letters. */
export const maybeNation = String.raw`[a-z]{3,}(?:ians|ans|inos|inas|ese|ards|ish|is)`;
/** By their names, in capitals. */
export const nation = String.raw`Nigerians|Ghanaians|Kenyans|Ugandans|Zimbabweans|Zambians|Malawians|Tanzanians|Ethiopians|Cameroonians|South Africans|Egyptians|Moroccans|Tunisians|Algerians|Indians|Pakistanis|Bangladeshis|Nepalis|Nepalese|Sri Lankans|Filipin[oa]s|Indonesians|Malaysians|Singaporeans|Vietnamese|Thais|Chinese|Japanese|Koreans|Turks|Syrians|Iranians|Iraqis|Jordanians|Lebanese|Emiratis|Saudis|Israelis|Russians|Ukrainians|Belarusians|Moldovans|Georgians|Armenians|Albanians|Kosovans|Serbs|Croats|Bosnians|Poles|Romanians|Bulgarians|Hungarians|Czechs|Slovaks|Lithuanians|Latvians|Estonians|Greeks|Italians|Spaniards|Portuguese|Germans|Austrians|Americans|Canadians|Mexicans|Brazilians|Colombians|Argentinians|Chileans|Peruvians|Jamaicans|Trinidadians|Australians|Aussies|New Zealanders|Kiwis|Fijians`;

const workplace = String.raw`(?:kitchen|nursing|care|clinical|medical|engineering|ward|data|software|dental|teaching|sales|night|bar|maintenance|site|office|bakery|salon|workshop)`;
/** Of an employer they are its people; with any other word before them ("the football team") they may be a club's. */
export const wholeTeam = String.raw`(?:(?:whole|entire|full|complete) (?:${workplace} )?(?:teams?|crew|staff|workforce|brigade)|(?:members?|rest) of (?:the|our) (?:(?:whole|entire) )?(?:${workplace} )?(?:team|crew|staff|workforce|brigade)|${workplace} (?:teams?|crew|brigade))`;

/** What an employer calls itself: "our trust". Of a club or a charity it may be another sponsorship. */
export const employer = String.raw`trust|hospital|homes?|clinic|practice|surgery|pharmacy|company|firm|business|group|chain|organi[sz]ation|employer|council|school|academy|university|college|institute|conservatoire|health board|nursery|hotel|restaurant|kitchen|bakery|farm|garage|factory|site|department|service|agency`;
