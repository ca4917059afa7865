/** The name of a job's employer without spaces around it; empty where a faulty answer leaves it out or blank. */
export const companyOf = ({ company }: { company: string | null }): string => company?.trim() ?? '';
