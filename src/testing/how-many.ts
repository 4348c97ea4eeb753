/** How often a test repeats: a few times in a full run, or as often as the variable says. */
export const howMany = (variable: string, inWholeRun: number): number => Number(process.env[variable] ?? inWholeRun);

/** Where a trial keeps what it measured, if the variable names a file. */
export const measuredFile = (): string | undefined => process.env.MEASURED;
