/** "Bristol | 07700 900456", "ana@some.example": how to reach somebody, by mail or by telephone. */
export const namesAWayToReach = (text: string): boolean => /\S@\S|(?:\d[ ()-]?){10}/.test(text);
