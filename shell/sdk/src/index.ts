export const sdkId = Math.random();
