/** How often a test asks: few times in a whole run, as often as the variable says in a trial. */
export const howMany = (variable: string, inWholeRun: number): number => Number(process.env[variable] ?? inWholeRun);
