/** What a method of analysis is validated for, by words that are said of nothing else. */
const FIGURES_OF_MERIT = String.raw`(?:linearity|LOD|LOQ|limits? of (?:detection|quantification|quantitation|determination)|(?:intermediate )?precision,? (?:and|or|accuracy)|repeatability|robustness|ruggedness|recovery)`;
const A_METHOD = String.raw`(?:methods?|assays?|titrations?|ELISAs?|PCRs?|(?:UP|UH)?(?:HP)?LC(?:[-/]MS)?|GC(?:[-/]MS)?|chromatograph\w*|spectroscop\w*|spectrometr\w*)`;

/** "Validated two assays", "validated linearity and limit of detection", "determined the LOD of a chromatography method". */
export const METHOD_VALIDATED = new RegExp(
  [
    String.raw`\bvalidat(?:e|ed|es|ing)\b[^.;\n]{0,25}\b(?:methods?|assays?)\b`,
    String.raw`\bvalidat(?:e|ed|es|ing|ion)\b[^.;\n]{0,40}\b(?:linearity|LOD|LOQ|limits? of (?:detection|quantification|quantitation|determination)|repeatability|ruggedness)\b`,
    String.raw`\b${FIGURES_OF_MERIT}\b[^.;\n]{0,50}\b(?:of|for|in|by) (?:[\p{L}-]+ ){0,4}${A_METHOD}(?!\p{L})`,
  ].join('|'),
  'giu',
);
