/** What names a place is sooner meant as one than as a company or a skill, but not sooner than as a title. */
export const weights = {
  // in both of its words more than one of them in a title and the other in the place, and less than both in a title
  townOfSeveral: 30,
  place: 25,
  within: 23,
  nameOfState: 13,
  asWritten: 11,
  typed: 10,
  spelledOtherwise: 9,
  synonym: 8,
  relative: 7,
  begun: 6,
  besidePlace: 7,
  // of a word that jobs have: in a title less than the word itself in a skill, for who works a lathe is no lather
  goneOn: 3,
};
