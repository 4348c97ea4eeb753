/** An actor’s current name, including fixed names for automatic actions and drivers’ links. */
export const nameOf = (names: ReadonlyMap<string, string>, actor: string): string => names.get(actor) ?? actor;
