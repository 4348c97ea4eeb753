/** An actor’s current name. Automatic actions and drivers’ links have names of their own. */
export const nameOf = (names: ReadonlyMap<string, string>, actor: string): string => names.get(actor) ?? actor;
