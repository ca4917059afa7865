/** The countries on whose adverts and laws of immigration the rules read, by every name that an advert gives them. */

/** Of whose citizens an advert says that they need no visa, or that others do. */
export const nationAdjective = String.raw`british|u\.?k\.?|irish|eu|eea|swiss|u\.?s\.?|american|canadian|australian|new zealand|nz|english|scottish|welsh|european|commonwealth`;

/** Where somebody works, or may work. */
export const countryNamed = String.raw`u\.?k\b\.?|u\.?s\.?a?\b\.?|united kingdom|united states(?: of america)?|great britain|britain|england|scotland|wales|northern ireland|(?:republic of )?ireland|canada|australia|new zealand|nz|eu|eea|europe(?:an union)?|netherlands|germany|france|spain|italy|poland|portugal|sweden|norway|denmark|finland|belgium|austria|switzerland|luxembourg|malta|singapore`;
