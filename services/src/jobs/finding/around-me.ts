const aroundMe =
  /(?<![\p{L}\p{N}])(?:(?:near|nearby|around|close to|next to) me|(?:near|around) my (?:location|home|house|place|area)|in my (?:area|city|town|country)|near ?by)(?![\p{L}\p{N}])/giu;

/** "cashier jobs near me": where that is nobody has said, and it is not Maine, which "ME" is short for. */
export const withoutAroundMe = (text: string): string => text.replace(aroundMe, ' ').trim();
