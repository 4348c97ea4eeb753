/** How many examples a property test tries: few in a full run, or as many as the variable says. */
export const howMany = (variable: string, inWholeRun: number): number => Number(process.env[variable] ?? inWholeRun);
