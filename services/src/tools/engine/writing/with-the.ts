/** "University of Leeds", "Bank of England", "Department for Work and Pensions": said with an article inside a sentence. */
const OF_SOMETHING =
  /^(?:University|Institute|Ministry|Bank|Church|Diocese|Royal (?:College|Society|Bank|Borough)|London Borough|Borough|Department) (?:of|for) (?=\p{Lu})/u;
/** "University of Life Academy" is called so from its first word on. */
const ENDS_OTHERWISE = /\s(?:School|Academy|Nursery|Ltd|Limited|plc|LLP|Club|Press|Centre|Hotel|Pub|Bar)$/i;

/** What is called after a country or an office, and is the only one. */
const THE_ONE =
  /^(?:(?:Scottish|Welsh|UK|Irish) (?:Government|Parliament|Executive|Prison Service|Ambulance Service)|(?:National|British|Natural History|Imperial War|Science) (?:Library|Museums?|Gallery|Galleries|Theatre|Trust|Archives|Council|Army)|Home Office|Foreign Office|Cabinet Office|Met Office|Royal (?:Navy|Air Force|Marines|Opera House|Albert Hall)|Environment Agency|Forestry Commission|Care Quality Commission|Crown Prosecution Service|Metropolitan Police|Ambulance Service|Post Office|Countess of \p{Lu}\p{Ll}+)(?!\p{L})/u;

export const withThe = (name: string): string =>
  (OF_SOMETHING.test(name) || THE_ONE.test(name)) && !ENDS_OTHERWISE.test(name.split(/,\s+/)[0]!)
    ? `the ${name}`
    : name;
