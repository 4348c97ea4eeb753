/** How often a test asks: few times in a whole run, as often as the variable says in a trial. */
export const howMany = (variable: string, inWholeRun: number): number => Number(process.env[variable] ?? inWholeRun);

/** Where a trial keeps what it measured, if the variable names a file. */
export const measuredFile = (): string | undefined => process.env.MEASURED;
