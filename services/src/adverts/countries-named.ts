/**
 * The countries whose adverts the rules read, by the names that adverts commonly give them. Lists that mean something else
 * stand where they are used: places of posts (`promised-elsewhere.ts`), who shares a visa (`scheme-country.ts`), whose
 * citizens alone are taken (`sponsorship-rules.ts`).
 */

/** Of whose citizens an advert says that they need no visa, or that all others need one. */
export const nationAdjective = String.raw`british|u\.?k\.?|irish|eu|eea|swiss|u\.?s\.?|american|canadian|australian|new zealand|nz|english|scottish|welsh|european|commonwealth`;

/** Where somebody works, or may work. */
export const countryNamed = String.raw`u\.?k\b\.?|u\.?s\.?a?\b\.?|united kingdom|united states(?: of america)?|great britain|britain|england|scotland|wales|northern ireland|(?:republic of )?ireland|canada|australia|new zealand|nz|eu|eea|europe(?:an union)?|netherlands|germany|france|spain|italy|poland|portugal|sweden|norway|denmark|finland|belgium|austria|switzerland|luxembourg|malta|singapore`;
