/** Joins class names; what is not there is left out. */
export const classes = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ');
