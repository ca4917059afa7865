/** "Mary'S", "ST John", "Stoke-On-Trent": what small letters make of names in capitals, as they are written. */
export const namesInOrder = (text: string): string =>
  text
    .replace(/(?<=\p{Ll}['’])S(?!\p{L})/gu, 's')
    .replace(/(?<!\p{L})ST(?= \p{Lu}\p{Ll})/gu, 'St')
    .replace(/(?<=\p{Ll}-)(?:On|Upon|Under|In|By|Le|La|De|The|Next|Sur|Cum|Super)(?=-\p{Lu})/gu, (small) =>
      small.toLowerCase(),
    );
