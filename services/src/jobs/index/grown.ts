type Numbers = Int32Array | Uint32Array | Uint16Array | Uint8Array | Float64Array;

/** The array itself, or a copy twice as long where `length` does not fit. */
export function grown<T extends Numbers>(array: T, length: number): T {
  if (length <= array.length) return array;
  const wider = new (array.constructor as new (length: number) => T)(Math.max(length, array.length * 2));
  wider.set(array);
  return wider;
}
