/** As it can stand inside a sentence: "Acme Inc., London" and "etc.." would end it in the middle. */
export const tidy = (text: string): string => text.replace(/\.{2,}/g, '.').replace(/\.(?=[,;:])/g, '');

export const endless = (text: string): string => tidy(text).replace(/[\s.;]+$/, '');

export const sentence = (text: string): string => (text.endsWith('…') ? text : `${text.replace(/[\s.;]+$/, '')}.`);
