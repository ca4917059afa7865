const KINDS = String.raw`(?:(?:acting|lance|staff|colour|troop|platoon|company|section|squadron|regimental|flight|leading|chief|warrant|petty|able|second|flying|air|wing|group|junior|senior|quartermaster|provost|recruiting) ){0,3}`;
const RANKS = String.raw`(?:private|guardsman|fusilier|rifleman|kingsman|highlander|trooper|sapper|gunner|signaller|signalman|craftsman|marine|corporal|bombardier|sergeant(?:[- ]major)?|serjeant|officer (?:class (?:1|2|i|ii|one|two)|cadet)|lieutenant(?:[- ]commander|[- ]colonel)?|captain|major|colonel|brigadier|commander|(?:able |ordinary )?(?:seaman|rating|rate|seafarer)|leading (?:hand|seaman|rating|rate|aircraftm[ae]n|aircraftwoman)|petty officer|aircraftm[ae]n|aircraftwoman|air specialist|technician)`;
const A_RANK = new RegExp(
  String.raw`^(?:${KINDS}${RANKS}|(?:L|S|C)?(?:\/)?(?:Cpl|Sgt|Bdr)|Pte|Spr|Gnr|Tpr|WO[12]?|CSM|RSM|SSM|CQMS|SQMS|(?:C|W)?PO|SSgt|LCpl)$`,
  'iu',
);
/** Words of other trades as well: no rank by themselves. */
const OF_OTHER_TRADES =
  /^(?:(?:lead|senior|junior|chief) )?(?:technician|captain|major|officer|commander|private|marine)$/i;

/** "Troop Sergeant", "Lance Corporal", "Leading Hand": what somebody was in the forces. */
export const isRankOfTheForces = (title: string): boolean => {
  const said = title.trim();
  return said.length <= LONGEST && A_RANK.test(said) && !OF_OTHER_TRADES.test(said);
};
const LONGEST = 50;

/** "Corporal, Fleet Supervisor (2012 – 2018): ran …": rank, post and years before what was done; null where none stands first. */
export function rankFirst(text: string): string | null {
  const [said = ''] = RANK_AND_YEARS.exec(text) ?? [];
  return said !== '' && isRankOfTheForces(said.split(/[,(]|\s[–—|-]\s/)[0]!) ? said : null;
}
const RANK_AND_YEARS = /^\p{L}[^:.;\d]{2,70}(?:19|20)\d{2}[^:.;]{0,25}(?=: )/u;
