/** Where people of a trade stand, and what they hold, said in place of the trade: "20 years behind the stove". */
const BEHIND = 'bars?|stoves?|wheel|counters?|chair|tills?|(?:front |reception )?desk|grills?|pass|camera|lens|decks';
const ON =
  'tools|trowel|roads?|doors?|(?:shop )?floor|tills?|checkouts?|brushes|spanners|(?:production |assembly |packing )?lines?|bench|pass|grill|stove|phones?|railways?|(?:building |construction )?sites?|farms?|wards?|reception|rigs?|boats?|trawlers?|ships?|cruise ships|buses|lorries|trucks|vans|trains|ambulances|cranes|diggers|forklifts|machines|lathes?|scaffolds?|roofs|motorways|(?:night|day) shifts?|front ?line';
const AT = 'chairside|wheel|sea|coal ?face|bench|bedside|sharp end|(?:front|reception) desk|stove|till|counter';
const UNDER = 'bonnets?|cars|vehicles';
/** Several of them: who is in prison or in hospital need not work there. */
const IN =
  'houses|homes|(?:tower )?blocks|new[ -]builds?|shipyards|yards|dockyards|docks|factories|mills|foundries|mines|quarries|plants|power stations|refineries|workshops|garages|warehouses|depots|airports|stations|kitchens|restaurants|caf[eé]s|pubs|bars|hotels|bakeries|shops|stores|supermarkets|salons|barbershops|gyms|spas|schools|classrooms|nurseries|colleges|hospitals|clinics|surgeries|pharmacies|wards|theatres|laborator(?:y|ies)|labs|offices|call cent(?:re|er)s|contact cent(?:re|er)s|banks|studios|newsrooms|courts|prisons|farms|dairies|orchards|vineyards|greenhouses|glasshouses|stables|forests|gardens|museums|libraries|theatre companies';
/** One of them, where it is called so for the whole trade. */
const IN_THE = 'trade|classroom|kitchen|field|industry|sector|salon|workshop|warehouse|office|pits|building trade';
const IN_A =
  '(?:private|general|dental|veterinary|legal|accountancy) practice|dentistry|social housing|intensive care|primary care|social care|domiciliary care|child ?care|dispensing|catering|haulage|distribution|engineering|agriculture|horticulture|security|cleaning|property|recruitment|insurance|telecoms?|fashion|journalism|publishing';
/** "Busy city", "domestic": in small letters, as what has capitals may be a town. */
const OF_A_KIND = String.raw`(?:(?!(?:my|our|own|this|same|with|no|not|old|student)\b)\p{Ll}[\p{Ll}-]* (?:(?:and|or|&) )?){0,3}?`;

/** Behind a number of years: what says that they were worked. */
export const AT_WORK = String.raw`(?:(?:stood )?behind (?:the |an? )?${OF_A_KIND}(?:${BEHIND})|(?:out )?on (?:the |an? )?${OF_A_KIND}(?:${ON})|at (?:the )?${OF_A_KIND}(?:${AT})|under (?:the )?(?:${UNDER})|in ${OF_A_KIND}(?:${IN})|in (?:the |an? )${OF_A_KIND}(?:${IN_THE})|in ${OF_A_KIND}(?:${IN_A})|(?:front|back) of house)(?!\p{L})`;

/** What follows a number of years that somebody learned, lived or was away for. */
export const NOT_AT_WORK = String.raw`(?: (?:in|on|at|with|under|of|as|for) (?:(?:the|my|an?|this|that|his|her|their|our|same|one|parental|maternity|paternity|sick|career|full[- ]time) )*(?:UK|U\.K\.|United Kingdom|Great Britain|Britain|England|Scotland|Wales|Ireland|country|leave|break|school|sixth form|college|uni(?:versity)?|education|study|studies|training|prison|jail|recovery|rehab(?:ilitation)?|remission|benefits|dole|visa|hospital(?=\s*(?:$|[.,;])| with| after| as a patient)|house|flat|area|town|city|family|wife|husband|partner|kids|board|council|committee|pension|waiting list|student|volunteer|guarantee|warranty)(?!\p{L}))`;
