/** Milliseconds that this process has computed so far: what else the machine does counts for nothing. */
export const processorMs = (): number => process.cpuUsage().user / 1_000;
